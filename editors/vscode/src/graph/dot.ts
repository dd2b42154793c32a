// Graphviz text of a graph: one for its layout, one for who takes it elsewhere.
import type { Block, Edge, Graph } from './model';
import { name } from './words';

/** The size of a box, in pixels. */
export interface Size {
  w: number;
  h: number;
}

/** Graphviz has inches. */
const DPI = 72;

/** Groups what is directly in each loop: by its index, and -1 for what is in none. */
function byLoop(graph: Graph): { blocks: Map<number, Block[]>; loops: Map<number, number[]> } {
  const blocks = new Map<number, Block[]>();
  const loops = new Map<number, number[]>();
  const add = <T>(to: Map<number, T[]>, key: number, value: T) => {
    const list = to.get(key);
    if (list) {
      list.push(value);
    } else {
      to.set(key, [value]);
    }
  };
  graph.blocks.forEach((b) => add(blocks, b.loop, b));
  const some = new Set<number>(); // loops with a block that is told
  graph.blocks.forEach((b) => {
    for (let l = b.loop; l >= 0 && !some.has(l); l = graph.loops[l]?.parent ?? -1) {
      some.add(l);
    }
  });
  graph.loops.forEach((l, n) => some.has(n) && add(loops, l.parent, n));
  return { blocks, loops };
}

/** Writes the blocks, each in the cluster of its loop. */
function nested(graph: Graph, block: (b: Block) => string, loop: (n: number) => string): string[] {
  const { blocks, loops } = byLoop(graph);
  const out: string[] = [];
  const within = (l: number, indent: string): void => {
    (blocks.get(l) ?? []).forEach((b) => out.push(indent + block(b)));
    for (const n of loops.get(l) ?? []) {
      out.push(`${indent}subgraph cluster_${n} {`, `${indent}  ${loop(n)}`);
      within(n, indent + '  ');
      out.push(`${indent}}`);
    }
  };
  within(-1, '  ');
  return out;
}

/**
 * The text that is laid out. Edge number n has the attribute k=n. A back edge is written from its target to its source, so that
 * headers are above their loops.
 */
export function layoutText(graph: Graph, sizes: Size[]): string {
  const told = (b: number) => graph.blocks[b] !== undefined;
  const many = graph.blocks.length > 300;
  const inches = (x: number) => (x / DPI).toFixed(3);
  return [
    'digraph {',
    // Of large graphs the network simplex algorithm is not run to its end: nobody would see the difference.
    `  graph [nodesep=0.3, ranksep=${many ? 0.4 : 0.45}${many ? ', nslimit=2, nslimit1=2, mclimit=0.5' : ''}];`,
    '  node [shape=box, fixedsize=true, label=""];',
    ...nested(
      graph,
      (b) => `n${b.bix} [width=${inches(sizes[b.bix]?.w ?? 1)}, height=${inches(sizes[b.bix]?.h ?? 1)}];`,
      () => 'graph [margin=14];',
    ),
    ...graph.edges.map((e, k) => {
      if (!told(e.from) || !told(e.to)) {
        return '';
      }
      return e.back && e.from !== e.to
        ? `  n${e.to} -> n${e.from} [k=${k}];`
        : `  n${e.from} -> n${e.to} [k=${k}${e.kind === 'fall-through' ? ', weight=4' : ''}];`;
    }),
    '}',
  ].join('\n');
}

const quoted = (text: string) => `"${text.replaceAll('\\', '\\\\').replaceAll('"', '\\"').replaceAll('\n', ' ')}"`;

const colours: Record<Edge['kind'], string> = {
  taken: 'forestgreen',
  'fall-through': 'gray30',
  table: 'darkorange',
  reconvergence: 'purple',
  call: 'gray50',
};

/** The graph with its texts, for Graphviz. */
export function exportText(graph: Graph, linesOf: (b: Block) => string[]): string {
  const attributes = (list: (string | false | undefined)[]) => {
    const some = list.filter((a) => a);
    return some.length ? ` [${some.join(', ')}]` : '';
  };
  const label = (b: Block) => {
    const lines = linesOf(b).map((l) => quoted(l).slice(1, -1) + '\\l');
    return `"${lines.join('')}"`;
  };
  return [
    `digraph ${quoted(graph.name || 'function')} {`,
    '  node [shape=box, fontname="Courier", fontsize=10];',
    '  edge [fontname="Courier", fontsize=9];',
    ...nested(
      graph,
      (b) =>
        `bix${b.bix}${attributes([
          `label=${label(b)}`,
          b.unreached ? 'style="filled,dashed", fillcolor=gray85, fontcolor=gray40' : b.cold && 'style=filled, fillcolor=lightcyan',
          b.header && 'penwidth=2',
          b.divergent && 'color=darkorange',
        ])};`,
      (n) => {
        const l = graph.loops[n];
        const title = `loop ${l ? name(graph, l.header) : ''}, depth ${l?.depth}`;
        return `label=${quoted(title)}; color=steelblue; fontname="Courier"; fontsize=9;`;
      },
    ),
    ...graph.edges.map(
      (e) =>
        `  bix${e.from} -> bix${e.to}${attributes([
          `color=${colours[e.kind]}`,
          e.kind === 'call' && 'style=dashed',
          e.back && 'style=bold',
          e.text && `label=${quoted(e.text)}`,
        ])};`,
    ),
    ...(graph.regions ?? [])
      .filter((r) => r.to >= 0)
      .map((r) => `  bix${r.block} -> bix${r.to} [style=dotted, color=gray50, constraint=false, label=${quoted(r.name)}];`),
    '}',
    '',
  ].join('\n');
}
