// The control-flow graph as a person sees it: beside the text, by mouse and keyboard.
const fs = require('node:fs');
const path = require('node:path');
const { locate, ok, soon, until, Workbench, STEP, TIMEOUT } = require('./workbench');
const pictures = require('./pictures');

const FILE = 'graph.ori';
const LARGE = 1000;
const HUGE = 12000; // more blocks than are drawn

/** A function of so many blocks: ifs in loops. */
function large(blocks) {
  const lines = ['.target sm_86', '.entry large {'];
  for (let n = 0; n < blocks / 4; n++) {
    lines.push(`L${n}:`, '    IADD3 R1, R1, 0x1, RZ', '    ISETP.LT.AND P0, PT, R1, 0x8, PT', `@P0 BRA J${n}`, '    IADD3 R2, R1, 0x1, RZ');
    lines.push(`J${n}:`, `    ISETP.LT.AND P1, PT, R2, 0x${(n + 9).toString(16)}, PT`, `@P1 BRA L${n - (n % 5)}`, '    MOV R3, R2');
  }
  return [...lines, '    EXIT', '}', ''].join('\n');
}

/** The page of the panel, once it has drawn something. */
async function pageOf(page) {
  let frame;
  await until(
    'the graph is drawn',
    async () => {
      for (const f of page.frames()) {
        if (
          (await f
            .locator('#drawing .node')
            .count()
            .catch(() => 0)) > 0
        ) {
          frame = f;
          return true;
        }
      }
      return false;
    },
    (is) => is,
  );
  return frame;
}

