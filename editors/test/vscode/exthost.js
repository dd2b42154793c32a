// node exthost.js URL WORKSPACE EXTENSION TESTS RESULT: runs TESTS inside VS Code's extension host, with the extension
// of that folder, and prints what it wrote into the file RESULT.
const fs = require('node:fs');
const path = require('node:path');
const { address, openPage } = require('./chromium');

const [url, workspace, extension, tests, result] = process.argv.slice(2);

(async () => {
  const remote = 'vscode-remote://' + new URL(url).host;
  const { browser, page } = await openPage();
  const log = [];
  // The two functions by which VS Code reports to who drives it.
  await page.exposeFunction('codeAutomationLog', (kind, args) => log.push(`${kind}: ${args.join(' ')}`));
  const exit = new Promise((done) => page.exposeFunction('codeAutomationExit', done));
  await page.goto(
    address(url, workspace, [
      ['extensionDevelopmentPath', remote + extension],
      ['extensionTestsPath', remote + tests],
    ]),
  );
  let timer;
  const late = new Promise((done) => (timer = setTimeout(done, 540000, 'no answer in time')));
  const status = await Promise.race([exit, late]);
  clearTimeout(timer);
  process.stdout.write(fs.existsSync(result) ? fs.readFileSync(result, 'utf8') : '');
  if (status !== 0) {
    console.log(`FAIL: the extension host ended with ${status}`);
    await page.screenshot({ path: path.join(process.env.OUT, 'vscode-api.png') });
    fs.writeFileSync(path.join(process.env.OUT, 'vscode-api.log'), log.join('\n'));
    process.exitCode = 1;
  }
  await browser.close();
})();
