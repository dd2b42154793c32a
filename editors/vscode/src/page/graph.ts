// The page of the panel: draws the graph, follows the cursor, and is moved about in by mouse and keyboard.
import { select } from 'd3-selection';
import 'd3-transition';
import { zoom, zoomIdentity, zoomTransform, type ZoomTransform } from 'd3-zoom';
import { exportText, layoutText, type Size } from '../graph/dot';
import type { Graph, ToPage, ToPanel } from '../graph/model';
import { type Placed, type Point, readDrawing } from '../graph/placed';
import { boxLines, byBix, count, index, type Indexed, keys } from '../graph/words';
import { layOut } from './ask';
import { edgeOf, loopOf, nodeOf, regionColour, sizeOf } from './boxes';
import { element, svg } from './dom';
import { factsOf, legendOf } from './facts';
import { drawingStyle } from './look';
import { Overview } from './overview';
import { picture } from './picture';

declare function acquireVsCodeApi(): { postMessage(message: ToPanel): void; getState(): unknown; setState(state: unknown): void };

const vscode = acquireVsCodeApi();
/** Below this size of the drawing texts are not shown: they could not be read. */
const FAR = 0.42;
/** From how many blocks on the drawing is moved with care: what is out of sight is not drawn, and what moves or is far away by the overview. */
const MANY = 150;

type Mode = 'auto' | 'folded' | 'full';

/** What the page keeps when it is hidden, and after a restart of the window. */
interface Kept {
  mode: Mode;
  flipped: string[];
  details: boolean;
  legend: boolean;
  pinned: boolean;
  file?: string;
  line?: number;
}

const kept: Kept = {
  mode: 'auto',
  flipped: [],
  details: true,
  legend: false,
  pinned: false,
  ...(vscode.getState() as Partial<Kept> | undefined),
};
const keep = () => vscode.setState(kept);

const stage = element<HTMLElement>('stage');
const drawing = svg('svg', { id: 'drawing', role: 'group', 'aria-label': 'Control-flow graph', tabindex: -1 });
const world = svg('g', { id: 'world' });
drawing.append(world);
const overview = new Overview();
stage.prepend(overview.canvas, drawing);

const title = element('title');
const note = element('note');
const status = element('status');
const details = element('details');
const legend = element('legend');
const search = element<HTMLInputElement>('search');
const found = element('found');
const help = element<HTMLDialogElement>('help');

/** The graph that is shown, where it is, and the elements that show it. */
interface Shown {
  graph: Indexed;
  file: string;
  keys: string[];
  at: Map<string, number>; // the block of a key
  text: string; // that was laid out
  sizes: Size[];
  lines: string[][];
  placed: Placed;
  nodes: SVGGElement[];
  edges: SVGGElement[]; // by index in the graph
}

let shown: Shown | undefined;
let newest: { graph: Graph; file: string; foldAbove: number } | undefined; // that is shown, or is being laid out
let cursor = -1; // the block that the cursor of the editor is in
let picked: string | undefined; // the key of the block that was picked last
let matches: number[] = [];
let match = 0;

const folds = (graph: Graph, foldAbove: number) => kept.mode === 'folded' || (kept.mode === 'auto' && graph.blocks.filter(() => true).length > foldAbove);

