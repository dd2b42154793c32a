// The function at the cursor of the active editor, for the views that tell of it.
import * as vscode from 'vscode';
import { isOutdated, type Client } from '../client';
import type { Graph } from '../graph/model';

/** How long after an edit or a move the server is asked, in milliseconds. */
const SOON = 200;

export class FunctionSource implements vscode.Disposable {
  /** Of the function at the cursor; undefined when there is none, or not yet. Its lists are empty unless somebody wants them. */
  graph: Graph | undefined;
  /** The document that it is of. */
  document: vscode.TextDocument | undefined;

  private readonly changed = new vscode.EventEmitter<void>();
  readonly onDidChange = this.changed.event;
  private readonly wanting = new Set<unknown>();
  private asking: vscode.CancellationTokenSource | undefined;
  private timer: NodeJS.Timeout | undefined;
  private full = false;
  private readonly subscriptions: vscode.Disposable[];

  constructor(private readonly client: Client) {
    const soon = () => this.askSoon();
    this.subscriptions = [
      this.changed,
      vscode.window.onDidChangeActiveTextEditor(soon),
      vscode.window.onDidChangeTextEditorSelection((event) => !this.within(event.textEditor) && soon()),
      vscode.workspace.onDidChangeTextDocument((event) => event.document === this.document && soon()),
      vscode.workspace.onDidCloseTextDocument((document) => document === this.document && this.set(undefined, undefined)),
      vscode.workspace.onDidChangeConfiguration((event) => event.affectsConfiguration('ori') && soon()),
      client.onDidStart(soon),
    ];
  }

  /** Says whether somebody wants the lists of the graph. */
  want(who: unknown, is: boolean): void {
    if (is) {
      this.wanting.add(who);
    } else {
      this.wanting.delete(who);
    }
    if (is && !this.full) {
      this.askSoon();
    }
  }

  dispose(): void {
    clearTimeout(this.timer);
    this.asking?.cancel();
    this.subscriptions.forEach((s) => s.dispose());
  }

  private set(document: vscode.TextDocument | undefined, graph: Graph | undefined): void {
    this.document = document;
    this.graph = graph;
    this.changed.fire();
  }

  private within(editor: vscode.TextEditor): boolean {
    const r = this.graph?.range;
    const line = editor.selection.active.line;
    return editor.document === this.document && r !== undefined && r.start.line <= line && line <= r.end.line;
  }

  private askSoon(): void {
    clearTimeout(this.timer);
    this.timer = setTimeout(() => void this.ask(), SOON);
  }

  private async ask(): Promise<void> {
    const editor = vscode.window.activeTextEditor;
    if (!editor || editor.document.uri.scheme === 'output') {
      return; // a panel or the output has the focus: what was shown stays
    }
    const document = editor.document;
    this.asking?.cancel();
    const asking = new vscode.CancellationTokenSource();
    this.asking = asking;
    if (document.languageId !== 'ori' || !['file', 'untitled'].includes(document.uri.scheme)) {
      if (document.uri.scheme !== 'ori') {
        this.set(undefined, undefined);
      }
      return;
    }
    const { line, character } = editor.selection.active;
    const full = this.wanting.size > 0;
    try {
      const graph = await this.client.request<Graph | null>(
        'ori/graph',
        { textDocument: { uri: document.uri.toString() }, position: { line, character }, brief: !full },
        asking.token,
      );
      if (this.asking === asking && !asking.token.isCancellationRequested) {
        this.full = full;
        this.set(document, graph ?? undefined);
        const moved = vscode.window.activeTextEditor;
        if (moved?.document === document && moved.selection.active.line !== line && !this.within(moved)) {
          this.askSoon(); // the cursor has left the function meanwhile
        }
      }
    } catch (err) {
      // After an edit what was shown stays until it is asked for again.
      if (this.asking === asking && !asking.token.isCancellationRequested && !isOutdated(err)) {
        this.set(document, undefined);
      }
    }
  }
}
