// The dominator tree and the loops of the function at the cursor.
import * as vscode from 'vscode';
import type { Block, Graph } from '../graph/model';
import { count } from '../graph/words';
import type { FunctionSource } from './source';

/** Something of the function: a block, or a loop by its index. */
interface Item {
  graph: Graph;
  block: number;
  loop?: number;
}

/** What a tree has below something, or at its top; above something; and what it says of it. */
interface Shape {
  children(graph: Graph, item?: Item): Item[];
  parent(graph: Graph, item: Item): Item | undefined;
  label(graph: Graph, item: Item): vscode.TreeItem;
  none: string;
}

const byOrder = (graph: Graph) => (a: Item, b: Item) => (graph.blocks[a.block]?.rpo ?? 0) - (graph.blocks[b.block]?.rpo ?? 0);

function treeItem(block: Block | undefined, label: string, description: string, collapsible: boolean): vscode.TreeItem {
  const state = collapsible ? vscode.TreeItemCollapsibleState.Expanded : vscode.TreeItemCollapsibleState.None;
  const item = new vscode.TreeItem(label, state);
  item.description = description;
  item.tooltip = [block?.name, block?.lines?.join('\n')].filter((t) => t).join('\n');
  item.accessibilityInformation = { label: `${label}, ${description}` };
  return item;
}

const words = (graph: Graph, b: Block | undefined) =>
  [b && `RPO ${b.rpo}`, b && b.loop >= 0 && `loop depth ${graph.loops[b.loop]?.depth}`, b?.divergent && 'divergent', b?.cold && 'cold']
    .filter((t) => t)
    .join(' · ');

const dominators: Shape = {
  children: (graph, item) =>
    graph.blocks
      .filter((b) => b.rpo >= 0 && (item ? b.idom === item.block : b.idom < 0))
      .map((b) => ({ graph, block: b.bix }))
      .sort(byOrder(graph)),
  parent: (graph, item) => {
    const up = graph.blocks[item.block]?.idom ?? -1;
    return up < 0 ? undefined : { graph, block: up };
  },
  label: (graph, item) => {
    const b = graph.blocks[item.block];
    const below = graph.blocks.some((x) => x.idom === item.block);
    const node = treeItem(b, b?.name ?? '?', words(graph, b), below);
    node.iconPath = new vscode.ThemeIcon(b?.header ? 'sync' : 'symbol-field');
    return node;
  },
  none: 'There is no function at the cursor.',
};

const loops: Shape = {
  children: (graph, item) => {
    if (item && item.loop === undefined) {
      return [];
    }
    const nested = graph.loops.flatMap((l, n): Item[] => (l.parent === (item?.loop ?? -1) ? [{ graph, block: l.header, loop: n }] : []));
    const blocks = item ? graph.blocks.filter((b) => b.loop === item.loop).map((b): Item => ({ graph, block: b.bix })) : [];
    return [...blocks, ...nested].sort(byOrder(graph));
  },
  parent: (graph, item) => {
    const up = item.loop === undefined ? (graph.blocks[item.block]?.loop ?? -1) : (graph.loops[item.loop]?.parent ?? -1);
    const loop = graph.loops[up];
    return loop && { graph, block: loop.header, loop: up };
  },
  label: (graph, item) => {
    const b = graph.blocks[item.block];
    const l = item.loop === undefined ? undefined : graph.loops[item.loop];
    if (!l) {
      const node = treeItem(
        b,
        b?.name ?? '?',
        [words(graph, b), b?.header && 'header', b?.latch && 'latch'].filter((t) => t).join(' · '),
        false,
      );
      node.iconPath = new vscode.ThemeIcon('symbol-field');
      return node;
    }
    const names = (list: number[] | undefined) => (list ?? []).map((n) => graph.blocks[n]?.name).join(', ') || 'none';
    const exits = names(l.exits) + (l.exitCount === undefined ? '' : `, of ${l.exitCount}`);
    const node = treeItem(b, `loop ${b?.name ?? '?'}`, `depth ${l.depth} · ${count(l.blocks, 'block')} · exits ${exits}`, true);
    const preheader = l.preheader >= 0 ? names([l.preheader]) : `none: ${l.noPreheader ?? ''}`;
    node.tooltip = `latches ${names(l.latches)}\nexits ${exits}\npreheader ${preheader}`;
    node.iconPath = new vscode.ThemeIcon('sync');
    return node;
  },
  none: 'The function at the cursor has no loops.',
};

class GraphTree implements vscode.TreeDataProvider<Item>, vscode.Disposable {
  private readonly changed = new vscode.EventEmitter<void>();
  readonly onDidChangeTreeData = this.changed.event;
  private readonly view: vscode.TreeView<Item>;
  private readonly subscriptions: vscode.Disposable[];

  constructor(
    id: string,
    private readonly source: FunctionSource,
    private readonly shape: Shape,
  ) {
    this.view = vscode.window.createTreeView(id, { treeDataProvider: this, showCollapseAll: true });
    this.subscriptions = [
      this.view,
      this.changed,
      this.view.onDidChangeVisibility(({ visible }) => source.want(this, visible)),
      source.onDidChange(() => this.refresh()),
    ];
    source.want(this, this.view.visible);
  }

  getChildren(item?: Item): Item[] {
    const graph = this.source.graph;
    return graph && (!item || item.graph === graph) ? this.shape.children(graph, item) : [];
  }

  getParent(item: Item): Item | undefined {
    return this.shape.parent(item.graph, item);
  }

  getTreeItem(item: Item): vscode.TreeItem {
    const node = this.shape.label(item.graph, item);
    const b = item.graph.blocks[item.block];
    const uri = this.source.document?.uri;
    if (b && uri) {
      const at = new vscode.Position(b.head.line, b.head.character);
      node.command = {
        command: 'vscode.open',
        title: 'Go to Block',
        arguments: [uri, { selection: new vscode.Range(at, at), preserveFocus: true }],
      };
    }
    return node;
  }

  dispose(): void {
    this.subscriptions.forEach((s) => s.dispose());
  }

  private refresh(): void {
    const graph = this.source.graph;
    this.view.description = graph?.name;
    this.view.message = graph?.limit ?? (graph && this.getChildren().length > 0 ? undefined : this.shape.none);
    this.changed.fire();
  }
}

/** The views of the function at the cursor. */
export const graphTrees = (source: FunctionSource): vscode.Disposable[] => [
  new GraphTree('ori.dominators', source, dominators),
  new GraphTree('ori.loops', source, loops),
];
