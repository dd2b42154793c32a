// What the phases of the optimizer would do to the active document, one after the other: before and after each phase and each
// rewrite side by side. Nothing is changed until it is said so.
import * as vscode from 'vscode';
import { isOutdated, type Client } from '../client';
import { count } from '../graph/words';
import type { FunctionSource } from './source';

/** What ori/pipeline answers (lsp/ide/pipeline.go). */
interface Pipeline {
  name: string;
  func: string;
  runs: Run[];
  count: number;
  listed: number;
  version: number;
}

interface Size {
  instructions: number;
  blocks: number;
}

interface Run {
  phase: string;
  num?: number;
  doc: string;
  round: number;
  off?: string;
  first: number;
  count: number;
  made?: string;
  before: Size;
  after: Size;
  rewrites?: Rewrite[];
}

interface Rewrite {
  n: number;
  code: string;
  title: string;
  message: string;
  func: string;
  line: number;
}

/** A phase that ran, or one rewrite of it. */
interface Item {
  run: Run;
  rewrite?: Rewrite;
}

/** Not at each key: a pipeline rewrites the whole text. */
const SOON = 500;

export class PhasesView implements vscode.TreeDataProvider<Item>, vscode.Disposable {
  private readonly changed = new vscode.EventEmitter<void>();
  readonly onDidChangeTreeData = this.changed.event;
  private readonly view: vscode.TreeView<Item>;
  private readonly subscriptions: vscode.Disposable[];
  private pipeline: Pipeline | undefined;
  private document: vscode.TextDocument | undefined; // that it is of
  private items: Item[] = [];
  private parents = new Map<Item, Item>();
  private steps: Item[] = []; // the rewrites, in order
  private at = 0; // how many rewrites have been stepped through
  private asking: vscode.CancellationTokenSource | undefined;
  private timer: NodeJS.Timeout | undefined;
  private name = 'ptxas';
  private whole = false; // the file, not the function at the cursor
  private idle = false; // phases that did nothing are listed

  constructor(
    private readonly client: Client,
    private readonly source: FunctionSource,
  ) {
    this.view = vscode.window.createTreeView('ori.phases', { treeDataProvider: this, showCollapseAll: true });
    this.subscriptions = [
      this.view,
      this.changed,
      this.view.onDidChangeVisibility(() => this.askSoon(0)),
      source.onDidChange(() => this.askSoon(SOON)),
    ];
    this.choose(() => undefined);
  }

  /** The commands of the view. */
  readonly commands = {
    'ori.phases.refresh': () => this.askSoon(0),
    'ori.phases.wholeFile': () => this.choose(() => (this.whole = true)),
    'ori.phases.oneFunction': () => this.choose(() => (this.whole = false)),
    'ori.phases.showIdle': () => this.choose(() => (this.idle = true)),
    'ori.phases.hideIdle': () => this.choose(() => (this.idle = false)),
    'ori.phases.pickPipeline': () => this.pickPipeline(),
    'ori.phases.compare': (item?: Item) => this.compare(item ?? this.view.selection[0]),
    'ori.phases.compareAll': () => this.compareTexts(0, undefined, `after ${this.name}`),
    'ori.phases.apply': (item?: Item) => this.apply(item ?? this.view.selection[0]),
    'ori.phases.next': () => this.step(1),
    'ori.phases.previous': () => this.step(-1),
  };

  getChildren(item?: Item): Item[] {
    if (!item) {
      return this.items;
    }
    return item.rewrite ? [] : this.steps.filter((s) => this.parents.get(s) === item);
  }

  getParent(item: Item): Item | undefined {
    return this.parents.get(item);
  }

