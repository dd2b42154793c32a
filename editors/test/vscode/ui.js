// node ui.js URL WORKSPACE: the extension as a person sees it, by keyboard and screen. Prints a line for each fact.
const fs = require('node:fs');
const path = require('node:path');
const { address, openPage } = require('./chromium');

const [url, workspace] = process.argv.slice(2);
const TIMEOUT = 60000; // of what has to come to be
const STEP = 5000; // of a step of the keyboard, which is then done again

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

/** Asks get() again and again, for so many milliseconds, until holds() likes its answer. */
async function ask(what, time, get, holds) {
  const end = Date.now() + time;
  for (;;) {
    const seen = await get();
    if (holds(seen)) {
      return seen;
    }
    if (Date.now() > end) {
      throw new Error(`${what}; seen: ${JSON.stringify(seen)}`);
    }
    await new Promise((done) => setTimeout(done, 100));
  }
}

/** What a step of the keyboard leads to, before it is done again. */
const soon = (what, get, holds) => ask(what, STEP, get, holds);

/** A fact that is to come to be. */
async function until(what, get, holds) {
  const seen = await ask(what, TIMEOUT, get, holds);
  ok(what);
  return seen;
}

class Workbench {
  constructor(page) {
    this.page = page;
  }

  /** Opens a box at the top with a key, fills it and does enter() until done() holds. What is typed goes into the box or nowhere. */
  async box(what, key, text, ready, done) {
    const input = this.page.locator('.quick-input-widget .quick-input-box input').first();
    const end = Date.now() + TIMEOUT;
    for (;;) {
      try {
        await this.page.keyboard.press('Escape');
        await input.waitFor({ state: 'hidden', timeout: STEP });
        await this.page.keyboard.press(key);
        await input.waitFor({ state: 'visible', timeout: STEP });
        await input.fill(text, { timeout: STEP });
        await ready(input);
        await input.press('Enter', { timeout: STEP });
        await done();
        return;
      } catch (err) {
        if (Date.now() > end) {
          throw new Error(`${what}: ${err.message}`);
        }
      }
    }
  }

  /**
   * Opens a file with the quick open box. Enter opens the row that has the focus, and rows come in one after the other: what counts is
   * that the focused row is the file, and in the end that the file is in the editor.
   */
  async open(file) {
    const name = path.basename(file);
    const folder = path.dirname(file);
    const focused = () =>
      this.page.evaluate(() => {
        const row = document.querySelector('.quick-input-list .monaco-list-row.focused');
        const text = (part) => row?.querySelector(part)?.textContent.replaceAll('\u00a0', ' ').trim() ?? '';
        return { name: text('.label-name'), folder: text('.label-description') };
      });
    const isFile = (row) => row.name === name && (folder === '.' || row.folder.includes(folder));
    await this.box(
      `open ${file}`,
      'Control+P',
      file,
      () => soon(`the row of ${file}`, focused, isFile),
      () =>
        soon(
          `the editor of ${file}`,
          () => this.page.evaluate(() => document.querySelector('.tab.active')?.getAttribute('data-resource-name')),
          (opened) => opened === name,
        ),
    );
  }

  async go({ line, column }) {
    const place = `Ln ${line}, Col ${column}`;
    await this.box(
      `go to ${place}`,
      'Control+G',
      `:${line}:${column}`,
      (input) => soon('the place in the box', () => input.inputValue(), (text) => text === `:${line}:${column}`),
      () =>
        soon(
          place,
          () => this.page.evaluate(() => document.getElementById('status.editor.selection')?.innerText ?? ''),
          (text) => new RegExp(`${place}\\b`).test(text),
        ),
    );
  }

  /** What the hover at a place says, '' when none appears: who asks, asks again. */
  async hover(place) {
    await this.go(place);
    const shown = this.page.locator('.monaco-hover:not(.hidden) .hover-contents');
    try {
      await shown.first().waitFor({ state: 'hidden', timeout: STEP });
      await this.page.keyboard.press('Control+K');
      await this.page.keyboard.press('Control+I');
      await shown.first().waitFor({ timeout: STEP });
    } catch {
      return '';
    }
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
  const marksOfBranch = async () => [await bench.hover(branch), await bench.hover(target)];
  await until('the branch is marked', () => bench.marks(), (n) => n > 0);
  await until('its mark says thread-branch', marksOfBranch, (texts) => texts.some(says));
  await until(
    'hover on L2 tells RPO and idom',
    () => bench.hover(locate('thread.ori', '\nL2:', 1)),
    (text) => /RPO\D*\d/.test(text) && /idom/.test(text),
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