/** Lays the newest graph out and shows it in place of the one that is shown. */
async function draw(): Promise<void> {
  if (!newest) {
    return;
  }
  const { graph, file, foldAbove } = newest;
  if (graph.blocks.length === 0) {
    shown = undefined;
    world.replaceChildren();
    say(graph.limit ?? 'The function has no blocks.');
    return;
  }
  const begin = performance.now();
  const names = keys(graph);
  const fold = folds(graph, foldAbove);
  const folded = graph.blocks.map((b) => fold !== kept.flipped.includes(names[b.bix] ?? ''));
  const lines = graph.blocks.map((b) => boxLines(b, folded[b.bix] ?? false));
  const sizes = graph.blocks.map((b) => sizeOf(b, lines[b.bix] ?? []));
  const text = layoutText(graph, sizes);
  let placed = shown?.text === text ? shown.placed : undefined; // an edit that changes no edge and no size changes no place
  if (!placed) {
    busy(true);
    try {
      const reversed = (k: number) => !!graph.edges[k]?.back && graph.edges[k].from !== graph.edges[k].to;
      placed = readDrawing(await layOut(text), reversed);
    } catch (err) {
      if (err instanceof Error && err.message === 'superseded') {
        return;
      }
      say(`The graph cannot be laid out: ${String(err)}`);
      return;
    } finally {
      busy(false);
    }
  }
  if (newest.graph !== graph) {
    return;
  }
  note.hidden = true;
  show(graph, file, names, text, sizes, placed, lines, folded);
  document.body.dataset['took'] = String(Math.round(performance.now() - begin));
}

function busy(is: boolean): void {
  document.body.classList.toggle('busy', is);
  stage.setAttribute('aria-busy', String(is));
}

function say(text: string): void {
  note.textContent = text;
  note.hidden = false;
  title.textContent = newest ? titleOf(newest.graph) : '';
  details.replaceChildren();
}

const titleOf = (g: Graph) => g.name || 'function';

// ---- Drawing ----

function show(
  graph: Graph,
  file: string,
  names: string[],
  text: string,
  sizes: Size[],
  placed: Placed,
  lines: string[][],
  folded: boolean[],
): void {
  const g = index(graph);
  const anchor = anchorOf();
  const focused = document.activeElement?.closest('.node') !== null && drawing.contains(document.activeElement);
  const same = shown !== undefined && shown.file === file && shown.graph.name === graph.name && names.some((n) => shown?.at.has(n));
  const edges: SVGGElement[] = [];
  const nodes = g.blocks.map((b) => nodeOf(g, b, sizes[b.bix] ?? { w: 0, h: 0 }, lines[b.bix] ?? [], folded[b.bix] ?? false));
  nodes.forEach((n, b) => {
    const p = placed.nodes[b];
    const s = sizes[b];
    if (p && s) {
      n.setAttribute('transform', `translate(${p.x - s.w / 2} ${p.y - s.h / 2})`);
    }
  });
  placed.edges.forEach((e, at) => (edges[e.edge] = edgeOf(g, e.edge, placed, at)));
  const loops = g.loops.flatMap((_, n) => loopOf(g, n, placed));
  world.replaceChildren(
    svg('g', { 'aria-hidden': 'true' }, ...loops, ...edges.filter((e) => e !== undefined)),
    svg('g', { id: 'region', 'aria-hidden': 'true' }),
    svg('g', { id: 'nodes' }, ...nodes.filter(() => true)),
  );
  const at = new Map<string, number>();
  names.forEach((n, b) => at.set(n, b));
  shown = { graph: g, file, keys: names, at, text, sizes, lines, placed, nodes, edges };
  document.body.dataset['version'] = String(graph.version);
  kept.file = file;
  kept.line = graph.range.start.line;
  keep();
  hidden.clear();
  title.textContent = titleOf(g);
  status.textContent = [
    g.limit ?? count(g.told, 'block'),
    g.limit ? '' : count(g.edges.length, 'edge'),
    g.loops.length ? count(g.loops.length, 'loop') : '',
    g.target ?? '',
    g.incomplete ? `incomplete: ${g.incomplete}` : '',
  ]
    .filter((t) => t)
    .join(' · ');
  legend.hidden = !kept.legend;
  legend.replaceChildren(...legendOf(g));
  lookFor(false);
  light();
  if (same && anchor) {
    stay(anchor);
  } else {
    picked = undefined;
    first();
  }
  overviewed = false;
  place(now());
  mark(focused);
  writeDetails();
}

// ---- Place and zoom ----

/** Nobody has moved the drawing since it was first shown: it is placed anew when there is another room for it. */
let untouched = true;

