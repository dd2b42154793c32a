'use strict';
// What the program put into the page: see the type data of page.go.
const D = JSON.parse(document.getElementById('data').textContent);
const HIGH = 18; // of a row
const SPARE = 20; // rows drawn beyond those that are seen
const COLORS = 6;
const SAME = 0, ADDED = 1, CHANGED = 2, REMOVED = 3, MOVED = 4;
const SIGNS = ['', '+', '~', '−', '›'];
const SIGN_TITLES = ['', 'added', 'changed', 'removed', 'moved here'];
const REG = 0, BLOCK = 1, OP = 2;

/** An element with properties and children; text is only ever put in as text. */
function el(tag, props = {}, ...children) {
  const e = document.createElement(tag);
  for (const [k, v] of Object.entries(props)) {
    if (k === 'class') e.className = v;
    else if (k.startsWith('on')) e.addEventListener(k.slice(2), v);
    else if (k in e) e[k] = v;
    else e.setAttribute(k, v);
  }
  e.append(...children.filter((c) => c !== null && c !== undefined));
  return e;
}
function svg(tag, attrs, ...children) {
  const e = document.createElementNS('http://www.w3.org/2000/svg', tag);
  for (const [k, v] of Object.entries(attrs)) e.setAttribute(k, v);
  e.append(...children);
  return e;
}

// Columns, unpacked.
D.columns.forEach((c, n) => {
  let total = 0;
  for (let k = 0; k < c.lines.length; k += 3) total += c.lines[k + 1];
  c.n = n;
  c.rows = new Int32Array(total);
  c.marks = new Uint8Array(total);
  c.at = new Map(); // line -> index of its row, but for removed ones
  let i = 0;
  for (let k = 0; k < c.lines.length; k += 3) {
    for (let j = 0; j < c.lines[k + 1]; j++, i++) {
      c.rows[i] = c.lines[k] + j;
      c.marks[i] = c.lines[k + 2];
      if (c.marks[i] !== REMOVED) c.at.set(D.rows[c.rows[i]][1], i);
    }
  }
  c.fate = new Map(c.fates.map(([b, kind, to]) => [b, { kind, to }]));
  c.from = new Map(c.born);
  c.name = new Map(c.blocks.map((b, k) => [b, c.names[k]]));
  c.touched = new Set();
  for (let k = 0; k < total; k++) if (c.marks[k] === ADDED || c.marks[k] === CHANGED || c.marks[k] === MOVED) c.touched.add(D.rows[c.rows[k]][2]);
  c.title = c.phase === '' ? 'as it was' : c.phase;
  c.short = c.phase === '' ? 'as it was' : (c.num ? c.num + ' ' : '') + c.phase + (c.round > 1 ? `, round ${c.round}` : '');
});

const state = { col: 0, line: 0, fn: 0, picks: [], driver: 0, align: true, compact: true, found: null };
const text = (row) => D.rows[row][0];
const tokenText = (row, k) => D.rows[row][0].substr(D.rows[row][3][k], D.rows[row][3][k + 1]);
const plural = (n, what) => `${n} ${what}${n === 1 ? '' : 's'}`;

// ---- What is picked: a value, a register, a block. ----

/** The blocks that block b of column n is in each column: what it was, and what became of it. */
function family(n, b) {
  const sets = D.columns.map(() => new Set());
  sets[n].add(b);
  for (let c = n + 1; c < D.columns.length; c++) {
    for (const x of sets[c - 1]) {
      const f = D.columns[c].fate.get(x);
      if (!f) sets[c].add(x);
      else if (f.kind !== 'removed') f.to.forEach((y) => sets[c].add(y));
    }
  }
  for (let c = n; c > 0; c--) {
    const col = D.columns[c], before = D.columns[c - 1];
    for (const x of sets[c]) {
      if (before.name.has(x)) sets[c - 1].add(x);
      (col.from.get(x) || []).forEach((y) => sets[c - 1].add(y));
    }
    for (const [x, f] of col.fate) if (f.kind !== 'removed' && f.to.some((y) => sets[c].has(y))) sets[c - 1].add(x);
  }
  return sets;
}

function sameKey(a, b) {
  return a.kind === b.kind && a.key === b.key;
}

/** Picks something; with more it is added to what is picked. What is picked already is no longer. */
function pick(p, more) {
  const had = state.picks.find((x) => sameKey(x, p));
  if (had) state.picks = state.picks.filter((x) => x !== had);
  else {
    if (!more) state.picks = [];
    const used = new Set(state.picks.map((x) => x.color));
    p.color = [...Array(COLORS).keys()].find((c) => !used.has(c)) ?? 0;
    if (p.kind === 'value') {
      const defs = new Set(D.webs[p.web]);
      p.webs = new Set();
      D.webs.forEach((w, n) => { if (w.some((d) => defs.has(d))) p.webs.add(n); });
    } else if (p.kind === 'block') p.family = family(p.col, p.block);
    state.picks.push(p);
    if (p.kind === 'block' && D.blocks[p.block][1] >= 0) state.fn = D.blocks[p.block][1];
  }
  refresh();
}

