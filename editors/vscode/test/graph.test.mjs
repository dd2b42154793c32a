// The text that is laid out, what is read of the drawing, and what is said of blocks.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { instance } from '@viz-js/viz';
import dot from '../dist/test/graph/dot.js';
import placed from '../dist/test/graph/placed.js';
import words from '../dist/test/graph/words.js';

const block = (bix, more = {}) => ({
  bix,
  name: `L${bix}`,
  labels: [`L${bix}`],
  instructions: 1,
  lines: ['NOP'],
  rpo: bix,
  idom: bix - 1,
  ipdom: -1,
  loop: -1,
  lanes: -1,
  range: { start: { line: bix, character: 0 }, end: { line: bix, character: 1 } },
  head: { line: bix, character: 0 },
  ...more,
});

/** An entry, a loop of two blocks with a loop in it, an exit. */
const graph = {
  version: 1,
  func: 0,
  name: 'f"1"',
  range: block(0).range,
  optLevel: 2,
  blockCount: 4,
  edgeCount: 5,
  blocks: [
    block(0),
    block(1, { loop: 0, header: true }),
    block(2, { loop: 1, header: true, latch: true, is: ['header of a loop of 1 block at depth 2'], divergent: ['BRA depends on P0 (line 3)'] }),
    block(3),
  ],
  edges: [
    { from: 0, to: 1, kind: 'fall-through' },
    { from: 1, to: 2, kind: 'fall-through' },
    { from: 2, to: 2, kind: 'taken', back: true, text: '@P0' },
    { from: 2, to: 1, kind: 'taken', back: true },
    { from: 2, to: 3, kind: 'fall-through' },
  ],
  loops: [
    { header: 1, parent: -1, depth: 1, blocks: 2, latches: [2], exits: [3], preheader: 0 },
    { header: 2, parent: 0, depth: 2, blocks: 1, latches: [2], preheader: 1 },
  ],
  regions: [{ name: 'B0', block: 0, to: 3, line: 1, in: [1, 2] }],
};
const sizes = graph.blocks.map(() => ({ w: 72, h: 36 }));

test('a drawing has each block in its loops, edges from end to end, and headers above', async () => {
  const reversed = (k) => graph.edges[k].back === true && graph.edges[k].from !== graph.edges[k].to;
  const out = (await instance()).render(dot.layoutText(graph, sizes), { format: 'json0' });
  assert.deepEqual(out.errors, []);
  const p = placed.readDrawing(out.output, reversed);
  assert.equal(p.nodes.length, 4);
  assert.equal(p.edges.length, 5);
  for (let n = 1; n < 4; n++) {
    assert.ok(p.nodes[n].y > p.nodes[n - 1].y, `block ${n} is below block ${n - 1}`);
  }
  const inside = (box, n) =>
    p.nodes[n].x - 36 >= box.x && p.nodes[n].x + 36 <= box.x + box.w && p.nodes[n].y - 18 >= box.y && p.nodes[n].y + 18 <= box.y + box.h;
  assert.deepEqual(
    [0, 1, 2, 3].map((n) => inside(p.loops[0], n)),
    [false, true, true, false],
  );
  assert.deepEqual(
    [0, 1, 2, 3].map((n) => inside(p.loops[1], n)),
    [false, false, true, false],
  );
  for (const e of p.edges) {
    const near = (point, n) => Math.abs(point.x - p.nodes[n].x) <= 37 && Math.abs(point.y - p.nodes[n].y) <= 19;
    const { from, to } = graph.edges[e.edge];
    assert.ok(near(e.points[0], from) && near(e.points.at(-1), to), `edge ${from} to ${to}`);
    assert.equal((e.points.length - 1) % 3, 0);
    assert.match(placed.curve(e.points), /^M[-\d.]+,[-\d.]+(C[-\d.,]+ [-\d.,]+ [-\d.,]+)+$/);
    assert.doesNotMatch(placed.arrow(e.points), /NaN|Infinity/);
  }
});

test('what is exported is Graphviz text', async () => {
  const text = dot.exportText(graph, (b) => [`${b.name} "quoted" \\ back`, ...b.lines]);
  assert.match(text, /^digraph "f\\"1\\"" \{/);
  assert.equal(text.match(/subgraph cluster_/g).length, 2);
  const out = (await instance()).render(text, { format: 'json0' });
  assert.deepEqual(out.errors, []);
  assert.equal(JSON.parse(out.output).edges.length, 6); // with that of the region
});

test('a block is found again after an edit', () => {
  const unnamed = (bix) => block(bix, { labels: undefined, name: `BB${bix}` });
  assert.deepEqual(words.keys({ blocks: [unnamed(0), block(1), unnamed(2), unnamed(3)] }), ['+1', 'L1', 'L1+1', 'L1+2']);
  assert.deepEqual(words.keys({ blocks: [block(1), unnamed(1), block(1)] }), ['L1', 'L1+1', 'L1#1']);
});

test('a block is told in one sentence', () => {
  const g = words.index(graph);
  assert.equal(
    words.sentence(g, g.blocks[2]),
    'Block L2, RPO 2, 1 instruction, header of a loop of 1 block at depth 2, divergent branch, to L2 taken @P0, back edge, to L1 taken, back edge, to L3 fall-through',
  );
  const facts = Object.fromEntries(words.facts(g, g.blocks[0]).map((f) => [f.name, f]));
  assert.deepEqual(facts['opens'].blocks, [{ block: 3, text: 'B0, where lanes meet again' }]);
  assert.equal(facts['idom'], undefined);
});

test('lines that are left out are counted', () => {
  const long = block(0, { instructions: 30, lines: ['A', 'B', 'C', 'D'], last: 1 });
  assert.deepEqual(words.boxLines(long, false), ['L0  RPO 0', 'A', 'B', 'C', '… 26 more', 'D']);
  assert.deepEqual(words.boxLines(long, true), ['L0  30']);
});
