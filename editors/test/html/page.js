// node page.js PAGE LARGE: a page of `ori html` as a person uses it, and one of more than 10,000 lines. Prints a line for each fact.
const path = require('node:path');
const { isDeepStrictEqual } = require('node:util');
const { openPage } = require('../vscode/chromium');

const [small, large] = process.argv.slice(2);

function is(what, got, want) {
  if (!isDeepStrictEqual(got, want)) {
    throw new Error(`${what}: ${JSON.stringify(got)}, want ${JSON.stringify(want)}`);
  }
  console.log('ok: ' + what);
}

/** Opens a page from its file; whatever it asks for or complains of is an error. */
async function open(page, file) {
  const faults = [];
  page.removeAllListeners();
  page.on('pageerror', (e) => faults.push(String(e)));
  page.on('console', (m) => faults.push(m.text()));
  page.on('dialog', (d) => faults.push('dialog: ' + d.message()) && d.dismiss());
  page.on('request', (r) => r.url() !== 'file://' + file && faults.push('request: ' + r.url()));
  await page.goto('file://' + file);
  await page.locator('.row').first().waitFor();
  return faults;
}

/** The texts of the rows of a column that match a selector. */
const rows = (page, col, selector = '') => page.locator(`.col[data-col="${col}"] .row${selector} .text`).allTextContents().then((list) => list.map((t) => t.replace(/\s+/g, ' ').trim()));

/** The lit registers or labels of a column, each as line: text. */
const lit = (page, col, selector = '[class*=lit]') =>
  page.locator(`.col[data-col="${col}"] .row:not(.m3) .tok${selector}`).evaluateAll((list) => list.map((t) => t.closest('.text').textContent.replace(/\s+/g, ' ').trim() + ' | ' + t.textContent));