const pickBlock = (col, block, more) => pick({ kind: 'block', key: `${col}:${block}`, col, block, label: D.columns[col].name.get(block) ?? D.blocks[block][0] }, more);

/** The color of a register in a row: of its value, or if there is none of its name; `name` if only the name is the same. */
function regColor(web, name) {
  let weak = false;
  for (const p of state.picks) {
    if (p.kind === 'value') {
      if (web >= 0 && p.webs.has(web)) return p.color;
      weak ||= p.label === name;
    } else if (p.kind === 'register' && p.label === name) return p.color;
  }
  return weak ? -2 : -1;
}

function blockColor(col, b) {
  for (const p of state.picks) if (p.kind === 'block' && p.family[col].has(b)) return p.color;
  return -1;
}

// ---- Columns ----

const columns = el('section', { id: 'columns', 'aria-label': 'phases' });
columns.setAttribute('aria-label', 'phases');

function strip(idle) {
  const names = idle.map((s) => s.phase + (s.round > 1 ? ` (round ${s.round})` : '') + (s.hidden ? ' (not shown)' : ''));
  const hidden = idle.filter((s) => s.hidden).length;
  const head = `${plural(idle.length - hidden, 'phase')} without a change` + (hidden ? `, ${hidden} not shown` : '');
  const s = el('button', { class: 'strip', title: names.join('\n') });
  const fill = () => {
    const open = s.classList.contains('open');
    s.setAttribute('aria-expanded', open);
    s.replaceChildren();
    if (!open) s.append(names.length > 6 ? `${head}: ${names.slice(0, 6).join(' · ')} …` : names.join(' · '));
    else s.append(el('b', {}, head), el('ul', {}, ...idle.map((x, k) => el('li', {}, names[k], x.why ? el('small', {}, x.why) : null))));
  };
  s.addEventListener('click', () => { s.classList.toggle('open'); fill(); drawAll(); });
  fill();
  return s;
}

function makeColumn(c) {
  c.space = el('div', { class: 'space' });
  c.space.style.height = c.rows.length * HIGH + 'px';
  c.body = el('div', { class: 'body', tabIndex: 0 }, c.space);
  c.body.setAttribute('role', 'document');
  c.body.setAttribute('aria-label', `text ${c.n ? 'after ' + c.short : 'as it was'}`);
  const size = c.n === 0 ? `${c.after.instructions} instr, ${c.after.blocks} blocks`
    : `${delta(c.before.instructions, c.after.instructions)} instr, ${delta(c.before.blocks, c.after.blocks)} blocks`;
  const head = el('header', {},
    el('button', { class: 'phase', onclick: (e) => { e.stopPropagation(); activate(c.n); } }, c.num ? el('span', { class: 'num' }, String(c.num)) : null, c.title + (c.round > 1 ? ` (round ${c.round})` : '')),
    el('div', { class: 'chips', title: size }, size),
    el('div', { class: 'chips made' }, c.made.map((t) => `${t.count} ${t.what}`).join(' · ') || ' '));
  head.addEventListener('click', () => activate(c.n));
  c.el = el('article', { class: 'col' }, head, c.body);
  c.el.dataset.col = c.n;
  c.body.addEventListener('scroll', () => { if (state.driver === c.n) align(c); draw(c); });
  for (const ev of ['wheel', 'pointerdown', 'focus', 'touchstart']) c.body.addEventListener(ev, () => { state.driver = c.n; }, { passive: true });
  c.body.addEventListener('click', (e) => clicked(c, e));
  c.first = c.last = -1;
  return c.el;
}

const delta = (a, b) => (a === b ? `${b}` : `${a} → ${b}`);

D.columns.forEach((c) => {
  if (c.idle.length) columns.append(strip(c.idle));
  columns.append(makeColumn(c));
});
if (D.idle.length) columns.append(strip(D.idle));

/** The pieces of a row: its tokens, and what is between them with comments apart. */
function pieces(row) {
  const [s, , , toks] = D.rows[row];
  const list = [];
  const plain = (from, to) => {
    let rest = s.slice(from, to);
    if (state.compact) rest = from === 0 ? rest.replace(/^\s{5,}/, '    ').replace(/(\S)\s{3,}/g, '$1  ') : rest.replace(/\s{3,}/g, '  ');
    for (let m; (m = /\/\*.*?\*\/|\/\/.*/.exec(rest)); rest = rest.slice(m.index + m[0].length)) {
      if (m.index) list.push(rest.slice(0, m.index));
      list.push(el('span', { class: 'cm' }, m[0]));
    }
    if (rest) list.push(rest);
  };
  let at = 0;
  for (let k = 0; k < toks.length; k += 4) {
    const [start, len, kind] = toks.slice(k, k + 3);
    plain(at, start);
    const t = s.substr(start, len);
    if (kind === OP) list.push(el('span', { class: 'op' }, t));
    else {
      const span = el('span', { class: 'tok ' + (kind === REG ? 'r' : 'b') }, t);
      span.dataset.k = k;
      list.push(span);
    }
    at = start + len;
  }
  plain(at, s.length);
  return list;
}

