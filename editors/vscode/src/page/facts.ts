// What is beside the drawing: the facts of a block, and what lines and signs mean.
import type { Block } from '../graph/model';
import { count, facts, type Indexed, name } from '../graph/words';
import { html, svg } from './dom';
import { icons } from './look';

/**
 * Everything there is to say of a block.
 * @param pick is called for a block whose name is clicked
 */
export function factsOf(g: Indexed, block: Block, pick: (b: number) => void): HTMLElement[] {
  const list = html('dl');
  for (const f of facts(g, block)) {
    const value = html('dd', f.text ?? '');
    (f.blocks ?? []).slice(0, 24).forEach((x, k) => {
      const link = html('button', name(g, x.block), 'link');
      link.addEventListener('click', () => pick(x.block));
      value.append(k ? ', ' : '', link, x.text ? ` ${x.text}` : '');
    });
    if ((f.blocks?.length ?? 0) > 24) {
      value.append(`, … ${f.blocks?.length} in all`);
    }
    list.append(html('dt', f.name), value);
  }
  const parts: HTMLElement[] = [html('h2', block.name), list];
  for (const s of g.switches ?? []) {
    if (s.block === block.bix) {
      parts.push(html('h2', `switch on ${s.selector}`));
      const what = [
        s.form,
        s.caseCount >= 0 ? count(s.caseCount, 'case') : '',
        s.density > 0 ? `density ${Math.round(100 * s.density)}%` : '',
        s.unknown ? `not understood: ${s.unknown}` : '',
      ];
      parts.push(html('p', what.filter((t) => t).join(', ')));
      if (s.cases?.length) {
        parts.push(html('p', s.cases.join(', ') + (s.caseCount > s.cases.length ? ', …' : '')));
      }
      const table = html('table');
      table.append(html('caption', 'what each form costs on its longest path'));
      const row = (cell: 'td' | 'th', texts: string[], chosen = false) => {
        const tr = html('tr', '', chosen ? 'chosen' : '');
        tr.append(...texts.map((t, k) => html(k === 0 ? 'th' : cell, t)));
        table.append(tr);
      };
      row('th', ['form', 'instructions', 'divergence points', 'convergence regions (estimate)']);
      for (const c of s.strategies) {
        row(
          'td',
          [c.name + (c.name === s.choice ? ' ✓' : ''), String(c.instructions), String(c.divergencePoints), String(c.syncEntries)],
          c.name === s.choice,
        );
      }
      parts.push(table, html('p', `${s.choice}: ${s.reason}`));
    }
  }
  return parts;
}

/** What the lines and signs mean that are in a drawing. */
export function legendOf(g: Indexed): HTMLElement[] {
  const has = (kind: string) => g.edges.some((e) => e.kind === kind);
  const entry = (className: string, text: string, is: boolean) => {
    if (!is) {
      return [];
    }
    const line = svg('svg', { width: 34, height: 12, 'aria-hidden': 'true' });
    line.append(svg('g', { class: `edge ${className}` }, svg('path', { class: 'way', d: 'M2,6L32,6' })));
    const item = document.createElement('li');
    item.append(line, text);
    return [item];
  };
  const icon = (what: keyof typeof icons, is: boolean) => {
    if (!is) {
      return [];
    }
    const picture = svg('svg', { width: 34, height: 14, 'aria-hidden': 'true' });
    picture.append(svg('path', { class: `icon ${what}`, d: icons[what].path, transform: 'translate(10 0)' }));
    const item = document.createElement('li');
    item.append(picture, icons[what].text);
    return [item];
  };
  return [
    ...entry('taken', 'branch taken', has('taken')),
    ...entry('fall-through', 'falls through', has('fall-through')),
    ...entry('table', 'entry of a switch', has('table')),
    ...entry('reconvergence', 'to where lanes meet again', has('reconvergence')),
    ...entry('call', 'call', has('call')),
    ...entry(
      'taken back',
      'back edge',
      g.edges.some((e) => e.back),
    ),
    ...icon(
      'loop',
      g.blocks.some((b) => b.header),
    ),
    ...icon(
      'divergent',
      g.blocks.some((b) => b.divergent),
    ),
    ...icon(
      'meets',
      g.blocks.some((b) => b.reconverges),
    ),
    ...icon(
      'cold',
      g.blocks.some((b) => b.cold),
    ),
    ...(g.regions?.length
      ? [Object.assign(document.createElement('li'), { textContent: 'stripes at the left: convergence regions that are open' })]
      : []),
    ...(g.limit ? [Object.assign(document.createElement('li'), { textContent: 'dashed: it has edges to blocks that are not drawn' })] : []),
    ...(g.blocks.some((b) => b.unreached) ? [Object.assign(document.createElement('li'), { textContent: 'faded: unreachable' })] : []),
  ];
}