const behaviour = zoom<SVGSVGElement, unknown>()
  .scaleExtent([0.02, 4])
  .on('zoom', (event: { transform: ZoomTransform; sourceEvent: unknown }) => {
    untouched &&= !event.sourceEvent;
    place(event.transform);
  });
const canvas = select(drawing as SVGSVGElement);
canvas.call(behaviour).on('dblclick.zoom', null);

const still = matchMedia('(prefers-reduced-motion: reduce)');
const now = () => zoomTransform(drawing as SVGSVGElement);
const go = (to: ZoomTransform, smooth: boolean) =>
  smooth && !still.matches ? canvas.transition().duration(180).call(behaviour.transform, to) : canvas.call(behaviour.transform, to);

const room = () => ({ w: stage.clientWidth || 1, h: stage.clientHeight || 1 });

/** The block in the middle of what is seen, or the picked one if that is seen, and where it is on the screen. */
function anchorOf(): { key: string; x: number; y: number; left: number; top: number }[] | undefined {
  if (!shown) {
    return undefined;
  }
  const t = now();
  const { w, h } = room();
  const current = shown;
  const places = current.placed.nodes.map((p, b) => {
    const s = current.sizes[b] ?? { w: 0, h: 0 };
    const [x, y] = t.apply([p.x, p.y]);
    const [left, top] = t.apply([p.x - s.w / 2, p.y - s.h / 2]);
    const key = current.keys[b] ?? '';
    const seen = x > 0 && y > 0 && x < w && y < h;
    const distance = Math.hypot(x - w / 2, y - h / 2);
    return { key, x, y, left, top, rank: seen && key === picked ? -2 : seen && b === cursor ? -1 : distance };
  });
  return places.filter(() => true).sort((a, b) => a.rank - b.rank).slice(0, 40);
}

/** Moves the drawing so that a block stays where it was on the screen. */
function stay(anchor: { key: string; left: number; top: number }[]): void {
  if (!shown) {
    return;
  }
  const current = shown;
  const at = anchor.find((a) => current.at.has(a.key));
  const b = current.at.get(at?.key ?? '');
  const p = b === undefined ? undefined : current.placed.nodes[b];
  const s = b === undefined ? undefined : current.sizes[b];
  if (!at || !p || !s) {
    return;
  }
  const k = now().k;
  go(zoomIdentity.translate(at.left - (p.x - s.w / 2) * k, at.top - (p.y - s.h / 2) * k).scale(k), false);
}

/** Shows all of the drawing, but not larger than it is. */
function fit(smooth: boolean): void {
  if (shown) {
    const { w, h } = room();
    const k = Math.max(0.02, Math.min(1, (w - 24) / shown.placed.w, (h - 24) / shown.placed.h));
    go(zoomIdentity.translate((w - shown.placed.w * k) / 2, Math.max(12, (h - shown.placed.h * k) / 2)).scale(k), smooth);
  }
}

/** What is seen first: all, if it can be read then, else the block of the cursor or the entry. */
function first(): void {
  if (!shown) {
    return;
  }
  untouched = true;
  const { w, h } = room();
  if (Math.min((w - 24) / shown.placed.w, (h - 24) / shown.placed.h) >= 0.6) {
    fit(false);
    return;
  }
  const b = cursor >= 0 ? cursor : firstBlock();
  const p = shown.placed.nodes[b];
  if (p) {
    const top = b > 0 ? h / 2 - p.y * 0.85 : 12 - (p.y - (shown.sizes[b]?.h ?? 0) / 2) * 0.85;
    go(zoomIdentity.translate(w / 2 - p.x * 0.85, top).scale(0.85), false);
  }
}

/** Brings a block into sight, if it is not. */
function reveal(b: number, smooth = true): void {
  untouched = false;
  const p = shown?.placed.nodes[b];
  const s = shown?.sizes[b];
  if (!p || !s) {
    return;
  }
  const t = now();
  const { w, h } = room();
  const [x0, y0] = t.apply([p.x - s.w / 2, p.y - s.h / 2]);
  const [x1, y1] = t.apply([p.x + s.w / 2, p.y + s.h / 2]);
  if (x0 < 0 || y0 < 0 || x1 > w || y1 > h) {
    const k = Math.max(t.k, FAR);
    go(zoomIdentity.translate(w / 2 - p.x * k, h / 2 - p.y * k).scale(k), smooth);
  }
}