/** Draws the rows of a column that are seen, if it is seen. */
function draw(c, again) {
  const left = c.el.offsetLeft - columns.scrollLeft;
  if (left > columns.clientWidth + 200 || left + c.el.offsetWidth < -200) {
    if (again) c.first = -1; // what it shows is old
    return;
  }
  const first = Math.max(0, Math.floor(c.body.scrollTop / HIGH) - SPARE);
  const last = Math.min(c.rows.length, Math.ceil((c.body.scrollTop + c.body.clientHeight) / HIGH) + SPARE);
  if (!again && c.first >= 0 && first >= c.first - SPARE / 2 && last <= c.last + SPARE / 2 && c.first <= Math.floor(c.body.scrollTop / HIGH)
    && c.last >= Math.min(c.rows.length, Math.ceil((c.body.scrollTop + c.body.clientHeight) / HIGH))) return;
  c.first = first;
  c.last = last;
  const list = [];
  for (let i = first; i < last; i++) {
    const row = c.rows[i], mark = c.marks[i], [, line, block] = D.rows[row];
    const r = el('div', { class: `row m${mark}` });
    r.style.top = i * HIGH + 'px';
    r.dataset.i = i;
    r.dataset.line = line;
    if (block >= 0) r.classList.add('in');
    if (c.n === state.col && i === state.line) r.classList.add('here');
    if (state.found && state.found.col === c.n && state.found.i === i) r.classList.add('found');
    if (mark === CHANGED) r.title = 'was: ' + was(c, line);
    const bc = block >= 0 ? blockColor(mark === REMOVED && c.n ? c.n - 1 : c.n, block) : -1;
    if (bc >= 0) r.classList.add('blit' + bc);
    r.append(el('span', { class: 'sign', title: SIGN_TITLES[mark] }, SIGNS[mark]), el('span', { class: 'bar' }));
    const t = el('span', { class: 'text' }, ...pieces(row));
    for (const s of t.querySelectorAll('.tok')) {
      const k = +s.dataset.k, [kind, ref] = D.rows[row][3].slice(k + 2, k + 4);
      const color = kind === REG ? regColor(ref, s.textContent) : blockColor(mark === REMOVED && c.n ? c.n - 1 : c.n, ref);
      if (color >= 0) s.classList.add('lit' + color);
      else if (color === -2) s.classList.add('name');
    }
    r.append(t);
    list.push(r);
  }
  c.space.replaceChildren(...list);
}

/** The text that a line had in the column before. */
function was(c, line) {
  const before = D.columns[c.n - 1], i = before.at.get(line);
  return i === undefined ? '' : text(before.rows[i]).trim();
}

const drawAll = () => D.columns.forEach((c) => draw(c, true));

/** Pick what token k of row i of a column is. */
function pickToken(c, i, k, more) {
  const row = c.rows[i], [kind, ref] = D.rows[row][3].slice(k + 2, k + 4), name = tokenText(row, k);
  if (kind === BLOCK) pickBlock(c.marks[i] === REMOVED && c.n ? c.n - 1 : c.n, ref, more);
  else if (kind === REG && ref >= 0) pick({ kind: 'value', key: String(ref), web: ref, label: name, col: c.n }, more);
  else if (kind === REG) pick({ kind: 'register', key: name, label: name, col: c.n }, more);
}

function clicked(c, e) {
  const r = e.target.closest('.row');
  if (!r) return;
  const i = +r.dataset.i, more = e.ctrlKey || e.metaKey || e.shiftKey;
  state.col = c.n;
  state.line = i;
  const tok = e.target.closest('.tok');
  const block = D.rows[c.rows[i]][2];
  if (block >= 0) state.fn = D.blocks[block][1];
  if (tok) pickToken(c, i, +tok.dataset.k, more);
  else if (e.target.classList.contains('bar') && block >= 0) pickBlock(c.marks[i] === REMOVED && c.n ? c.n - 1 : c.n, block, more);
  else refresh();
}

// ---- The same line at the same height in all columns ----

/** The index of the row of a line in a column, or of the next line behind it that the column has. */
function indexIn(c, from, i) {
  for (let d = 0; i + d < from.rows.length || i - d >= 0; d++) {
    for (const k of [i + d, i - d]) {
      if (k < 0 || k >= from.rows.length) continue;
      const at = c.at.get(D.rows[from.rows[k]][1]);
      if (at !== undefined) return at;
    }
    if (d > 4000) break;
  }
  return -1;
}

