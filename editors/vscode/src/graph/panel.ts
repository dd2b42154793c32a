// The panel with the control-flow graph of the function at the cursor. The page in it draws (src/page/graph.ts); here it is told what,
// and what it asks for is done.
import * as vscode from 'vscode';
import type { Client } from '../client';
import type { Graph, ToPage, ToPanel } from './model';

export const VIEW_TYPE = 'ori.graph';

/** How long after an edit the graph is asked for, in milliseconds: not at each key of a fast typist. */
const SOON = 120;

/** Which document's graph is shown, and where in it. */
interface Place {
  uri: vscode.Uri;
  position: vscode.Position;
}

export class GraphPanel implements vscode.Disposable {
  private panel: vscode.WebviewPanel | undefined;
  private ready = false;
  private place: Place | undefined;
  private graph: Graph | undefined; // that the page has
  private pinned = false;
  private asking: vscode.CancellationTokenSource | undefined;
  private timer: NodeJS.Timeout | undefined;
  private readonly subscriptions: vscode.Disposable[] = [];
  private readonly changed = new vscode.EventEmitter<Graph | undefined>();

  constructor(
    private readonly extension: vscode.Uri,
    private readonly client: Client,
  ) {
    this.subscriptions.push(
      this.changed,
      vscode.window.onDidChangeTextEditorSelection((event) => this.moved(event.textEditor)),
      vscode.window.onDidChangeActiveTextEditor((editor) => editor && this.moved(editor)),
      // Also told when a text that is shown already gets another language, as a listing does that is recognised by its content.
      vscode.workspace.onDidOpenTextDocument((document) => {
        const editor = vscode.window.activeTextEditor;
        if (editor?.document === document) {
          this.moved(editor);
        }
      }),
      vscode.workspace.onDidChangeTextDocument((event) => {
        if (event.contentChanges.length > 0 && event.document.uri.toString() === this.place?.uri.toString()) {
          this.askSoon();
        }
      }),
      vscode.workspace.onDidChangeConfiguration((event) => {
        if (event.affectsConfiguration('ori')) {
          this.askSoon();
        }
      }),
      client.onDidStart(() => this.askSoon()),
    );
  }

  /** Opens the panel beside the active editor, or brings it to the front. */
  show(): void {
    const editor = vscode.window.activeTextEditor;
    if (editor?.document.languageId === 'ori') {
      this.place = { uri: editor.document.uri, position: editor.selection.active };
    }
    if (this.panel) {
      this.panel.reveal(undefined, true);
    } else {
      const options = { viewColumn: vscode.ViewColumn.Beside, preserveFocus: true };
      this.attach(vscode.window.createWebviewPanel(VIEW_TYPE, 'Control-Flow Graph', options, this.options()));
    }
    void this.ask();
  }

  /** Moves the keyboard into the panel, which is opened if it is not. */
  focus(): void {
    if (!this.panel) {
      this.show();
    }
    this.panel?.reveal(undefined, false);
  }

  /** Has the page make a file of the drawing, or put its text on the clipboard. */
  export(what: 'svg' | 'dot' | 'copy'): void {
    this.post(what === 'copy' ? { type: 'copy' } : { type: 'save', as: what });
  }

  dispose(): void {
    clearTimeout(this.timer);
    this.asking?.cancel();
    this.panel?.dispose();
    this.subscriptions.forEach((s) => s.dispose());
  }

  private options(): vscode.WebviewOptions & vscode.WebviewPanelOptions {
    return { enableScripts: true, localResourceRoots: ['dist', 'media'].map((d) => vscode.Uri.joinPath(this.extension, d)) };
  }

  /** Goes on with a panel that was open when the window was closed. */
  restore(panel: vscode.WebviewPanel, state: unknown): void {
    const kept = state as { pinned?: boolean } | undefined;
    this.pinned = kept?.pinned === true;
    panel.webview.options = this.options();
    this.attach(panel);
    const editor = vscode.window.visibleTextEditors.find((e) => e.document.languageId === 'ori');
    if (editor) {
      this.place = { uri: editor.document.uri, position: editor.selection.active };
    }
  }

  private attach(panel: vscode.WebviewPanel): void {
    this.panel = panel;
    this.ready = false;
    panel.iconPath = { light: this.icon('light'), dark: this.icon('dark') };
    panel.webview.onDidReceiveMessage((message: ToPanel) => this.told(message));
    panel.onDidChangeViewState(() => panel.visible && void this.ask());
    panel.onDidDispose(() => {
      this.panel = undefined;
      this.graph = undefined;
      this.asking?.cancel();
      void vscode.commands.executeCommand('setContext', 'ori.graphVisible', false);
    });
    panel.webview.html = this.html(panel.webview);
  }

  private icon(theme: 'light' | 'dark'): vscode.Uri {
    return vscode.Uri.joinPath(this.extension, 'media', `graph-${theme}.svg`);
  }