/** Whether the overview is seen in place of the elements. */
let outlined = false;
let settling: number | undefined;
/** How long a drawing rests before its elements are seen again, in milliseconds. */
const REST = 150;

/** Moves the drawing. A large one is moved as its overview, and its elements take over when it rests, if they can be read. */
function place(t: ZoomTransform): void {
  const many = (shown?.graph.told ?? 0) >= MANY;
  clearTimeout(settling);
  outlined = many;
  if (!many) {
    settle();
  } else if (t.k >= FAR) {
    settling = window.setTimeout(settle, REST);
  }
  stage.classList.toggle('outline', outlined);
  requestCull();
}

function settle(): void {
  outlined = false;
  stage.classList.remove('outline');
  drawing.classList.toggle('far', now().k < FAR);
  world.setAttribute('transform', String(now()));
  cull();
}

let overviewed = false; // the overview has this drawing and the colours of this theme

function outline(): void {
  if (!shown) {
    return;
  }
  if (!overviewed) {
    overview.take(shown.graph, shown.placed, shown.sizes, shown.lines);
    overviewed = true;
  }
  const t = now();
  overview.draw(t, t.k >= FAR, { found: search.value.trim() === '' ? [] : matches, cursor, picked: pickedBlock() });
}

/** What is out of sight is not drawn: moving a large drawing stays fluent. */
const hidden = new Set<SVGElement>();
let culling = false;

function requestCull(): void {
  if (!culling) {
    culling = true;
    requestAnimationFrame(() => {
      culling = false;
      if (outlined) {
        outline();
      } else {
        cull();
      }
    });
  }
}

function cull(): void {
  if (!shown || shown.graph.told < MANY) {
    return;
  }
  const t = now();
  const { w, h } = room();
  const [x0, y0] = t.invert([-0.2 * w, -0.2 * h]);
  const [x1, y1] = t.invert([1.2 * w, 1.2 * h]);
  const set = (e: SVGElement | undefined, seen: boolean) => {
    if (e && seen === hidden.has(e)) {
      e.style.display = seen ? '' : 'none';
      if (seen) {
        hidden.delete(e);
      } else {
        hidden.add(e);
      }
    }
  };
  const current = shown;
  current.placed.nodes.forEach((p, b) => {
    const s = current.sizes[b] ?? { w: 0, h: 0 };
    set(current.nodes[b], p.x + s.w / 2 > x0 && p.x - s.w / 2 < x1 && p.y + s.h / 2 > y0 && p.y - s.h / 2 < y1);
  });
  for (const e of current.placed.edges) {
    let [left, right, top, bottom] = [Infinity, -Infinity, Infinity, -Infinity];
    for (const p of e.points) {
      left = Math.min(left, p.x);
      right = Math.max(right, p.x);
      top = Math.min(top, p.y);
      bottom = Math.max(bottom, p.y);
    }
    set(current.edges[e.edge], right > x0 && left < x1 && bottom > y0 && top < y1);
  }
}

// ---- Picking ----

const blockOf = (target: EventTarget | null) => {
  const node = target instanceof Element ? target.closest<SVGGElement>('.node') : null;
  return node ? Number(node.dataset['block']) : -1;
};

/** The block that the mouse is on. In outline there is nothing that it could be on, so its place is looked up. */
function blockUnder(event: MouseEvent): number {
  if (!outlined || !shown) {
    return blockOf(event.target);
  }
  const { left, top } = drawing.getBoundingClientRect();
  const [x, y] = now().invert([event.clientX - left, event.clientY - top]);
  return shown.placed.nodes.findIndex((p: Point | undefined, b) => {
    const s = shown?.sizes[b];
    return p !== undefined && s !== undefined && Math.abs(p.x - x) <= s.w / 2 && Math.abs(p.y - y) <= s.h / 2;
  });
}