function align(from) {
  if (!state.align) return;
  const i = Math.floor(from.body.scrollTop / HIGH), part = from.body.scrollTop % HIGH;
  for (const c of D.columns) {
    if (c === from) continue;
    const at = i === 0 ? 0 : indexIn(c, from, i);
    if (at >= 0) c.body.scrollTop = at * HIGH + part;
  }
}

/** Scrolls a column to a row, and the others to the same line. */
function show(c, i, middle) {
  const top = i * HIGH, h = c.body.clientHeight;
  state.driver = c.n;
  if (middle || top < c.body.scrollTop || top + HIGH > c.body.scrollTop + h) c.body.scrollTop = Math.max(0, top - (middle ? h / 3 : top < c.body.scrollTop ? HIGH : h - 3 * HIGH));
  align(c);
}

function activate(n, keepLine) {
  const was = D.columns[state.col], c = D.columns[n];
  if (!keepLine) {
    const at = was.rows.length ? indexIn(c, was, Math.min(state.line, was.rows.length - 1)) : 0;
    state.line = Math.max(0, at);
  }
  state.col = n;
  const left = c.el.offsetLeft, right = left + c.el.offsetWidth;
  if (left < columns.scrollLeft) columns.scrollLeft = left;
  else if (right > columns.scrollLeft + columns.clientWidth) columns.scrollLeft = right - columns.clientWidth;
  refresh();
}

columns.addEventListener('scroll', () => D.columns.forEach((c) => draw(c)));

// ---- The graph ----

const drawing = svg('g', {});
const board = svg('svg', { role: 'group', 'aria-label': 'control flow graph' }, svg('defs', {}), drawing);
const graphBox = el('div', { id: 'graph', tabIndex: 0 }, board);
const legend = el('div', { id: 'legend' });
D.edges.forEach((kind, k) => {
  if (k > 3) return;
  const i = el('i');
  i.style.borderTopColor = `var(--${{ 'fall-through': 'fall', reconvergence: 'reconv' }[kind] || kind})`;
  legend.append(i, kind);
});
graphBox.append(legend);
D.edges.forEach((kind) => board.firstChild.append(svg('marker', { id: 'tip-' + kind, viewBox: '0 0 8 8', refX: 7, refY: 4, markerWidth: 7, markerHeight: 7, orient: 'auto', markerUnits: 'userSpaceOnUse' },
  svg('path', { d: 'M0 0L8 4L0 8z', class: 'tip ' + kind }))));
const view = { x: 0, y: 0, k: 1, graph: null };
const place = () => drawing.setAttribute('transform', `translate(${view.x} ${view.y}) scale(${view.k})`);

/** A smooth way through points. */
function way(p) {
  let d = `M${p[0]} ${p[1]}`;
  for (let k = 2; k < p.length; k += 2) {
    const [x0, y0, x1, y1] = p.slice(k - 2, k + 2), down = y1 >= y0;
    const m = down || (k > 2 && k < p.length - 2) ? (y1 - y0) / 2 : 0;
    if (!down && k === 2) d += `C${x0} ${y0 + 26} ${x1} ${y0 + 26} ${x1} ${y1}`;
    else if (!down && k === p.length - 2) d += `C${x0} ${y1 - 26} ${x1} ${y1 - 26} ${x1} ${y1}`;
    else d += `C${x0} ${y0 + m} ${x1} ${y1 - m} ${x1} ${y1}`;
  }
  return d;
}

function currentGraph() {
  const c = D.columns[state.col];
  return c.graphs.map((n) => D.graphs[n]).find((g) => g.func === state.fn) ?? null;
}

function fit() {
  const g = view.graph;
  if (!g) return;
  const w = graphBox.clientWidth, h = graphBox.clientHeight;
  view.k = Math.min(1.25, (w - 40) / g.w, (h - 50) / g.h);
  view.x = (w - g.w * view.k) / 2;
  view.y = Math.max(16, (h - 26 - g.h * view.k) / 2);
  place();
}

function zoom(by, x = graphBox.clientWidth / 2, y = graphBox.clientHeight / 2) {
  const k = Math.min(4, Math.max(0.02, view.k * by));
  view.x = x - ((x - view.x) * k) / view.k;
  view.y = y - ((y - view.y) * k) / view.k;
  view.k = k;
  place();
}