exports.run = async (page, workspace) => {
  const bench = new Workbench(page);
  const text = path.join(workspace, FILE);
  const node = (name) => graph.locator(`.node[aria-label^="Block ${name},"]`);
  const classOf = (name) => node(name).getAttribute('class');
  const line = () => page.evaluate(() => Number(document.querySelector('.editor-instance .active-line-number')?.textContent));
  const version = () => graph.evaluate(() => Number(document.body.dataset.version));
  const where = (name) =>
    graph.evaluate((label) => {
      const box = document.querySelector(`.node[aria-label^="Block ${label},"] .box`)?.getBoundingClientRect();
      return { x: Math.round(box?.x), y: Math.round(box?.y), w: Math.round(box?.width) };
    }, name);

  await bench.open(FILE);
  await bench.go(locate(text, 'ISETP.LT.AND P1'));
  await bench.command('Ori: Show Control-Flow Graph');
  let graph = await pageOf(page);

  await until(
    'each block is there',
    () => graph.locator('.node').count(),
    (n) => n === 8,
  );
  await until(
    'the block of the cursor is lit',
    () => classOf('round'),
    (c) => /\bcursor\b/.test(c),
  );
  await bench.go(locate(text, 'BSYNC'));
  await until(
    'and follows the cursor',
    () => classOf('meet'),
    (c) => /\bcursor\b/.test(c),
  );
  await until(
    'the loop has a box',
    () => graph.locator('g.loop').count(),
    (n) => n === 1,
  );
  await until(
    'one edge goes back',
    () => graph.locator('#world .edge.back').count(),
    (n) => n === 1,
  );
  await until(
    'two come from a switch, with its values',
    () => graph.locator('#world .edge.table .edgetext').allTextContents(),
    (t) => t.sort().join(';') === '0, 2;1',
  );
  await until(
    'what is unreachable is faded',
    () => node('dead').evaluate((e) => Number(getComputedStyle(e).opacity)),
    (o) => o < 0.6,
  );
  await until(
    'the cold block is marked',
    () => classOf('failed'),
    (c) => /\bcold\b/.test(c),
  );
  await until(
    'the divergent branch is marked',
    () => classOf('meet'),
    (c) => /\bdivergent\b/.test(c),
  );
  await until(
    'blocks are in a convergence region',
    () => graph.locator('.node .stripe').count(),
    (n) => n === 2,
  );
  await until(
    'a screen reader is told all of it',
    () => node('meet').getAttribute('aria-label'),
    (t) => /RPO 2, 3 instructions, divergent branch, lanes meet again here.* to failed taken @P2, to BB3 fall-through/.test(t),
  );

  const controls = await accessible(page, 'button', 'searchbox');
  if (controls.filter((c) => c.startsWith('Block ')).length !== 8 || controls.some((c) => c === '')) {
    throw new Error('not all can be reached by a screen reader: ' + JSON.stringify(controls));
  }
  ok('each block and control has a name in the accessibility tree');
  const lit = () => graph.evaluate(contrastOfLit);
  await until('a lit block is told from others where a selection is inverted', lit, (c) => c === true);

  await node('two').click();
  await until('a click on a block moves the cursor there', line, (n) => n === locate(text, '\ntwo:', 1).line);
  await until(
    'facts of the block are beside',
    () => graph.locator('#details').innerText(),
    (t) => /two/.test(t) && /BB3\s+switch 1/.test(t),
  );
  await page.keyboard.press('ArrowDown');
  await until(
    'an arrow key goes along an edge',
    () => classOf('one'),
    (c) => /\bpicked\b/.test(c),
  );
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('Home');
  await until(
    'Home goes to the entry',
    () => classOf('BB0'),
    (c) => /\bpicked\b/.test(c),
  );
  await until(
    'from where the region goes to its end',
    () => graph.locator('.regionway').count(),
    (n) => n === 1,
  );
  await node('BB3').click();
  await until(
    'a switch is shown in its three forms',
    () => graph.locator('#details table').innerText(),
    (t) => /cascade\s+7\s+3\s+3/.test(t) && /jump table ✓\s+3\s+2\s+1/.test(t),
  );
  await pictures.take(page, 'vscode-graph');

  await page.keyboard.press('/');
  await page.keyboard.type('isetp');
  await until(
    'a search finds the blocks with the text',
    () => graph.locator('#found').innerText(),
    (t) => t === '1 of 3',
  );
  await page.keyboard.press('Enter');
  await until(
    'and goes from one to the next',
    () => classOf('round'),
    (c) => /\bpicked\b/.test(c),
  );
  await page.keyboard.press('Escape');

  await page.keyboard.press('+');
  await page.keyboard.press('Enter');
  await until('Enter goes to the block in the editor', line, (n) => n === locate(text, '\nround:', 1).line);
  await soon(
    'it has the keyboard',
    () => page.evaluate(() => document.activeElement?.closest('.editor-instance') !== null),
    (is) => is,
  );
  // The zoom is smooth; what comes after it stays.
  let before = await where('round');
  await soon(
    'the drawing rests',
    async () => [before, (before = await where('round'))],
    ([a, b]) => JSON.stringify(a) === JSON.stringify(b),
  );
  const was = await version();
  await page.keyboard.press('End');
  await page.keyboard.press('Enter');
  await page.keyboard.type('@P4 BRA dead');
  await until(
    'an edit is followed',
    () => graph.locator('.node').count(),
    (n) => n === 9,
  );
  await until('it is of the newest version', version, (v) => v > was);
  await until(
    'an edge is new',
    () => graph.locator('#world .edge').count(),
    (n) => n === 12,
  );
  await until(
    'the place and the zoom stay',
    () => where('round'),
    (b) => Math.abs(b.x - before.x) <= 2 && Math.abs(b.y - before.y) <= 2,
  );
  await until(
    'what was unreachable is not',
    () => classOf('dead'),
    (c) => !/unreached/.test(c),
  );

  await graph.locator('#dot').click();
  await save(bench, page, path.join(workspace, 'out.dot'));
  await until(
    'DOT is saved',
    () => read(path.join(workspace, 'out.dot')),
    (t) => /^digraph "second" \{/.test(t) && /subgraph cluster_0/.test(t),
  );
  await graph.locator('#svg').click();
  await save(bench, page, path.join(workspace, 'out.svg'));
  const svg = await until(
    'SVG is saved',
    () => read(path.join(workspace, 'out.svg')),
    (t) => t.includes('</svg>'),
  );
  if (/var\(--/.test(svg) || !/<tspan class="opcode">BSYNC/.test(svg)) {
    throw new Error('the SVG is not complete: ' + svg.slice(0, 2000));
  }
  ok('it needs nothing of the editor');
  await bench.command('File: Revert File');

  await bench.open('detect/cuobjdump/plain.sass');
  await until(
    'a listing that is recognised by its content is drawn at once',
    () => graph.locator('#title').innerText(),
    (t) => t === 'switch_dense',
  );

  fs.writeFileSync(path.join(workspace, 'large.ori'), large(LARGE));
  const begin = Date.now();
  await bench.open('large.ori');
  await until(
    'a large function is drawn',
    () => graph.locator('.node').count(),
    (n) => n === LARGE,
  );
  const took = await graph.evaluate(() => document.body.dataset.took);
  console.log(`  ${LARGE} blocks: ${took} ms from the answer to the drawing, ${Date.now() - begin} ms with opening the file`);
  await until(
    'its blocks have one line each',
    () => graph.locator('.node:not(.folded)').count(),
    (n) => n === 0,
  );
  console.log(`  a frame takes ${JSON.stringify(await graph.evaluate(frames))} ms while it is zoomed out to all blocks and in again (median, slowest of 60)`);
  await until(
    'it rests as elements when it can be read',
    () => graph.locator('#stage').getAttribute('class'),
    (c) => !/outline/.test(c ?? ''),
  );
  await graph.locator('#fit').click();
  await until(
    'far away it is an outline',
    () => graph.locator('#stage').getAttribute('class'),
    (c) => /outline/.test(c ?? ''),
  );
  let middle;
  await graph.evaluate(zoomIn);
  await soon(
    'the outline rests',
    async () => [middle, (middle = await graph.evaluate(screenPlace))],
    ([a, b]) => JSON.stringify(a) === JSON.stringify(b),
  );
  if (!/outline/.test((await graph.locator('#stage').getAttribute('class')) ?? '')) {
    throw new Error('it is no outline');
  }
  await graph.locator('#stage').click({ position: middle });
  await until(
    'a click in it picks the block',
    () => graph.evaluate(() => document.querySelector('.node.picked')?.getAttribute('data-block')),
    (b) => b === String(middle.block),
  );
  await graph.locator('#stage').click({ position: { x: 3, y: 3 } });
  await page.keyboard.press('End');
  await until(
    'the keyboard goes through it',
    () => graph.locator('.node.picked').getAttribute('data-block'),
    (b) => b === String(LARGE - 1),
  );
  await page.keyboard.press('Enter'); // into the text, beside which the next file is opened
  await soon(
    'the text has the keyboard',
    () => page.evaluate(() => document.activeElement?.closest('.editor-instance') !== null),
    (is) => is,
  );

  fs.writeFileSync(path.join(workspace, 'huge.ori'), large(HUGE));
  await bench.open('huge.ori');
  const shownPart = () => graph.locator('#status').innerText();
  await until('of a function that is too large the blocks at the cursor are drawn', shownPart, (t) => t.startsWith(`150 blocks around L0 of ${HUGE}`));
  await bench.go(locate(path.join(workspace, 'huge.ori'), '\nL1500:', 3));
  await until('they follow the cursor', shownPart, (t) => t.startsWith('150 blocks around L1500'));
  await until('its block is lit', () => classOf('L1500'), (c) => /\bcursor\b/.test(c));
  await until('a block with other neighbours is marked', () => graph.locator('.node.open').count(), (n) => n > 0);
  await bench.command('View: Close All Editors');
};

const read = (file) => (fs.existsSync(file) ? fs.readFileSync(file, 'utf8') : '');

/** Fills the box that asks where to save. */
async function save(bench, page, file) {
  const input = page.locator('.quick-input-widget .quick-input-box input').first();
  await input.waitFor({ state: 'visible', timeout: TIMEOUT });
  await soon(
    'a name is suggested',
    () => input.inputValue(),
    (text) => /\.(svg|dot)$/.test(text),
  );
  await input.fill(file, { timeout: STEP });
  await page
    .locator('.quick-input-widget .quick-input-action .monaco-button, .quick-input-widget .quick-input-custom-button')
    .first()
    .waitFor({ timeout: STEP })
    .catch(() => undefined);
  await soon(
    `${file} is saved`,
    async () => {
      if (await input.isVisible()) {
        await input.press('Enter').catch(() => undefined);
      }
      return fs.existsSync(file);
    },
    (is) => is,
  );
}

/** The names of what has one of the roles in the accessibility tree of the panel. */
async function accessible(page, ...roles) {
  const session = await page.context().newCDPSession(page);
  const frames = [];
  const collect = ({ frame, childFrames = [] }) => {
    frames.push(frame.id);
    childFrames.forEach(collect);
  };
  collect((await session.send('Page.getFrameTree')).frameTree);
  for (const frameId of frames) {
    const { nodes } = await session.send('Accessibility.getFullAXTree', { frameId });
    if (nodes.some((n) => n.role?.value === 'toolbar' && n.name?.value === 'Control-flow graph')) {
      return nodes.filter((n) => !n.ignored && roles.includes(n.role.value)).map((n) => n.name?.value ?? '');
    }
  }
  return [];
}

/** In a high-contrast theme the box of the cursor has the colour of the paper, on which texts can be read. Runs in the page. */
function contrastOfLit() {
  const box = document.querySelector('.node.cursor[aria-current="location"] .box');
  document.body.classList.add('vscode-high-contrast');
  const fill = box && getComputedStyle(box).fill;
  document.body.classList.remove('vscode-high-contrast');
  const paper = document.createElement('div');
  paper.style.color = 'var(--vscode-editor-background)';
  document.body.append(paper);
  const same = fill === getComputedStyle(paper).color;
  paper.remove();
  return same;
}

/** Zooms the drawing out and in again, and measures how long frames take. Runs in the page. */
async function frames() {
  const drawing = document.getElementById('drawing');
  const took = [];
  let last = performance.now();
  for (let n = 0; n < 60; n++) {
    drawing.dispatchEvent(
      new WheelEvent('wheel', { deltaY: n < 30 ? 60 : -60, clientX: 200, clientY: 200, bubbles: true, cancelable: true, view: window }),
    );
    await new Promise((done) => requestAnimationFrame(done));
    took.push(performance.now() - last);
    last = performance.now();
  }
  took.sort((a, b) => a - b);
  return [Math.round(took[30]), Math.round(took[59])];
}

/** Zooms in so far that a block can be hit, and not be read. Runs in the page. */
function zoomIn() {
  const drawing = document.getElementById('drawing');
  for (let n = 0; n < 25; n++) {
    const { width, height } = drawing.getBoundingClientRect();
    const at = { clientX: width / 2, clientY: height / 2 };
    drawing.dispatchEvent(new WheelEvent('wheel', { deltaY: -60, ...at, bubbles: true, cancelable: true, view: window }));
  }
}

/** A block in sight, and where its middle is in the part of the page that has the drawing. Runs in the page. */
function screenPlace() {
  const drawing = document.getElementById('drawing');
  const { width, height } = drawing.getBoundingClientRect();
  for (const node of document.querySelectorAll('.node')) {
    const box = node.querySelector('.box');
    const [, left, top] = /translate\(([-\d.]+) ([-\d.]+)\)/.exec(node.getAttribute('transform'));
    const [x, y] = drawing.__zoom.apply([+left + box.getAttribute('width') / 2, +top + box.getAttribute('height') / 2]);
    if (x > 20 && y > 20 && x < width - 20 && y < height - 20) {
      return { block: Number(node.getAttribute('data-block')), x, y };
    }
  }
  return undefined;
}
