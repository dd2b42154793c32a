// The boxes of blocks and loops, and the edges.
import type { Size } from '../graph/dot';
import type { Block } from '../graph/model';
import { arrow, curve, type Placed } from '../graph/placed';
import { edgeWords, type Indexed, name, sentence } from '../graph/words';
import { svg } from './dom';
import { icons } from './look';

export const LINE = 15; // height of a line of text, in pixels
export const PAD = 7; // of a box

const charWidth = (() => {
  const context = document.createElement('canvas').getContext('2d');
  if (!context) {
    return 7.3;
  }
  context.font = `12px ${getComputedStyle(document.body).getPropertyValue('--vscode-editor-font-family') || 'monospace'}`;
  return context.measureText('0'.repeat(100)).width / 100;
})();

/** The size of a box with these lines. */
export function sizeOf(b: Block, lines: string[]): Size {
  const marks = iconsOf(b).length;
  const first = (lines[0]?.length ?? 0) * charWidth + marks * 17 + (marks ? 6 : 0);
  const widest = Math.max(first, ...lines.slice(1).map((l) => l.length * charWidth));
  return { w: Math.ceil(Math.max(44, widest) + 2 * PAD + 8), h: lines.length * LINE + 2 * PAD - 3 };
}

function iconsOf(b: Block): (keyof typeof icons)[] {
  const list: (keyof typeof icons)[] = [];
  if (b.header) {
    list.push('loop');
  }
  if (b.reconverges) {
    list.push('meets');
  }
  if (b.divergent) {
    list.push('divergent');
  }
  if (b.cold) {
    list.push('cold');
  }
  return list;
}

/** The class of a convergence region, by its index. */
export const regionColour = (n: number) => `region${n % 6}`;

/** The box of a block, at the origin. */
export function nodeOf(g: Indexed, b: Block, size: Size, lines: string[], folded: boolean): SVGGElement {
  const classes = ['node'];
  const add = (what: string, is: unknown) => is && classes.push(what);
  add('unreached', b.unreached);
  add('cold', b.cold);
  add('divergent', b.divergent);
  add('header', b.header);
  add('entry', b.bix === 0);
  add('folded', folded);
  add('open', g.limit && [...(g.out[b.bix] ?? []), ...(g.into[b.bix] ?? [])].some((e) => !g.blocks[e.from] || !g.blocks[e.to]));
  if (b.weight && g.mostWeight > 0) {
    add(`heat${Math.min(4, Math.ceil((4 * Math.log2(1 + b.weight)) / Math.log2(1 + g.mostWeight)))}`, true);
  }
  const node = svg('g', { class: classes.join(' '), 'data-block': b.bix, tabindex: -1, role: 'button', 'aria-label': sentence(g, b) });
  node.append(svg('rect', { class: 'box', width: size.w, height: size.h, rx: 4 }));
  (g.regionsOf[b.bix] ?? []).slice(-4).forEach((r, k) => {
    node.append(svg('rect', { class: `stripe ${regionColour(r)}`, x: 1 + k * 3, y: 3, width: 2, height: size.h - 6 }));
  });
  const text = svg('text', { class: 'lines' });
  lines.forEach((line, k) => {
    const row = svg('tspan', { x: PAD + 6, y: PAD + 9 + k * LINE, class: k === 0 ? 'name' : 'line' });
    if (k === 0) {
      const at = line.indexOf('  ');
      row.append(at < 0 ? line : line.slice(0, at));
      if (at >= 0) {
        const soft = svg('tspan', { class: 'soft', dx: 8 });
        soft.textContent = line.slice(at + 2);
        row.append(soft);
      }
    } else {
      const parts = /^(@!?\S+\s+)?(\S+)(.*)$/.exec(line);
      const part = (what: string, content: string | undefined) => {
        if (content) {
          const span = svg('tspan', { class: what });
          span.textContent = content;
          row.append(span);
        }
      };
      part('guard', parts?.[1]);
      part('opcode', parts?.[2] ?? line);
      part('rest', parts?.[3]);
    }
    text.append(row);
  });
  node.append(text);
  iconsOf(b).forEach((icon, k) => {
    node.append(
      svg('path', { class: `icon ${icon}`, d: icons[icon].path, transform: `translate(${size.w - PAD - 14 - k * 17} ${PAD - 3})` }),
    );
  });
  return node;
}

/** Edge k of the graph, which is edge `at` of the drawing. */
export function edgeOf(g: Indexed, k: number, placed: Placed, at: number): SVGGElement {
  const e = g.edges[k];
  const points = placed.edges[at]?.points ?? [];
  if (!e) {
    return svg('g');
  }
  const kind = `edge ${e.kind}${e.back ? ' back' : ''}${g.blocks[e.from]?.unreached ? ' unreached' : ''}`;
  const group = svg('g', { class: kind, 'data-edge': k });
  group.append(svg('path', { class: 'way', d: curve(points) }), svg('path', { class: 'head', d: arrow(points) }));
  if (e.text) {
    const begin = points[0];
    const next = points[1] ?? begin;
    if (begin && next) {
      const label = svg('text', {
        class: 'edgetext',
        x: begin.x + (next.x >= begin.x ? 6 : -6),
        y: begin.y + (next.y >= begin.y ? 12 : -5),
        'text-anchor': next.x >= begin.x ? 'start' : 'end',
      });
      label.textContent = e.text;
      group.append(label);
    }
  }
  const hint = svg('title');
  hint.textContent = `${name(g, e.from)} to ${name(g, e.to)}: ${edgeWords(e)}`;
  group.append(hint);
  return group;
}

/** The box around loop n, and its name. */
export function loopOf(g: Indexed, n: number, placed: Placed): SVGGElement[] {
  const loop = g.loops[n];
  const box = placed.loops[n];
  if (!loop || !box) {
    return [];
  }
  const label = svg('text', { class: 'looptext', x: box.x + 6, y: box.y + 12 });
  label.textContent = `loop ${name(g, loop.header)} · depth ${loop.depth}`;
  return [svg('g', { class: 'loop', 'data-loop': n }, svg('rect', { x: box.x, y: box.y, width: box.w, height: box.h, rx: 8 }), label)];
}
