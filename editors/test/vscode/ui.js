// node ui.js URL WORKSPACE: the extension as a person sees it, by keyboard and screen. Prints a line for each fact.
const path = require('node:path');
const { address, openPage } = require('./chromium');
const graph = require('./graph');
const pictures = require('./pictures');
const views = require('./views');
const { locate: locateIn, until, Workbench, TIMEOUT, STEP } = require('./workbench');

const [url, workspace] = process.argv.slice(2);
const locate = (file, ...rest) => locateIn(path.join(workspace, file), ...rest);

async function run(page) {
  await page.goto(address(url, workspace, []));
  await page.waitForSelector('.monaco-workbench .explorer-folders-view', { timeout: 60000 });
  const bench = new Workbench(page);

  await bench.open('nested_if.sass');
  await until('the listing is opened as Ori', () => bench.language(), (name) => name === 'Ori');
  await until('it is coloured', () => bench.colours(), (n) => n >= 4);
  await until(
    'hover on .L_x_0 tells RPO and idom',
    () => bench.hover(locate('nested_if.sass', '\n.L_x_0:', 3)),
    (text) => /RPO\D*\d/.test(text) && /idom/.test(text),
  );

  await bench.open('detect/none/style.sass');
  await until('a stylesheet is not', () => bench.language(), (name) => name !== '' && name !== 'Ori');

  await bench.open('thread.ori');
  await until('the native file is opened as Ori', () => bench.language(), (name) => name === 'Ori');
  await until('it is coloured', () => bench.colours(), (n) => n >= 4);
  const branch = locate('thread.ori', '@P0 BRA', 4);
  const target = locate('thread.ori', 'L1\n');
  // Source and code, as VS Code writes them under a message.
  const says = (text) => /ori\s*\(?thread-branch/.test(text);
  const marksOfBranch = async () => [await bench.hover(branch), await bench.hover(target)];
  await until('the branch is marked', () => bench.marks(), (n) => n > 0);
  await until('its mark says thread-branch', marksOfBranch, (texts) => texts.some(says));
  await until(
    'hover on L2 tells RPO and idom',
    () => bench.hover(locate('thread.ori', '\nL2:', 1)),
    (text) => /RPO\D*\d/.test(text) && /idom/.test(text),
  );
  await until(
    'hover on the branch tells where it goes, what lanes do and what is possible',
    () => bench.hover(branch, () => pictures.take(page, 'vscode-hover')),
    (text) => /goes to L1 if P0 is true/.test(text) && /Divergent/.test(text) && /Thread branch/.test(text),
  );

  const action = page.locator('.action-widget .monaco-list-row').filter({ hasText: /^\s*Thread branch to L2\s*$/ });
  const offered = async () => {
    await bench.go(branch); // closes the list, if there is one
    await page.keyboard.press('Control+.');
    await action.first().waitFor({ timeout: STEP }).catch(() => undefined);
    return action.count();
  };
  await until('"Thread branch to L2" is offered', offered, (n) => n > 0);
  await action.first().click({ timeout: TIMEOUT });
  await until('it changes the branch', () => bench.lines(), (text) => /^@P0 BRA\s+L2\s*$/m.test(text));
  // Both places say something: that nothing is shown yet is no answer.
  await until('the mark goes', marksOfBranch, (texts) => texts.every((text) => text !== '' && !says(text)));
  await bench.command('File: Revert File');
}

(async () => {
  const { browser, page } = await openPage();
  try {
    await run(page);
    await graph.run(page, workspace);
    await views.run(page, workspace);
  } catch (err) {
    console.log('FAIL: ' + err.message);
    const picture = path.join(process.env.OUT, 'vscode-ui.png');
    await page.screenshot({ path: picture });
    console.log('  see ' + picture);
    process.exitCode = 1;
  }
  await browser.close();
})();