/** The first block in the text that is drawn. */
const firstBlock = () => shown?.nodes.findIndex((n: SVGGElement | undefined) => n !== undefined) ?? 0;

const pickedBlock = () => shown?.at.get(picked ?? '') ?? -1;

/** Marks the picked block, and with it its edges and its regions; one block can be reached by Tab. */
function mark(focus = false): void {
  if (!shown) {
    return;
  }
  const b = pickedBlock();
  const current = shown;
  const reach = b >= 0 ? b : current.nodes[cursor] ? cursor : firstBlock();
  world.querySelectorAll('.picked, .near, .from').forEach((e) => e.classList.remove('picked', 'near', 'from'));
  world.querySelectorAll('.node[tabindex="0"]').forEach((e) => e.setAttribute('tabindex', '-1'));
  current.nodes[reach]?.setAttribute('tabindex', '0');
  const overlay = world.querySelector('#region');
  overlay?.replaceChildren();
  requestCull();
  if (b < 0) {
    return;
  }
  current.nodes[b]?.classList.add('picked');
  current.graph.edges.forEach((e, k) => {
    if (e.from === b || e.to === b) {
      current.edges[k]?.classList.add('near');
      current.edges[k]?.parentNode?.append(current.edges[k] as Node); // above the others
      current.nodes[e.from === b ? e.to : e.from]?.classList.add('from');
    }
  });
  // A region that the block opens, is in, or ends: from where lanes may part to where they meet.
  (current.graph.regions ?? []).forEach((r, n) => {
    const from = current.placed.nodes[r.block];
    const to = current.placed.nodes[r.to];
    if (from && to && (r.block === b || r.to === b || r.in?.includes(b))) {
      const bend = Math.max(60, Math.abs(to.y - from.y) / 3);
      const x = Math.min(from.x, to.x) - bend;
      overlay?.append(
        svg('path', { class: `regionway ${regionColour(n)}`, d: `M${from.x},${from.y}C${x},${from.y} ${x},${to.y} ${to.x},${to.y}` }),
      );
    }
  });
  if (focus) {
    const node = current.nodes[b];
    if (node && hidden.delete(node)) {
      node.style.display = ''; // what is not drawn cannot have the keyboard
    }
    node?.focus({ preventScroll: true });
  }
}

/** Picks a block; the editor goes there, too, and takes the keyboard if it is asked to. */
function pick(b: number, options: { move?: boolean; focus?: boolean } = {}): void {
  if (!shown || b < 0) {
    return;
  }
  if (!shown.graph.blocks[b]) {
    vscode.postMessage({ type: 'go', block: b, version: shown.graph.version, focus: false }); // what is around it is drawn then
    return;
  }
  picked = shown.keys[b];
  mark(!options.focus);
  reveal(b);
  writeDetails();
  if (options.move !== false) {
    vscode.postMessage({ type: 'go', block: b, version: shown.graph.version, focus: options.focus === true });
  }
}

/** Lights the block that the cursor of the editor is in. */
function light(): void {
  world.querySelectorAll('.cursor').forEach((e) => {
    e.classList.remove('cursor');
    e.removeAttribute('aria-current');
  });
  if (shown && cursor >= 0) {
    shown.nodes[cursor]?.classList.add('cursor');
    shown.nodes[cursor]?.setAttribute('aria-current', 'location');
  }
  requestCull();
}

function writeDetails(): void {
  details.hidden = !kept.details;
  const block = shown?.graph.blocks[pickedBlock() >= 0 ? pickedBlock() : cursor];
  details.replaceChildren(...(shown && block && kept.details ? factsOf(shown.graph, block, pick) : []));
}

// ---- Search ----