  getTreeItem({ run, rewrite }: Item): vscode.TreeItem {
    if (rewrite) {
      const item = new vscode.TreeItem(rewrite.title);
      item.id = `${rewrite.n} ${rewrite.title}`; // what is selected and open stays so after an edit
      item.description = `line ${rewrite.line}${this.whole ? ` · ${rewrite.func}` : ''}`;
      item.tooltip = new vscode.MarkdownString(
        `${rewrite.message}\n\n\`${rewrite.code}\`, rewrite ${rewrite.n} of ${this.pipeline?.count ?? '?'}`,
      );
      item.iconPath = new vscode.ThemeIcon('edit');
      item.contextValue = 'rewrite';
      item.command = { command: 'ori.phases.compare', title: 'Compare', arguments: [{ run, rewrite }] };
      return item;
    }
    const state = run.rewrites?.length ? vscode.TreeItemCollapsibleState.Collapsed : vscode.TreeItemCollapsibleState.None;
    const item = new vscode.TreeItem(run.num ? `${run.num} ${run.phase}` : run.phase, state);
    item.id = `${run.round} ${run.phase} ${this.pipeline?.runs.indexOf(run)}`;
    const saved = run.before.instructions - run.after.instructions;
    const made = [
      count(run.count, 'rewrite'),
      saved && `${saved > 0 ? '−' : '+'}${count(Math.abs(saved), 'instruction')}`,
      run.round > 1 && `round ${run.round}`,
    ];
    item.description = run.off ? `off: ${run.off}` : run.count ? made.filter((t) => t).join(' · ') : 'nothing to do';
    item.tooltip = new vscode.MarkdownString(
      [
        run.doc,
        run.off && `Does not run: ${run.off}`,
        run.made,
        `${run.before.instructions} → ${run.after.instructions} instructions, ${run.before.blocks} → ${run.after.blocks} blocks`,
      ]
        .filter((t) => t)
        .join('\n\n'),
    );
    item.iconPath = new vscode.ThemeIcon(run.off ? 'circle-slash' : run.count ? 'pass-filled' : 'pass');
    item.contextValue = run.count ? 'run' : 'idle';
    return item;
  }

  dispose(): void {
    clearTimeout(this.timer);
    this.asking?.cancel();
    this.subscriptions.forEach((s) => s.dispose());
  }

  private choose(change: () => void): void {
    change();
    void vscode.commands.executeCommand('setContext', 'ori.phases.whole', this.whole);
    void vscode.commands.executeCommand('setContext', 'ori.phases.idle', this.idle);
    this.askSoon(0);
  }

  private async pickPipeline(): Promise<void> {
    const picked = await vscode.window.showQuickPick(['ptxas', 'cicc'], { placeHolder: 'Which pipeline?' });
    if (picked) {
      this.choose(() => (this.name = picked));
    }
  }

  private askSoon(after: number): void {
    clearTimeout(this.timer);
    this.timer = setTimeout(() => void this.ask(), after);
  }

  private func(): string {
    return this.whole ? '' : (this.source.graph?.name ?? '');
  }

  private async ask(): Promise<void> {
    const document = this.source.document;
    if (!this.view.visible || !document) {
      return;
    }
    this.asking?.cancel();
    const asking = new vscode.CancellationTokenSource();
    this.asking = asking;
    const func = this.func();
    try {
      const params = { textDocument: { uri: document.uri.toString() }, pipeline: this.name, func };
      const pipeline = await this.client.request<Pipeline | null>('ori/pipeline', params, asking.token);
      if (!asking.token.isCancellationRequested) {
        this.show(document, pipeline ?? undefined);
      }
    } catch (err) {
      if (!asking.token.isCancellationRequested && !isOutdated(err)) {
        this.show(document, undefined);
        this.view.message = `What the phases do is not known: ${err instanceof Error ? err.message : String(err)}`;
      }
    }
  }

  private show(document: vscode.TextDocument, pipeline: Pipeline | undefined): void {
    if (document !== this.document || pipeline?.func !== this.pipeline?.func || pipeline?.name !== this.pipeline?.name) {
      this.at = 0;
    }
    this.document = document;
    this.pipeline = pipeline;
    this.parents = new Map();
    this.steps = [];
    this.items = [];
    for (const run of pipeline?.runs ?? []) {
      if (run.count === 0 && (!this.idle || run.round > 1)) {
        continue;
      }
      const item: Item = { run };
      this.items.push(item);
      for (const rewrite of run.rewrites ?? []) {
        const step: Item = { run, rewrite };
        this.steps.push(step);
        this.parents.set(step, item);
      }
    }
    this.view.description =
      pipeline && `${this.name} · ${this.whole ? 'file' : pipeline.func || 'file'} · ${count(pipeline.count, 'rewrite')}`;
    this.view.message =
      pipeline && pipeline.count > pipeline.listed
        ? `${pipeline.listed} of ${pipeline.count} rewrites are listed.`
        : pipeline?.count === 0
          ? `${this.name} changes nothing.`
          : undefined;
    this.changed.fire();
  }