function drawGraph() {
  const g = currentGraph(), c = D.columns[state.col];
  const key = `${c.n} ${state.fn}`;
  const fresh = !view.graph || !g || view.graph.func !== g.func;
  view.graph = g;
  if (key !== view.key) {
    view.key = key;
    buildGraph(c, g);
  }
  if (!g) return;
  const lit = new Map(g.nodes.map(([b]) => [b, blockColor(c.n, b)]));
  g.edges.forEach(([kind, back, , from, to], k) => {
    view.edges[k].setAttribute('class', `edge ${D.edges[kind]}${back ? ' back' : ''}${lit.get(from) >= 0 || lit.get(to) >= 0 ? ' touch' : ''}`);
  });
  g.nodes.forEach(([b], k) => view.nodes[k].setAttribute('class', view.nodes[k].dataset.look + (lit.get(b) >= 0 ? ' l' + lit.get(b) : '')));
  if (fresh) {
    fit();
    if (view.k < 0.35) { // too small to read: the entry instead
      view.k = 0.7;
      const [, x] = g.nodes[0];
      view.x = graphBox.clientWidth / 2 - x * view.k;
      view.y = 16;
      place();
    }
  }
}

/** Builds the drawing of the graph of a column. */
function buildGraph(c, g) {
  graphTitle.textContent = D.funcs.length ? `${D.funcs[state.fn]} ${c.n ? 'after ' + c.short : 'as it was'}` : 'no function';
  view.nodes = [];
  view.edges = [];
  drawing.replaceChildren();
  if (!g) return;
  const into = new Set([...c.fate.values()].flatMap((f) => (f.kind === 'merged' ? f.to : [])));
  for (const [kind, , points] of g.edges) view.edges.push(svg('path', { d: way(points), 'marker-end': `url(#tip-${D.edges[kind]})` }));
  for (const [b, x, y, w, h, lines, is] of g.nodes) {
    let look = 'node';
    if (c.n && !D.columns[c.n - 1].name.has(b)) look += ' new';
    else if (c.n && (c.touched.has(b) || into.has(b))) look += ' touched';
    if (is === 'unreachable') look += ' unreachable';
    const n = svg('g', { 'data-look': look, transform: `translate(${x - w / 2} ${y - h / 2})`, tabindex: 0, role: 'button', 'data-block': b, 'aria-label': `block ${lines[0]}, ${lines[1]}${is && ', ' + is}` },
      svg('rect', { width: w, height: h }));
    if (is) {
      n.append(svg('title', {}));
      n.lastChild.textContent = is;
    }
    lines.filter((l) => l).forEach((l, k) => {
      const t = svg('text', { x: 10, y: 18 + k * 14, class: k === 0 ? 't' : k === 1 ? 's' : '' });
      t.textContent = l;
      n.append(t);
    });
    view.nodes.push(n);
  }
  drawing.append(...view.edges, ...view.nodes);
}

/** Brings block b into the middle of the drawing, if it is not seen. */
function centre(b) {
  const n = view.graph?.nodes.find(([x]) => x === b);
  if (!n) return;
  const x = n[1] * view.k + view.x, y = n[2] * view.k + view.y;
  if (x > 20 && y > 20 && x < graphBox.clientWidth - 20 && y < graphBox.clientHeight - 20) return;
  view.x += graphBox.clientWidth / 2 - x;
  view.y += graphBox.clientHeight / 2 - y;
  place();
}

/** Goes to the first row of a block in the column, and picks the block. */
function goBlock(n, b, more) {
  const c = D.columns[n];
  state.col = n;
  for (let i = 0; i < c.rows.length; i++) {
    if (c.marks[i] !== REMOVED && D.rows[c.rows[i]][2] === b) {
      state.line = i;
      break;
    }
  }
  pickBlock(n, b, more);
  show(c, state.line, true);
}

let drag = null;
graphBox.addEventListener('pointerdown', (e) => { drag = { x: e.clientX, y: e.clientY, vx: view.x, vy: view.y, moved: false, node: e.target.closest('.node') }; graphBox.setPointerCapture(e.pointerId); });
graphBox.addEventListener('pointermove', (e) => {
  if (!drag) return;
  const dx = e.clientX - drag.x, dy = e.clientY - drag.y;
  if (!drag.moved && Math.abs(dx) + Math.abs(dy) < 4) return;
  drag.moved = true;
  view.x = drag.vx + dx;
  view.y = drag.vy + dy;
  place();
});
graphBox.addEventListener('pointerup', (e) => {
  const d = drag;
  drag = null;
  if (d && !d.moved && d.node) goBlock(state.col, +d.node.dataset.block, e.ctrlKey || e.metaKey || e.shiftKey);
});
graphBox.addEventListener('wheel', (e) => {
  e.preventDefault();
  const r = graphBox.getBoundingClientRect();
  zoom(Math.exp(-e.deltaY * (e.deltaMode ? 0.05 : 0.0016)), e.clientX - r.left, e.clientY - r.top);
}, { passive: false });
graphBox.addEventListener('keydown', (e) => {
  const step = 50;
  const keys = { ArrowLeft: () => (view.x += step), ArrowRight: () => (view.x -= step), ArrowUp: () => (view.y += step), ArrowDown: () => (view.y -= step), '+': () => zoom(1.25), '=': () => zoom(1.25), '-': () => zoom(0.8), 0: fit };
  const node = document.activeElement.closest?.('.node');
  if (node && (e.key === 'Enter' || e.key === ' ')) {
    const b = +node.dataset.block;
    goBlock(state.col, b, e.ctrlKey || e.shiftKey);
    drawing.querySelector(`[data-block="${b}"]`)?.focus();
  } else if (keys[e.key] && !e.ctrlKey && !e.metaKey && !e.altKey) {
    keys[e.key]();
    place();
  } else return;
  e.preventDefault();
  e.stopPropagation();
});