function lookFor(move: boolean): void {
  const want = search.value.trim().toLowerCase();
  matches = [];
  if (shown && want !== '') {
    shown.graph.blocks.forEach((b) => {
      if ([b.name, ...(b.labels ?? []), ...(b.lines ?? [])].some((t) => t.toLowerCase().includes(want))) {
        matches.push(b.bix);
      }
    });
  }
  const is = new Set(matches);
  drawing.classList.toggle('searching', want !== '');
  shown?.nodes.forEach((n, b) => n.classList.toggle('match', is.has(b)));
  match = Math.min(match, Math.max(0, matches.length - 1));
  requestCull();
  element('previous').hidden = element('next').hidden = want === '';
  found.textContent = want === '' ? '' : matches.length ? `${match + 1} of ${matches.length}` : 'no block';
  if (move && matches.length) {
    showMatch(0);
  }
}

function showMatch(by: number): void {
  if (!matches.length) {
    return;
  }
  match = (match + by + matches.length) % matches.length;
  found.textContent = `${match + 1} of ${matches.length}`;
  const b = matches[match];
  if (b !== undefined && shown) {
    picked = shown.keys[b];
    mark(false);
    reveal(b);
    writeDetails();
  }
}

search.addEventListener('input', () => {
  match = 0;
  lookFor(true);
});
search.addEventListener('keydown', (event) => {
  if (event.key === 'Enter') {
    showMatch(event.shiftKey ? -1 : 1);
  } else if (event.key === 'Escape') {
    search.value = '';
    lookFor(false);
    mark(true);
  } else {
    return;
  }
  event.preventDefault();
  event.stopPropagation();
});

// ---- Mouse and keyboard ----

drawing.addEventListener('click', (event) => {
  const b = blockUnder(event);
  if (b >= 0) {
    pick(b);
  }
});
drawing.addEventListener('dblclick', (event) => {
  const b = blockUnder(event);
  if (b >= 0) {
    pick(b, { focus: true });
  }
});
drawing.addEventListener('focusin', (event) => {
  const b = blockOf(event.target);
  if (b >= 0 && shown && picked !== shown.keys[b]) {
    picked = shown.keys[b];
    mark(false);
    writeDetails();
  }
});

function setMode(mode: Mode): void {
  kept.mode = mode;
  kept.flipped = [];
  keep();
  void draw();
}

function toggleFold(): void {
  if (picked !== undefined) {
    kept.flipped = kept.flipped.includes(picked) ? kept.flipped.filter((k) => k !== picked) : [...kept.flipped, picked];
    keep();
    void draw();
  }
}

const foldAll = () => newest && setMode(folds(newest.graph, newest.foldAbove) ? 'full' : 'folded');

/** The nearest block to the left or to the right of one, at about its height. */
function beside(b: number, by: -1 | 1): number {
  const at = shown?.placed.nodes[b];
  if (!shown || !at) {
    return -1;
  }
  let best = -1;
  let least = Infinity;
  shown.placed.nodes.forEach((p, n) => {
    const dx = (p.x - at.x) * by;
    const cost = dx + 4 * Math.abs(p.y - at.y);
    if (n !== b && dx > 4 && Math.abs(p.y - at.y) < 2 * dx + 30 && cost < least) {
      [best, least] = [n, cost];
    }
  });
  return best;
}

/** Where an arrow key goes: along an edge that is no back edge; of several, to the one that is placed first from the left. */
function along(b: number, down: boolean): number {
  if (!shown) {
    return -1;
  }
  const g = shown.graph;
  const ends = (down ? g.out[b] : g.into[b]) ?? [];
  const list = ends.filter((e) => !e.back).map((e) => (down ? e.to : e.from));
  const order = (list.length ? list : ends.map((e) => (down ? e.to : e.from))).filter((n) => n !== b);
  return (
    order.sort(
      (x, y) =>
        Math.abs((shown?.placed.nodes[x]?.x ?? 0) - (shown?.placed.nodes[b]?.x ?? 0)) -
        Math.abs((shown?.placed.nodes[y]?.x ?? 0) - (shown?.placed.nodes[b]?.x ?? 0)),
    )[0] ?? -1
  );
}