  /** The function, or all of the text, after the first n rewrites; after all of them if n is undefined. */
  private text(n: number | undefined, file = !this.pipeline?.func): vscode.Uri | undefined {
    const document = this.document;
    if (!document || !this.pipeline) {
      return undefined;
    }
    const query = new URLSearchParams({ phase: this.pipeline.name, of: document.uri.toString() });
    if (this.pipeline.func) {
      query.set('func', this.pipeline.func);
      if (file) {
        query.set('text', 'file');
      }
    }
    if (n !== undefined) {
      query.set('first', String(n));
    }
    const name = document.uri.path.split('/').pop() ?? 'text';
    return vscode.Uri.from({ scheme: 'ori', path: `/${name}`, query: query.toString() });
  }

  private async compareTexts(from: number, to: number | undefined, title: string): Promise<void> {
    const before = from === 0 && !this.pipeline?.func ? this.document?.uri : this.text(from);
    const after = this.text(to);
    if (before && after) {
      await vscode.commands.executeCommand('vscode.diff', before, after, title, { preview: true, preserveFocus: true });
    }
  }

  private async compare(item: Item | undefined): Promise<void> {
    if (item?.rewrite) {
      const { n, title } = item.rewrite;
      this.at = n;
      await this.compareTexts(n - 1, n, `${n} of ${this.pipeline?.count ?? '?'}: ${title}`);
    } else if (item) {
      this.at = item.run.first;
      await this.compareTexts(item.run.first, item.run.first + item.run.count, `before and after ${item.run.phase}`);
    }
  }

  /** Goes to the next rewrite, or the one before, and shows it. */
  private async step(by: 1 | -1): Promise<void> {
    const next = this.steps[this.at - 1 + by];
    if (next) {
      await this.compare(next);
      await this.view.reveal(next, { select: true, focus: false, expand: true });
    }
  }

  /** Makes the rewrites up to an item in the document: the one thing here that changes it. */
  private async apply(item: Item | undefined): Promise<void> {
    const document = this.document;
    const pipeline = this.pipeline;
    if (!item || !document || !pipeline) {
      return;
    }
    const n = item.rewrite ? item.rewrite.n : item.run.first + item.run.count;
    const uri = this.text(n, true);
    if (!uri || n === 0) {
      return;
    }
    let answer: { text: string } | undefined;
    let outdated = false;
    try {
      answer = await this.client.request<{ text: string }>('workspace/textDocumentContent', { uri: uri.toString() });
    } catch (err) {
      if (!isOutdated(err)) {
        throw err;
      }
      outdated = true;
    }
    if (outdated || (answer && document.version !== pipeline.version)) {
      void vscode.window.showWarningMessage('Ori: the text has changed since; nothing was applied.');
      return;
    }
    if (answer === undefined) {
      return;
    }
    const edit = new vscode.WorkspaceEdit();
    edit.replace(document.uri, ...difference(document, answer.text));
    if (await vscode.workspace.applyEdit(edit)) {
      const undo = 'Undo';
      const made = `Ori: ${count(n, 'rewrite')} of ${pipeline.name} applied, up to ${item.rewrite?.title ?? item.run.phase}.`;
      if ((await vscode.window.showInformationMessage(made, undo)) === undo) {
        await vscode.window.showTextDocument(document);
        await vscode.commands.executeCommand('undo');
      }
    }
  }
}

/** The part of a document in which a text differs from it, and what is there instead. */
function difference(document: vscode.TextDocument, text: string): [vscode.Range, string] {
  const old = document.getText();
  let start = 0;
  while (start < Math.min(old.length, text.length) && old[start] === text[start]) {
    start++;
  }
  let end = 0;
  while (end < Math.min(old.length, text.length) - start && old[old.length - 1 - end] === text[text.length - 1 - end]) {
    end++;
  }
  return [new vscode.Range(document.positionAt(start), document.positionAt(old.length - end)), text.slice(start, text.length - end)];
}