const graphTitle = el('b', { id: 'graphtitle' });
const side = el('aside', { id: 'side' },
  el('div', { id: 'graphbar' }, graphTitle,
    el('button', { title: 'zoom out (-)', onclick: () => zoom(0.8) }, '−'), el('button', { title: 'zoom in (+)', onclick: () => zoom(1.25) }, '+'), el('button', { title: 'fit (0)', onclick: fit }, 'fit')),
  graphBox);
const info = el('div', { id: 'info', tabIndex: 0 });
info.setAttribute('aria-live', 'polite');
side.append(info);

// ---- What is known of what is picked, or of the phase ----

const link = (t, f) => el('button', { class: 'link', onclick: f }, t);

/** What became of a block, column by column. */
function story(p) {
  const list = el('ol', { class: 'story' });
  D.columns.forEach((c, n) => {
    const now = [...p.family[n]], named = (b) => link(c.name.get(b) ?? D.blocks[b][0], () => goBlock(n, b));
    const items = [];
    if (n > 0) {
      for (const b of p.family[n - 1]) {
        const f = c.fate.get(b), was = D.columns[n - 1].name.get(b);
        if (!f) continue;
        if (f.kind === 'removed') {
          items.push(el('span', { class: 'gone' }, `${was} is removed`));
          if (f.to.length) items.push(el('span', {}, '; control goes to ', ...f.to.flatMap((x, k) => (k ? [', ', named(x)] : [named(x)])), ' instead'));
        } else items.push(el('span', {}, f.kind === 'merged' ? `${was} is merged into ` : `${was} is split into `, ...f.to.flatMap((x, k) => (k ? [', ', named(x)] : [named(x)]))));
        items.push(el('br'));
      }
    }
    if (!items.length) {
      if (!now.length) return;
      const names = now.flatMap((b, k) => (k ? [', ', named(b)] : [named(b)]));
      const changed = now.some((b) => c.touched.has(b)) ? ', changed' : '';
      items.push(el('span', {}, ...names, n ? changed : ''));
    }
    list.append(el('li', {}, el('span', { class: 'soft' }, c.short + ': '), ...items));
  });
  return list;
}

/** In how many places of each column the value or register of a pick is. */
function count(p) {
  const inRow = new Uint8Array(D.rows.length);
  D.rows.forEach(([, , , t], row) => {
    for (let k = 0; k < t.length; k += 4) if (t[k + 2] === REG && (p.kind === 'value' ? p.webs.has(t[k + 3]) : tokenText(row, k) === p.label)) inRow[row]++;
  });
  return D.columns.map((c) => {
    let n = 0;
    for (let i = 0; i < c.rows.length; i++) if (c.marks[i] !== REMOVED) n += inRow[c.rows[i]];
    return n;
  });
}

function showInfo() {
  info.replaceChildren();
  for (const p of state.picks) {
    const sw = el('span', { class: 'swatch' });
    sw.style.background = `var(--c${p.color})`;
    if (p.kind === 'block') {
      info.append(el('h2', {}, sw, `block ${p.label}: what becomes of it`), story(p));
      continue;
    }
    p.counts ??= count(p);
    const counts = p.counts;
    const defs = p.kind === 'value' ? D.webs[p.web].map((d) => D.defs[d]) : [];
    const special = [...new Set(defs.filter((d) => d.includes(' ')))];
    info.append(el('h2', {}, sw, p.kind === 'value' ? `the value in ${p.label}` : `register ${p.label}`),
      el('p', { class: 'soft' }, p.kind === 'value' ? `${plural(defs.length, 'definition')}${special.length ? ': ' + special.slice(0, 6).join(', ') : ''}` : 'by its name alone: nothing is known of its value'),
      el('ol', {}, ...D.columns.map((c, n) => el('li', {}, el('span', { class: 'soft' }, c.short + ': '), counts[n] ? plural(counts[n], 'place') : 'gone'))));
  }
  if (state.picks.length) return;
  const c = D.columns[state.col];
  if (!c) return;
  info.append(el('h2', {}, c.n ? `${c.num ? 'phase ' + c.num + ', ' : ''}${c.phase}` : D.file));
  if (c.doc) info.append(el('p', {}, c.doc));
  if (c.n) info.append(el('p', { class: 'soft' }, `${delta(c.before.instructions, c.after.instructions)} instructions, ${delta(c.before.blocks, c.after.blocks)} blocks, ${c.ms.toFixed(2)} ms, round ${c.round}`));
  else info.append(el('p', { class: 'soft' }, `${D.pipeline}: ${plural(D.columns.length - 1, 'run')} changed something. A click on a register, a label or the bar beside a block lights it up in every phase; ? lists the keys.`));
  if (c.remarks.length) {
    const most = 300;
    info.append(el('ul', { class: 'remarks' }, ...c.remarks.slice(0, most).map(([code, message, line]) => el('li', {},
      link(message, () => {
        let i = c.at.get(line) ?? c.rows.findIndex((r) => D.rows[r][1] === line);
        if (i >= 0) { state.col = c.n; state.line = i; show(c, i, true); refresh(); }
      }), ' ', el('code', { class: 'soft' }, code)))));
    if (c.remarks.length > most) info.append(el('p', { class: 'soft' }, `and ${c.remarks.length - most} more`));
  }
  if (c.steps.length) info.append(el('ul', {}, ...c.steps.slice(0, 200).map((s) => el('li', { class: 'soft' }, s))));
}