  private post(message: ToPage): void {
    if (this.ready) {
      void this.panel?.webview.postMessage(message);
    }
  }

  private told(message: ToPanel): void {
    switch (message.type) {
      case 'ready': // the page is new: it has nothing yet
        this.ready = true;
        this.graph = undefined;
        void this.ask();
        break;
      case 'go':
        void this.go(message.block, message.version, message.focus);
        break;
      case 'pin':
        this.pinned = message.pinned;
        if (!this.pinned && vscode.window.activeTextEditor) {
          this.moved(vscode.window.activeTextEditor);
        }
        break;
      case 'file':
        void this.save(message.as, message.text);
        break;
      case 'clipboard':
        void vscode.env.clipboard.writeText(message.text);
        break;
    }
  }

  /** The cursor moved, or another editor has it. */
  private moved(editor: vscode.TextEditor): void {
    if (!this.panel || editor.document.languageId !== 'ori' || !['file', 'untitled'].includes(editor.document.uri.scheme)) {
      return;
    }
    const position = editor.selection.active;
    const same = editor.document.uri.toString() === this.place?.uri.toString();
    if (this.pinned && this.graph && (!same || !this.within(position))) {
      return;
    }
    this.place = { uri: editor.document.uri, position };
    const block = same && this.graph && this.within(position) ? blockAt(this.graph, position) : undefined;
    if (block !== undefined && this.graph && (!this.graph.limit || inBlock(this.graph, block, position))) {
      this.post({ type: 'cursor', block });
    } else {
      void this.ask();
    }
  }

  private within(at: vscode.Position): boolean {
    const r = this.graph?.range;
    return r !== undefined && new vscode.Range(r.start.line, r.start.character, r.end.line, r.end.character).contains(at);
  }

  private askSoon(): void {
    clearTimeout(this.timer);
    this.timer = setTimeout(() => void this.ask(), SOON);
  }

  /** Asks the server for the graph of the place and has the page show it. A newer question ends this one. */
  private async ask(): Promise<void> {
    clearTimeout(this.timer);
    if (!this.panel?.visible || !this.ready) {
      return;
    }
    if (!this.place) {
      this.post({ type: 'note', text: 'Open an Ori file or a SASS listing, and its control-flow graph is shown here.' });
      return;
    }
    const place = this.place;
    const { uri, position } = this.pinned && this.graph ? { ...place, position: position0(this.graph) } : place;
    this.asking?.cancel();
    const asking = new vscode.CancellationTokenSource();
    this.asking = asking;
    let graph: Graph | null | undefined;
    try {
      graph = await this.client.request<Graph | null>(
        'ori/graph',
        { textDocument: { uri: uri.toString() }, position: { line: position.line, character: position.character }, near: true },
        asking.token,
      );
    } catch (err) {
      if (!asking.token.isCancellationRequested) {
        this.graph = undefined;
        this.post({ type: 'note', text: `The graph is not known: ${err instanceof Error ? err.message : String(err)}` });
      }
      return;
    }
    if (asking.token.isCancellationRequested || this.asking !== asking) {
      return;
    }
    if (!graph) {
      this.graph = undefined;
      const why = graph === null ? 'There is no function here.' : 'The language server does not run: see the output of Ori.';
      this.post({ type: 'note', text: why });
      return;
    }
    this.graph = graph;
    if (!this.pinned && place !== this.place && !this.within(this.place.position)) {
      void this.ask(); // the cursor has left the function meanwhile
      return;
    }
    if (this.panel) {
      this.panel.title = `Graph: ${graph.name || 'function'}`;
    }
    this.post({
      type: 'graph',
      graph,
      file: uri.toString(),
      foldAbove: vscode.workspace.getConfiguration('ori', uri).get('graph.foldAbove', 60),
      cursor: blockAt(graph, this.place.position),
    });
  }

  /** Has the editor show a block; the page says of which version of the text. */
  private async go(n: number, version: number, focus: boolean): Promise<void> {
    const graph = this.graph?.version === version ? this.graph : undefined;
    const block = graph?.blocks.find((b) => b.bix === n);
    const head = block?.head ?? graph?.outside?.find((b) => b.bix === n)?.head;
    if (!head || !this.place) {
      return;
    }
    const uri = this.place.uri;
    const shown = vscode.window.visibleTextEditors.find((e) => e.document.uri.toString() === uri.toString());
    const at = new vscode.Position(head.line, head.character);
    const editor = await vscode.window.showTextDocument(shown?.document ?? (await vscode.workspace.openTextDocument(uri)), {
      viewColumn: shown?.viewColumn ?? vscode.ViewColumn.One,
      preserveFocus: !focus,
      selection: new vscode.Range(at, at),
    });
    const { start, end } = block?.range ?? { start: head, end: head };
    editor.revealRange(new vscode.Range(start.line, 0, end.line, 0), vscode.TextEditorRevealType.InCenterIfOutsideViewport);
  }