async function smallPage(page) {
  const faults = await open(page, small);
  const column = (phase) => page.locator('.col', { has: page.locator('.phase', { hasText: phase }) });
  const number = async (phase) => column(phase).first().getAttribute('data-col');
  const branch = await number('OriBranchOpt');

  is('the first column is the text', (await rows(page, 0)).length, 26);
  is('the text of a comment is text', (await rows(page, 0)).filter((t) => t.includes('<script>alert(1)</script> & "quotes"')).length, 1);
  is('gone lines are struck in the column of phase 15', await rows(page, branch, '.m3'), ['hop:', 'BRA far', 'near:', 'EXIT']);
  is('a changed line is marked', await rows(page, branch, '.m2'), ['@P0 BRA far']);
  is('it tells what it was', await page.locator(`.col[data-col="${branch}"] .row.m2`).getAttribute('title'), 'was: @P0 BRA      hop');
  is('a phase without a change is in a strip', (await page.locator('.strip').first().textContent()).includes('DoSwitchOptFirst'), true);

  await page.locator('.strip').first().click();
  is('a strip opens', await page.locator('.strip.open li').first().textContent(), '14 DoSwitchOptFirst');
  await page.locator('.strip.open').click();

  // A value: the R4 of the loop, not the R4 that the function begins with.
  await page.locator('.col[data-col="0"] .tok.r', { hasText: /^R4$/ }).first().click();
  const value = ['IADD3 R4, R4, R4, RZ | R4', 'ISETP.GE.AND P0, PT, R4, R6, PT | R4', 'IADD3 R4, R4, 0x1, RZ | R4', 'IADD3 R4, R4, 0x1, RZ | R4', 'STG.E [R2.64], R4 | R4', 'STG.E [R2.64+0x4], R4 | R4'];
  const last = await page.locator('.col').count() - 1;
  for (const n of [0, branch, last]) is(`a value lights up in column ${n}`, await lit(page, n), value);
  is('the same register with another value is only underlined', await lit(page, 0, '.name'), ['IADD3 R4, R4, R4, RZ | R4', 'IADD3 R4, R4, R4, RZ | R4']);
  is('the value is described', await page.locator('#info h2').textContent(), 'the value in R4');

  // A block, by its label: what became of it.
  await page.locator('.col[data-col="0"] .tok.b', { hasText: /^hop$/ }).first().click();
  is('the label lights up where it is named', await lit(page, 0), ['@P0 BRA hop | hop', 'hop: | hop']);
  is('the lines of the block have its bar', await rows(page, 0, '[class*=blit]'), ['hop:', 'BRA far']);
  is('the block is in the graph', await page.locator('.node.l0').getAttribute('data-block').then((b) => page.locator(`.node[data-block="${b}"] text.t`).textContent()), 'hop');
  is('what became of it', (await page.locator('.story li').allTextContents()).at(-1), '15 OriBranchOpt: hop is removed; control goes to far instead');
  is('only one thing is picked', await page.locator('#info h2').count(), 1);

  // A block that became part of another, from the story of phase 31.
  await page.locator('.col[data-col="0"] .tok.b', { hasText: /^join$/ }).last().click();
  is('join is merged', (await page.locator('.story li').allTextContents()).filter((t) => t.includes('merged')), ['31 OriLinearReplacement: join is merged into far']);
  is('the block that has it lights up behind', (await rows(page, last, '[class*=blit]')).includes('STG.E [R2.64+0x8], R5'), true);

  // A second thing in another color.
  await page.locator('.col[data-col="0"] .tok.r', { hasText: /^R5$/ }).first().click({ modifiers: ['Shift'] });
  is('two colors', [await page.locator('.col[data-col="0"] .lit0').count() > 0, await page.locator('.col[data-col="0"] .lit1').count()], [true, 3]);
  await page.keyboard.press('Escape');
  is('Escape picks nothing', await page.locator('.tok[class*=lit], .node.l0').count(), 0);

  // A phase.
  await column('OriBranchOpt').first().locator('.phase').click();
  is('a phase is active', await page.locator('.col.active').getAttribute('data-col'), branch);
  is('its rewrites are listed', (await page.locator('.remarks li code').allTextContents()).sort(), ['thread-branch', 'unreachable-block', 'unreachable-block']);
  is('its graph is drawn', [await page.locator('#graphtitle').textContent(), await page.locator('.node').count()], ['k after 15 OriBranchOpt', 7]);
  await page.locator('.remarks button').first().click();
  is('a rewrite leads to its line', (await rows(page, branch, '.here'))[0], '@P0 BRA far');

  // The graph: a block of it, zoom and pan.
  await page.locator('.node', { hasText: 'loop' }).first().click();
  is('a box picks its block', await rows(page, 0, '[class*=blit]'), ['loop:', 'ISETP.GE.AND P0, PT, R4, R6, PT', '@P0 BRA hop']);
  const where = () => page.locator('#graph svg > g').getAttribute('transform').then((t) => t.match(/-?\d[\d.e-]*/g).map(Number));
  const before = await where();
  const box = await page.locator('#graph').boundingBox();
  await page.mouse.move(box.x + 30, box.y + 30);
  await page.mouse.wheel(0, -300);
  let zoomed = await where();
  for (const end = Date.now() + 30000; zoomed[2] === before[2] && Date.now() < end; zoomed = await where()) await page.waitForTimeout(50);
  is('the wheel zooms', zoomed[2] > before[2], true);
  is('the point under the pointer stays', [0, 1].map((n) => Math.abs((30 - before[n]) / before[2] - (30 - zoomed[n]) / zoomed[2]) < 1), [true, true]);
  await page.mouse.down();
  await page.mouse.move(box.x + 130, box.y + 80, { steps: 4 });
  await page.mouse.up();
  const moved = await where();
  is('dragging moves it', [Math.round(moved[0] - zoomed[0]), Math.round(moved[1] - zoomed[1]), moved[2]], [100, 50, zoomed[2]]);
  await page.locator('#graphbar button', { hasText: 'fit' }).click();
  is('fit shows all of it', await page.locator('.node').evaluateAll((list) => {
    const g = document.getElementById('graph').getBoundingClientRect();
    return list.every((n) => { const r = n.getBoundingClientRect(); return r.left >= g.left && r.right <= g.right && r.top >= g.top && r.bottom <= g.bottom; });
  }), true);

  // Keys.
  await page.keyboard.press('Escape');
  await page.locator('.col[data-col="0"] .phase').click();
  await page.locator('.col[data-col="0"] .body').focus();
  await page.keyboard.press('ArrowRight');
  is('the arrow goes to the next phase', await page.locator('.col.active').getAttribute('data-col'), '1');
  await page.keyboard.press('Home');
  await page.keyboard.press('n');
  is('n goes to the next change', await rows(page, 1, '.here'), ['BB2:']);
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  is('Enter picks the block of the line', await rows(page, 1, '[class*=blit]'), ['BB2:', 'IADD3 R4, R4, 0x1, RZ', 'BRA loop']);
  await page.keyboard.press('1');
  is('a digit picks a register of the line', await lit(page, 1), value);
  await page.keyboard.press('g');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  is('the graph is used by keys', await rows(page, 1, '[class*=blit]'), ['MOV R9, R8 // <script>alert(1)</script> & "quotes"', 'IADD3 R4, R4, R4, RZ']);
  await page.keyboard.press('Escape');
  const theme = () => page.evaluate(() => [document.documentElement.dataset.theme, getComputedStyle(document.body).backgroundColor]);
  const light = await theme();
  await page.keyboard.press('t');
  const dark = await theme();
  is('t changes the theme', [light[0], dark[0], light[1] !== dark[1]], ['light', 'dark', true]);
  await page.keyboard.press('t');
  await page.keyboard.press('?');
  is('? lists the keys', await page.locator('#help').isVisible(), true);
  await page.keyboard.press('Escape');
  await page.keyboard.press('/');
  await page.keyboard.type('0x8');
  await page.keyboard.press('Enter');
  is('a text is found', await rows(page, 1, '.found'), ['STG.E [R2.64+0x8], R5']);
  is('the page asks for nothing and complains of nothing', faults, []);
}