const STEP = 60;
const touch = () => (untouched = false);
const pan = (dx: number, dy: number) => touch() || canvas.call(behaviour.translateBy, dx / now().k, dy / now().k);
const scale = (by: number) =>
  touch() || (still.matches ? canvas.call(behaviour.scaleBy, by) : canvas.transition().duration(120).call(behaviour.scaleBy, by));

/** The keys, as the help lists them. What is given the picked block gets that of the cursor, or the entry, if none is. */
const commands: { keys: string[]; what: string; run: (b: number) => void }[] = [
  { keys: ['ArrowDown', 'ArrowUp'], what: 'along an edge, to a successor or a predecessor', run: () => undefined },
  { keys: ['ArrowLeft', 'ArrowRight'], what: 'to the block beside', run: () => undefined },
  { keys: ['[', ']'], what: 'the block before, the next one, in the order of the text', run: () => undefined },
  { keys: ['Home', 'End'], what: 'the entry, the last block', run: () => undefined },
  { keys: ['h'], what: 'the header of the loop around', run: (b) => pick(headerOf(b)) },
  { keys: ['d'], what: 'the immediate dominator', run: (b) => pick(shown?.graph.blocks[b]?.idom ?? -1) },
  { keys: ['Enter'], what: 'go to the block in the editor', run: (b) => pick(b, { focus: true }) },
  { keys: [' '], what: 'fold the block to one line, or unfold it', run: () => toggleFold() },
  { keys: ['a'], what: 'fold or unfold all blocks', run: () => foldAll() },
  { keys: ['c'], what: 'the block of the cursor', run: () => pick(cursor, { move: false }) },
  { keys: ['/'], what: 'search', run: () => search.focus() },
  { keys: ['n', 'N'], what: 'the next match, the one before', run: () => undefined },
  { keys: ['+', '-', '0'], what: 'zoom in, zoom out, show all', run: () => undefined },
  { keys: ['Shift+Arrow'], what: 'move the drawing', run: () => undefined },
  { keys: ['i'], what: 'what is known of the block', run: () => toggle('details') },
  { keys: ['l'], what: 'legend', run: () => toggle('legend') },
  { keys: ['?'], what: 'this list', run: () => help.showModal() },
];

function headerOf(b: number): number {
  const g = shown?.graph;
  const block = g?.blocks[b];
  let l = block?.loop ?? -1;
  if (g && block?.header) {
    l = g.loops[l]?.parent ?? -1;
  }
  return g?.loops[l]?.header ?? -1;
}

function toggle(what: 'details' | 'legend'): void {
  kept[what] = !kept[what];
  keep();
  legend.hidden = !kept.legend;
  writeDetails();
  element(`${what}button`).setAttribute('aria-pressed', String(kept[what]));
}

/** Does what a key says, and reports whether it says anything. */
function press(event: KeyboardEvent): boolean {
  const b = pickedBlock() >= 0 ? pickedBlock() : cursor >= 0 ? cursor : firstBlock();
  const start = pickedBlock() < 0; // the first arrow picks the block that the others go on from
  const last = (shown?.graph.blocks.length ?? 0) - 1;
  const arrows: Record<string, () => unknown> = event.shiftKey
    ? { ArrowLeft: () => pan(STEP, 0), ArrowRight: () => pan(-STEP, 0), ArrowUp: () => pan(0, STEP), ArrowDown: () => pan(0, -STEP) }
    : {
        ArrowDown: () => pick(start ? b : along(b, true)),
        ArrowUp: () => pick(start ? b : along(b, false)),
        ArrowLeft: () => pick(start ? b : beside(b, -1)),
        ArrowRight: () => pick(start ? b : beside(b, 1)),
      };
  const others: Record<string, () => unknown> = {
    '[': () => pick(b - 1),
    ']': () => pick(start ? b : b + 1),
    Home: () => pick(0),
    End: () => pick(last),
    n: () => showMatch(1),
    N: () => showMatch(-1),
    '+': () => scale(1.25),
    '=': () => scale(1.25),
    '-': () => scale(0.8),
    '0': () => fit(true),
  };
  const run = arrows[event.key] ?? others[event.key];
  if (run) {
    run();
    return true;
  }
  const command = commands.find((c) => c.keys.includes(event.key));
  command?.run(b);
  return command !== undefined;
}

