// node ui.js URL WORKSPACE: the extension as a person sees it, by keyboard and screen. Prints a line for each fact.
const fs = require('node:fs');
const path = require('node:path');
const { address, openPage } = require('./chromium');

const [url, workspace] = process.argv.slice(2);
const TIMEOUT = 30000;

function ok(what) {
  console.log('ok: ' + what);
}

/** Line and column (both from 1) of a text in a file of the workspace. */
function locate(file, text, offset = 0) {
  const whole = fs.readFileSync(path.join(workspace, file), 'utf8');
  const at = whole.indexOf(text);
  if (at < 0) {
    throw new Error(`no ${text} in ${file}`);
  }
  const before = whole.slice(0, at + offset).split('\n');
  return { line: before.length, column: before.at(-1).length + 1 };
}

/** Polls what get() answers until holds() likes it. */
async function until(what, get, holds) {
  const end = Date.now() + TIMEOUT;
  let seen;
  do {
    seen = await get();
    if (holds(seen)) {
      ok(what);
      return seen;
    }
    await new Promise((done) => setTimeout(done, 100));
  } while (Date.now() < end);
  throw new Error(`${what}; seen: ${JSON.stringify(seen)}`);
}

class Workbench {
  constructor(page) {
    this.page = page;
  }

  /** Opens a file with the quick open box. */
  async open(file) {
    const name = path.basename(file);
    await this.page.keyboard.press('Control+P');
    await this.page.waitForSelector('.quick-input-widget input', { timeout: TIMEOUT });
    await this.page.keyboard.type(file);
    await this.page
      .locator('.quick-input-list .monaco-list-row', { hasText: name })
      .first()
      .waitFor({ timeout: TIMEOUT });
    await this.page.keyboard.press('Enter');
    await this.page.locator('.tab.active', { hasText: name }).waitFor({ timeout: TIMEOUT });
  }

  async go({ line, column }) {
    await this.page.keyboard.press('Escape');
    await this.page.keyboard.press('Control+G');
    await this.page.waitForSelector('.quick-input-widget input', { timeout: TIMEOUT });
    await this.page.keyboard.type(`${line}:${column}`);
    await this.page.keyboard.press('Enter');
    await this.page.waitForFunction(
      ([l, c]) => document.getElementById('status.editor.selection')?.innerText.includes(`Ln ${l}, Col ${c}`),
      [line, column],
      { timeout: TIMEOUT },
    );
  }

  /** What the hover at a place says, '' when none appears soon. */
  async hover(place) {
    await this.go(place);
    await this.page.keyboard.press('Control+K');
    await this.page.keyboard.press('Control+I');
    const shown = this.page.locator('.monaco-hover:not(.hidden) .hover-contents');
    await shown.first().waitFor({ timeout: 2000 }).catch(() => undefined);
    const text = (await shown.allInnerTexts()).join('\n');
    await this.page.keyboard.press('Escape');
    return text;
  }

  language() {
    return this.page.locator('[id="status.editor.mode"]').innerText();
  }

  /** The text of the visible lines. */
  async lines() {
    const text = await this.page.evaluate(() =>
      [...document.querySelectorAll('.editor-instance .view-lines .view-line')]
        .sort((a, b) => parseInt(a.style.top) - parseInt(b.style.top))
        .map((line) => line.innerText)
        .join('\n'),
    );
    return text.replaceAll('\u00a0', ' ');
  }

  marks() {
    return this.page.locator('[class*="squiggly-"]').count();
  }

  /** In how many ways the visible text is coloured. */
  colours() {
    return this.page.evaluate(
      () => new Set([...document.querySelectorAll('.view-line span[class^="mtk"]')].map((e) => e.className)).size,
    );
  }
}

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
  const marksOfBranch = async () => (await bench.hover(branch)) + (await bench.hover(target));
  await until('the branch is marked', () => bench.marks(), (n) => n > 0);
  await until('its mark says thread-branch', marksOfBranch, says);
  await until(
    'hover on L2 tells RPO and idom',
    () => bench.hover(locate('thread.ori', '\nL2:', 1)),
    (text) => /RPO\D*\d/.test(text) && /idom/.test(text),
  );

  await bench.go(branch);
  await page.keyboard.press('Control+.');
  const action = page.locator('.action-widget .monaco-list-row').filter({ hasText: /^\s*Thread branch to L2\s*$/ });
  await action.first().waitFor({ timeout: TIMEOUT });
  ok('"Thread branch to L2" is offered');
  await action.first().click();
  await until('it changes the branch', () => bench.lines(), (text) => /^@P0 BRA\s+L2\s*$/m.test(text));
  await until('the mark goes', marksOfBranch, (text) => !says(text));
}

(async () => {
  const { browser, page } = await openPage();
  try {
    await run(page);
  } catch (err) {
    console.log('FAIL: ' + err.message);
    const picture = path.join(process.env.OUT, 'vscode-ui.png');
    await page.screenshot({ path: picture });
    console.log('  see ' + picture);
    process.exitCode = 1;
  }
  await browser.close();
})();
