// VS Code's window as a person uses it, by keyboard and screen.
const fs = require('node:fs');
const path = require('node:path');
const TIMEOUT = 60000; // of what has to come to be
const STEP = 5000; // of a step of the keyboard, which is then done again

function ok(what) {
  console.log('ok: ' + what);
}

/** Line and column (both from 1) of a text in a file of the workspace. */
function locate(file, text, offset = 0) {
  const whole = fs.readFileSync(file, 'utf8');
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

  /** Runs a command of the palette, until done() holds: that the palette goes away, if it is not said. */
  async command(title, done = () => this.page.locator('.quick-input-widget').waitFor({ state: 'hidden', timeout: STEP })) {
    const focused = () =>
      this.page.evaluate(() =>
        document.querySelector('.quick-input-list .monaco-list-row.focused .label-name')?.textContent.replaceAll('\u00a0', ' ').trim(),
      );
    await this.box(title, 'F1', `>${title}`, () => soon(`the row of ${title}`, focused, (name) => name === title), done);
  }

  async go({ line, column }) {
    const place = `Ln ${line}, Col ${column}`;
    await this.box(
      `go to ${place}`,
      'Control+G',
      `:${line}:${column}`,
      (input) =>
        soon(
          'the place in the box',
          () => input.inputValue(),
          (text) => text === `:${line}:${column}`,
        ),
      () =>
        soon(
          place,
          () => this.page.evaluate(() => document.getElementById('status.editor.selection')?.innerText ?? ''),
          (text) => new RegExp(`${place}\\b`).test(text),
        ),
    );
  }

  /** What the hover at a place says, '' when none appears: who asks, asks again. While it is there, seen is called. */
  async hover(place, seen = async () => undefined) {
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
    await seen();
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
    return this.page.evaluate(() => new Set([...document.querySelectorAll('.view-line span[class^="mtk"]')].map((e) => e.className)).size);
  }
}

module.exports = { ok, locate, until, soon, Workbench, TIMEOUT, STEP };