  private async save(as: 'svg' | 'dot', text: string): Promise<void> {
    if (!this.place) {
      return;
    }
    const name = (this.graph?.name || 'graph').replace(/[^\w.-]+/g, '_').slice(0, 80);
    const folder =
      this.place.uri.scheme === 'file' ? vscode.Uri.joinPath(this.place.uri, '..') : vscode.workspace.workspaceFolders?.[0]?.uri;
    const to = await vscode.window.showSaveDialog({
      defaultUri: folder && vscode.Uri.joinPath(folder, `${name}.${as}`),
      filters: as === 'svg' ? { 'SVG image': ['svg'] } : { 'Graphviz text': ['dot', 'gv'] },
      title: 'Save the control-flow graph',
    });
    if (to) {
      await vscode.workspace.fs.writeFile(to, new TextEncoder().encode(text));
    }
  }

  /** The page: it may run its own scripts, and Graphviz as WebAssembly in a worker, and reach nothing else. */
  private html(webview: vscode.Webview): string {
    const nonce = [...crypto.getRandomValues(new Uint8Array(16))].map((n) => n.toString(16).padStart(2, '0')).join('');
    const at = (...path: string[]) => webview.asWebviewUri(vscode.Uri.joinPath(this.extension, ...path)).toString();
    const policy = [
      `default-src 'none'`,
      `script-src 'nonce-${nonce}' 'wasm-unsafe-eval'`,
      `worker-src blob:`,
      `connect-src ${webview.cspSource}`,
      `style-src ${webview.cspSource} 'nonce-${nonce}' 'unsafe-inline'`,
    ].join('; ');
    return `<!DOCTYPE html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${policy}">
<title>Control-Flow Graph</title>
<link rel="stylesheet" href="${at('media', 'graph.css')}">
</head>
<body data-worker="${at('dist', 'layout.js')}" data-nonce="${nonce}" data-vscode-context='{"preventDefaultContextMenuItems": true}'>
<header id="bar" role="toolbar" aria-label="Control-flow graph">
  <h1 id="title"></h1><span id="status" role="status"></span><span class="gap"></span>
  <input id="search" type="search" placeholder="Search (/)" aria-label="Search blocks and instructions">
  <span id="found" role="status" aria-live="polite"></span>
  <button id="previous" hidden title="The match before (Shift+Enter)" aria-label="Previous match">↑</button>
  <button id="next" hidden title="The next match (Enter)" aria-label="Next match">↓</button>
  <button id="zoomout" title="Zoom out (-)" aria-label="Zoom out">−</button>
  <button id="zoomin" title="Zoom in (+)" aria-label="Zoom in">+</button>
  <button id="fit" title="Show all (0)">Fit</button>
  <button id="fold" title="Fold all blocks to one line, or unfold them (a)">Fold</button>
  <button id="pin" aria-pressed="false" title="Stay with this function when the cursor leaves it">Pin</button>
  <button id="detailsbutton" aria-pressed="true" title="What is known of the block (i)">Facts</button>
  <button id="legendbutton" aria-pressed="false" title="What lines and signs mean (l)">Legend</button>
  <button id="svg" title="Save as an SVG image">SVG…</button>
  <button id="dot" title="Save as Graphviz text">DOT…</button>
  <button id="helpbutton" title="Keys (?)" aria-label="Keys">?</button>
</header>
<main id="main">
  <section id="stage" aria-label="Graph"><p id="note" role="status">…</p><ul id="legend" aria-label="Legend" hidden></ul></section>
  <aside id="details" aria-label="Facts of the block"></aside>
</main>
<dialog id="help" aria-label="Keys"><table id="keys"></table><p><button id="closehelp">Close</button></p></dialog>
<script nonce="${nonce}" src="${at('dist', 'graph.js')}"></script>
</body>
</html>`;
  }
}

const position0 = (graph: Graph) => new vscode.Position(graph.range.start.line, graph.range.start.character);

/** Whether a position is in the text of a block: where not all blocks are told, it may be in none of them. */
function inBlock(graph: Graph, n: number, at: vscode.Position): boolean {
  const r = graph.blocks.find((b) => b.bix === n)?.range;
  return r !== undefined && at.line >= r.start.line && at.line <= r.end.line;
}

/** The block that a position is in, or that begins last before it; -1 outside of the function. */
export function blockAt(graph: Graph, at: vscode.Position): number {
  let best = -1;
  let from = -1;
  const { start, end } = graph.range;
  if (at.line < start.line || at.line > end.line) {
    return -1;
  }
  for (const b of graph.blocks) {
    const s = b.range.start;
    if (s.line > from && (s.line < at.line || (s.line === at.line && (s.character <= at.character || b.range.start.line === at.line)))) {
      best = b.bix;
      from = s.line;
    }
  }
  return best;
}
