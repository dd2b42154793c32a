// What is said of a block: in its box, to a screen reader, beside the drawing.
import type { Block, Edge, Graph, Region } from './model';

/** The most characters of a line in a box. */
const WIDTH = 46;

export const count = (n: number, what: string) => `${n} ${what}${n === 1 ? '' : 's'}`;

export const clipped = (text: string) => (text.length > WIDTH ? text.slice(0, WIDTH - 1) + '…' : text);

/** The graph with what is looked up often. Blocks are by their bix: where some are not told, the array has holes, and a loop over it is forEach. */
export interface Indexed extends Graph {
  told: number;
  out: Edge[][];
  into: Edge[][];
  regionsOf: number[][];
  mostWeight: number;
}

export function index(graph: Graph): Indexed {
  const lists = <T>() => graph.blocks.map((): T[] => []);
  const out = lists<Edge>();
  const into = lists<Edge>();
  const regionsOf = lists<number>();
  for (const e of graph.edges) {
    out[e.from]?.push(e);
    into[e.to]?.push(e);
  }
  (graph.regions ?? []).forEach((r, n) => r.in?.forEach((b) => regionsOf[b]?.push(n)));
  let told = 0;
  let mostWeight = 0;
  graph.blocks.forEach((b) => {
    told++;
    mostWeight = Math.max(mostWeight, b.weight ?? 0);
  });
  return { ...graph, told, out, into, regionsOf, mostWeight };
}

/** The same graph with each block at its bix. */
export function byBix(graph: Graph): Graph {
  const blocks: Block[] = [];
  graph.blocks.forEach((b) => (blocks[b.bix] = b));
  return { ...graph, blocks };
}

/**
 * Names each block so that it is found again in the next version of the text: by its label, or by how far it is behind the last one.
 */
export function keys(graph: Graph): string[] {
  let label = '';
  let behind = 0;
  const seen = new Map<string, number>();
  return graph.blocks.map((b) => {
    if (b.labels?.[0] !== undefined) {
      const again = seen.get(b.labels[0]) ?? 0;
      seen.set(b.labels[0], again + 1);
      label = again ? `${b.labels[0]}#${again}` : b.labels[0];
      behind = 0;
      return label;
    }
    return graph.limit ? `#${b.bix}` : `${label}+${++behind}`;
  });
}

/** The lines of a box: what it is, then its instructions unless it is folded. */
export function boxLines(b: Block, folded: boolean): string[] {
  if (folded) {
    return [clipped(b.name) + (b.instructions ? `  ${b.instructions}` : '')];
  }
  const lines = (b.lines ?? []).map(clipped);
  if (b.last) {
    lines.splice(lines.length - b.last, 0, `… ${b.instructions - (b.lines?.length ?? 0)} more`);
  }
  return [clipped(b.name) + (b.rpo >= 0 ? `  RPO ${b.rpo}` : '  ' + (b.unreached ?? '')), ...lines];
}

const edgeNames: Record<Edge['kind'], string> = {
  taken: 'taken',
  'fall-through': 'fall-through',
  table: 'switch',
  reconvergence: 'reconvergence',
  call: 'call',
};

/** An edge in words: "taken @P0, back edge". */
export function edgeWords(e: Edge): string {
  const what = e.text ? `${edgeNames[e.kind]} ${e.text}` : edgeNames[e.kind];
  return e.back ? `${what}, back edge` : what;
}

/** The name of a block, also of one that is only named. */
export const name = (g: Graph, b: number) => g.blocks[b]?.name ?? g.outside?.find((o) => o.bix === b)?.name ?? `BB${b}`;

/** One sentence for each thing that is known of a block, the most important first. */
export function sentence(g: Indexed, b: Block): string {
  const parts = [
    `Block ${b.name}`,
    b.rpo >= 0 && `RPO ${b.rpo}`,
    count(b.instructions, 'instruction'),
    ...(b.is ?? []),
    b.divergent && 'divergent branch',
    b.reconverges && 'lanes meet again here',
    b.weight && `weight ${b.weight}`,
    b.rewrites && count(b.rewrites, 'possible rewrite'),
    ...(g.out[b.bix] ?? []).slice(0, 8).map((e) => `to ${name(g, e.to)} ${edgeWords(e)}`),
  ];
  return parts.filter((p) => p).join(', ');
}

/** A fact beside the drawing: its name, and blocks or texts. */
export type Fact = { name: string; text?: string; blocks?: { block: number; text: string }[] };

/** Everything there is to say of a block. */
export function facts(g: Indexed, b: Block): Fact[] {
  const list: Fact[] = [];
  const say = (what: string, text: string | false | undefined) => text && list.push({ name: what, text });
  const point = (what: string, blocks: { block: number; text: string }[]) => blocks.length && list.push({ name: what, blocks });
  const one = (block: number) => (block >= 0 ? [{ block, text: '' }] : []);
  say('block', `bix${b.bix}, ${b.rpo >= 0 ? `RPO ${b.rpo}, ` : ''}${count(b.instructions, 'instruction')}`);
  say('is', b.is?.join('; '));
  point('idom', one(b.idom));
  point('ipdom', one(b.ipdom));
  point(
    'from',
    (g.into[b.bix] ?? []).map((e) => ({ block: e.from, text: edgeWords(e) })),
  );
  point(
    'to',
    (g.out[b.bix] ?? []).map((e) => ({ block: e.to, text: edgeWords(e) })),
  );
  const loop = g.loops[b.loop];
  if (loop) {
    point('loop', [{ block: loop.header, text: `depth ${loop.depth}, ${count(loop.blocks, 'block')}` }]);
    if (b.header) {
      point(
        'latches',
        loop.latches.map((block) => ({ block, text: '' })),
      );
      point(
        'exits',
        (loop.exits ?? []).map((block) => ({ block, text: '' })),
      );
      say('exits', loop.exitCount !== undefined && `of ${loop.exitCount}`);
      point('preheader', one(loop.preheader));
      say('preheader', loop.preheader < 0 && `none: ${loop.noPreheader ?? ''}`);
    }
  }
  for (const r of g.irreducible ?? []) {
    if (r.blocks.includes(b.bix)) {
      point(
        'irreducible',
        r.entries.map((block) => ({ block, text: 'entry' })),
      );
    }
  }
  say('branch', b.divergent && `divergent: ${b.divergent.join('; ')}`);
  point('lanes', b.lanes >= 0 ? [{ block: b.lanes, text: 'some of the lanes that diverge at its branch' }] : []);
  const regions = (g.regionsOf[b.bix] ?? []).map((n) => g.regions?.[n]).filter((r): r is Region => r !== undefined);
  point(
    'open',
    regions.map((r) => ({ block: r.block, text: `${r.name} of line ${r.line}` })),
  );
  const opens = (g.regions ?? []).filter((r) => r.block === b.bix);
  point(
    'opens',
    opens.filter((r) => r.to >= 0).map((r) => ({ block: r.to, text: `${r.name}, where lanes meet again` })),
  );
  say('weight', b.weight ? `${b.weight} of at most ${g.mostWeight}` : undefined);
  say('occupied', b.pressure?.join(', '));
  say('flags', b.flags?.join(' '));
  say('rewrites', b.rewrites ? `${count(b.rewrites, 'possible rewrite')}: see the lamp at its instructions` : undefined);
  return list;
}