function refresh() {
  D.columns.forEach((c) => c.el.classList.toggle('active', c.n === state.col));
  if (funcs) funcs.value = state.fn;
  drawAll();
  drawGraph();
  const p = state.picks.at(-1);
  if (p && p.kind === 'block') [...p.family[state.col]].slice(0, 1).forEach(centre);
  showInfo();
}

// ---- The bar, keys ----

const funcs = D.funcs.length > 1 ? el('select', { id: 'funcs', title: 'function', onchange: () => goFunc(+funcs.value) }, ...D.funcs.map((f, n) => el('option', { value: n }, f))) : null;
function goFunc(n) {
  state.fn = n;
  const c = D.columns[state.col], g = currentGraph();
  if (g) {
    const i = c.rows.findIndex((r, k) => c.marks[k] !== REMOVED && D.rows[r][2] === g.nodes[0][0]);
    if (i >= 0) { state.line = i; show(c, i, true); }
  }
  refresh();
}

const search = el('input', { id: 'search', type: 'search', placeholder: 'find (/)' });
search.setAttribute('aria-label', 'find in the active column');
search.addEventListener('keydown', (e) => {
  if (e.key === 'Escape') { state.found = null; D.columns[state.col].body.focus(); refresh(); }
  if (e.key !== 'Enter' || !search.value) return;
  const c = D.columns[state.col], want = search.value.toLowerCase(), from = state.found?.col === c.n ? state.found.i : -1;
  for (let d = 1; d <= c.rows.length; d++) {
    const i = (((from + (e.shiftKey ? -d : d)) % c.rows.length) + c.rows.length) % c.rows.length;
    if (text(c.rows[i]).toLowerCase().includes(want)) {
      state.found = { col: c.n, i };
      state.line = i;
      show(c, i, true);
      refresh();
      return;
    }
  }
});
const alignBox = el('input', { type: 'checkbox', checked: true, onchange: () => { state.align = alignBox.checked; align(D.columns[state.driver]); } });
const compactBox = el('input', { type: 'checkbox', checked: true, onchange: () => { state.compact = compactBox.checked; drawAll(); } });