async function largePage(page) {
  const faults = await open(page, large);
  const drawn = () => page.locator('.row').count();
  is('more than 10,000 lines in each column', await page.evaluate(() => D.columns.every((c) => c.rows.length > 10000)), true);
  is('of which few are drawn', (await drawn()) < 1000, true);
  await page.locator('.col[data-col="0"] .body').focus();
  await page.keyboard.press('End');
  await page.locator('.col[data-col="0"] .row', { hasText: 'end1199:' }).waitFor();
  is('the end is drawn when it is seen', (await rows(page, 0)).slice(-3), ['end1199:', 'EXIT', '}']);
  is('beside it the same lines of the next column', (await rows(page, 1)).slice(-2), ['EXIT', '}']);
  is('still few are drawn', (await drawn()) < 1000, true);
  await page.locator('.col[data-col="0"] .row .tok.b', { hasText: /^end1199$/ }).last().click();
  is('a block of it lights up', (await rows(page, 0, '[class*=blit]')).slice(0, 2), ['end1199:', 'EXIT']);
  is('and in the graph', await page.locator('.node.l0 text.t').textContent(), 'end1199');
  is('the page complains of nothing', faults, []);
}

(async () => {
  const { browser, page } = await openPage();
  await page.setViewportSize({ width: 4400, height: 1000 });
  try {
    await smallPage(page);
    await largePage(page);
  } catch (err) {
    await page.screenshot({ path: path.join(process.env.OUT, 'html.png') });
    throw err;
  } finally {
    await browser.close();
  }
})().catch((err) => {
  console.error('FAIL: ' + err.message);
  process.exitCode = 1;
});
