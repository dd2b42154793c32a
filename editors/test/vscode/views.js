// The views beside the text: phases and their rewrites, dominators, loops, the status item.
const fs = require('node:fs');
const path = require('node:path');
const pictures = require('./pictures');
const { locate, until, Workbench, STEP } = require('./workbench');

const FILE = 'graph.ori';

exports.run = async (page, workspace) => {
  const bench = new Workbench(page);
  const text = path.join(workspace, FILE);
  const rows = (view) => page.locator(`.pane:has(.pane-header[aria-label^="${view}"]) .monaco-list-row`);
  const texts = async (view) => (await rows(view).allInnerTexts()).map((t) => t.replaceAll('\u00a0', ' ').replace(/\s+/g, ' ').trim());
  const diff = async () => (await page.locator('.tab.active').allInnerTexts()).join('\n');

  await bench.open(FILE);
  await bench.go(locate(text, 'ISETP.LT.AND P1'));
  const status = page.locator('[id="ori-lang.ori.ori.status"]');
  await until(
    'the status bar tells target, level and findings',
    () => status.innerText(),
    (t) => /sm_86 -O2 · \d+ findings?/.test(t),
  );

  await bench.command('Ori: Focus on Phases View');
  await until(
    'phases are listed with what they do',
    () => texts('Phases'),
    (t) => t.some((row) => /^15 OriBranchOpt ?3 rewrites · −3 instructions/.test(row)),
  );
  await rows('Phases').filter({ hasText: 'OriBranchOpt' }).first().click();
  await page.keyboard.press('ArrowRight');
  await until(
    'and each rewrite below',
    () => texts('Phases'),
    (t) => t.some((row) => /^Remove unreachable block/.test(row)),
  );
  await rows('Phases').filter({ hasText: 'unreachable block' }).last().click();
  await until('a rewrite is shown before and after', diff, (t) => /\d+ of \d+: Remove unreachable block/.test(t));
  await until(
    'what it takes away is marked',
    () => page.locator('.monaco-diff-editor .char-delete, .monaco-diff-editor .line-delete').count(),
    (n) => n > 0,
  );
  await pictures.take(page, 'vscode-phases');
  await bench.command('Ori Phases: Next Rewrite');
  await until('the next rewrite is shown after it', diff, (t) => /5 of 5: /.test(t));

  const row = rows('Phases').filter({ hasText: 'unreachable block' }).last();
  await page.mouse.move(900, 700); // a hint may be over the row
  await row.hover({ force: true });
  await row.locator('.action-label[aria-label^="Apply up to Here"]').click({ timeout: STEP });
  await bench.command('Notifications: Show Notifications', () => page.locator('.notifications-center').waitFor({ timeout: STEP }));
  await until(
    '"Apply up to Here" says what it made',
    async () => (await page.locator('.notifications-center').allInnerTexts()).join(),
    (t) => t.includes('4 rewrites of ptxas applied, up to Remove unreachable block'),
  );
  await bench.open(FILE);
  await until('the text is changed', () => bench.lines(), (t) => !/^dead:/m.test(t));
  await page.keyboard.press('Control+Z');
  await until('and can be undone', () => bench.lines(), (t) => /^dead:/m.test(t));
  if (fs.readFileSync(text, 'utf8').includes('dead:') === false) {
    throw new Error('the file was written without being asked to');
  }

  await bench.command('Ori: Focus on Dominator Tree View');
  await until(
    'the dominator tree',
    () => texts('Dominator Tree'),
    (t) => /^BB0 ?RPO 0/.test(t[0]) && t.some((r) => /^round ?RPO 1 · loop depth 1 · divergent/.test(r)),
  );
  await bench.command('Ori: Focus on Loops View');
  await until(
    'the loops',
    () => texts('Loops'),
    (t) => /^loop round ?depth 1 · 1 block · exits meet/.test(t[0]) && /header · latch/.test(t[1]),
  );
  await rows('Loops').nth(1).click();
  await until(
    'a click goes to the block',
    () => page.evaluate(() => document.querySelector('.editor-instance .active-line-number')?.textContent),
    (n) => n === String(locate(text, '\nround:', 1).line),
  );

  await bench.command('Ori: Open an Example', () =>
    page.locator('.quick-input-list .monaco-list-row.focused').filter({ hasText: 'A loop' }).waitFor({ timeout: STEP }),
  );
  await page.keyboard.press('Enter');
  await until(
    'an example is opened as a new file',
    () => bench.lines(),
    (t) => t.includes('BSSY     B0, meet'),
  );
  await until(
    'which is analysed',
    () => status.innerText(),
    (t) => /sm_86/.test(t),
  );
};
