// Chromium for the two tests that need a page.
const { chromium } = require(process.env.PLAYWRIGHT);

/** Starts Debian's Chromium, which looks nothing up on the network, and opens an empty page. */
exports.openPage = async () => {
  const browser = await chromium.launch({
    executablePath: '/usr/bin/chromium',
    args: [
      '--headless',
      '--no-sandbox',
      '--disable-gpu',
      '--disable-quic',
      '--no-first-run',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
    ],
  });
  return { browser, page: await browser.newPage({ viewport: { width: 1400, height: 900 } }) };
};

/** The address of a workspace with VS Code's own start options. */
exports.address = (url, folder, options) =>
  `${url}/?folder=${encodeURIComponent(folder)}&payload=${encodeURIComponent(JSON.stringify(options))}`;