document.addEventListener('keydown', (event) => {
  const at = event.target as Element;
  if (event.ctrlKey || event.metaKey || event.altKey || help.open || at.matches('input, select')) {
    return;
  }
  if (at.matches('button') && (event.key === 'Enter' || event.key === ' ')) {
    return;
  }
  if (press(event)) {
    event.preventDefault();
  }
});

const actions: Record<string, (button: HTMLElement) => void> = {
  zoomin: () => void scale(1.25),
  zoomout: () => void scale(0.8),
  fit: () => fit(true),
  fold: foldAll,
  detailsbutton: () => toggle('details'),
  legendbutton: () => toggle('legend'),
  next: () => showMatch(1),
  previous: () => showMatch(-1),
  helpbutton: () => help.showModal(),
  closehelp: () => help.close(),
  pin: (button) => {
    kept.pinned = !kept.pinned;
    keep();
    button.setAttribute('aria-pressed', String(kept.pinned));
    vscode.postMessage({ type: 'pin', pinned: kept.pinned });
  },
  svg: () => save('svg'),
  dot: () => save('dot'),
};
for (const [id, run] of Object.entries(actions)) {
  const button = element(id);
  button.addEventListener('click', () => run(button));
}
element('detailsbutton').setAttribute('aria-pressed', String(kept.details));
element('legendbutton').setAttribute('aria-pressed', String(kept.legend));
element('pin').setAttribute('aria-pressed', String(kept.pinned));
element('keys').append(
  ...commands.map((c) => {
    const row = document.createElement('tr');
    const cell = (name: 'td' | 'th', ...content: (string | Node)[]) => {
      const e = document.createElement(name);
      e.append(...content);
      row.append(e);
    };
    cell(
      'th',
      ...c.keys.flatMap((k) => [
        Object.assign(document.createElement('kbd'), { textContent: k === ' ' ? 'Space' : k.replace('Arrow', '') || 'Arrow' }),
        ' ',
      ]),
    );
    cell('td', c.what);
    return row;
  }),
);

// ---- Files ----

const dotText = () => (shown ? exportText(shown.graph, (b) => boxLines(b, false)) : '');

function save(as: 'svg' | 'dot'): void {
  if (shown) {
    vscode.postMessage({ type: 'file', as, text: as === 'svg' ? picture(world, shown.placed) : dotText() });
  }
}

// ---- Messages ----

window.addEventListener('message', (event: MessageEvent<ToPage>) => {
  const message = event.data;
  switch (message.type) {
    case 'graph':
      newest = { ...message, graph: byBix(message.graph) };
      cursor = message.cursor;
      void draw();
      break;
    case 'cursor':
      if (cursor !== message.block) {
        cursor = message.block;
        light();
        if (pickedBlock() !== cursor && document.activeElement?.closest('.node') == null) {
          picked = undefined;
          mark();
        }
        writeDetails();
        if (cursor >= 0) {
          reveal(cursor);
        }
      }
      break;
    case 'note':
      newest = undefined;
      shown = undefined;
      world.replaceChildren();
      status.textContent = '';
      say(message.text);
      break;
    case 'save':
      save(message.as);
      break;
    case 'copy':
      vscode.postMessage({ type: 'clipboard', text: dotText() });
      break;
  }
});

const style = document.createElement('style');
style.nonce = document.body.dataset['nonce'] ?? '';
style.textContent = drawingStyle((name) => `var(${name})`);
document.head.append(style);
new MutationObserver(() => {
  overviewed = false; // another theme
  requestCull();
}).observe(document.body, { attributeFilter: ['class'] });
new ResizeObserver(() => {
  if (untouched) {
    first();
  }
  requestCull();
}).observe(stage);
vscode.postMessage({ type: 'ready' });