function theme(to) {
  document.documentElement.dataset.theme = to;
  try { localStorage.setItem('ori-theme', to); } catch { /* a file may not keep anything */ }
}
let saved = null;
try { saved = localStorage.getItem('ori-theme'); } catch { /* so be it */ }
document.documentElement.dataset.theme = saved ?? (matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light');
const toggleTheme = () => theme(document.documentElement.dataset.theme === 'dark' ? 'light' : 'dark');

const KEYS = [['← →', 'the phase before, the next one'], ['↑ ↓', 'line by line; PageUp, PageDown, Home, End'], ['n p', 'the next change, the one before'], ['1 … 9', 'pick the n-th register or label of the line'],
  ['Enter', 'pick the block of the line'], ['Esc', 'pick nothing'], ['[ ]', 'the function before, the next one'], ['g', 'go to the graph: arrows move it, + - 0 zoom it, Tab goes through the blocks'], ['/', 'find in the column'], ['t', 'light or dark'], ['?', 'this list']];
const help = el('dialog', { id: 'help' }, el('h2', {}, 'Keys'), el('table', {}, ...KEYS.map(([k, what]) => el('tr', {}, el('td', {}, ...k.split(' ').map((x) => el('kbd', {}, x))), el('td', {}, what)))),
  el('p', { class: 'soft' }, 'Shift or Ctrl with a click picks one thing more, in another color.'), el('button', { onclick: () => help.close() }, 'close'));

/** The next changed row in a direction, from one that is not next to this one. */
function nextChange(by) {
  const c = D.columns[state.col];
  let i = state.line;
  while (i >= 0 && i < c.rows.length && c.marks[i] !== SAME) i += by;
  while (i >= 0 && i < c.rows.length && c.marks[i] === SAME) i += by;
  if (i < 0 || i >= c.rows.length) return;
  state.line = i;
  show(c, i, true);
  refresh();
}

function lineBy(n) {
  const c = D.columns[state.col];
  state.line = Math.max(0, Math.min(c.rows.length - 1, state.line + n));
  const block = c.rows.length ? D.rows[c.rows[state.line]][2] : -1;
  if (block >= 0) state.fn = D.blocks[block][1];
  show(c, state.line);
  refresh();
}

document.addEventListener('keydown', (e) => {
  if (e.ctrlKey || e.metaKey || e.altKey || help.open || /^(INPUT|SELECT)$/.test(document.activeElement.tagName)) return;
  const c = D.columns[state.col], page = Math.max(1, Math.floor(c.body.clientHeight / HIGH) - 2);
  const keys = {
    ArrowLeft: () => { activate(Math.max(0, state.col - 1)); D.columns[state.col].body.focus({ preventScroll: true }); },
    ArrowRight: () => { activate(Math.min(D.columns.length - 1, state.col + 1)); D.columns[state.col].body.focus({ preventScroll: true }); },
    ArrowUp: () => lineBy(-1), ArrowDown: () => lineBy(1), PageUp: () => lineBy(-page), PageDown: () => lineBy(page), Home: () => lineBy(-1e9), End: () => lineBy(1e9),
    n: () => nextChange(1), p: () => nextChange(-1), g: () => graphBox.focus(), t: toggleTheme, '/': () => search.focus(), '?': () => help.showModal(),
    '[': () => D.funcs.length && goFunc((state.fn + D.funcs.length - 1) % D.funcs.length), ']': () => D.funcs.length && goFunc((state.fn + 1) % D.funcs.length),
    Escape: () => { state.picks = []; state.found = null; refresh(); },
  };
  if (/^[1-9]$/.test(e.key) && c.rows.length) {
    const t = D.rows[c.rows[state.line]][3];
    const list = [];
    for (let k = 0; k < t.length; k += 4) if (t[k + 2] !== OP) list.push(k);
    const k = list[+e.key - 1];
    if (k !== undefined) pickToken(c, state.line, k, e.shiftKey);
  } else if (e.key === 'Enter' && c.rows.length && !/^(BUTTON|SUMMARY)$/.test(document.activeElement.tagName)) {
    const block = D.rows[c.rows[state.line]][2];
    if (block >= 0) pickBlock(c.marks[state.line] === REMOVED && c.n ? c.n - 1 : c.n, block, e.shiftKey);
  } else if (keys[e.key]) keys[e.key]();
  else return;
  e.preventDefault();
});

const grip = el('div', { id: 'grip', tabIndex: 0, title: 'drag to resize' });
grip.setAttribute('role', 'separator');
grip.setAttribute('aria-orientation', 'vertical');
const resize = (x) => { side.style.setProperty('--side', Math.max(220, Math.min(innerWidth - 320, innerWidth - x)) + 'px'); drawAll(); };
grip.addEventListener('pointerdown', (e) => grip.setPointerCapture(e.pointerId));
grip.addEventListener('pointermove', (e) => { if (grip.hasPointerCapture(e.pointerId)) resize(e.clientX); });
grip.addEventListener('keydown', (e) => {
  const by = { ArrowLeft: -40, ArrowRight: 40 }[e.key];
  if (by) { resize(side.getBoundingClientRect().left + by); e.preventDefault(); e.stopPropagation(); }
});

document.body.append(
  el('header', { id: 'top' }, el('h1', {}, D.file), el('span', { class: 'soft' }, D.pipeline), funcs, el('span', { class: 'gap' }), search,
    el('label', { title: 'runs of blanks are shortened' }, compactBox, 'compact'), el('label', { title: 'the same line at the same height in all columns' }, alignBox, 'align'), el('button', { id: 'theme', title: 'light or dark (t)', onclick: toggleTheme }, '◐'), el('button', { id: 'keys', title: 'keys (?)', onclick: () => help.showModal() }, '?')),
  el('main', { id: 'main' }, columns, grip, side), help);
addEventListener('resize', drawAll);
if (D.columns.length) {
  if (D.columns[0].graphs.length) state.fn = D.graphs[D.columns[0].graphs[0]].func;
  const c = D.columns[0], i = c.rows.findIndex((r) => D.rows[r][2] >= 0);
  state.line = Math.max(0, i);
  refresh();
  if (i > 10) show(c, i, false), (c.body.scrollTop = (i - 3) * HIGH), align(c);
}
