// Screenshots: each in the folder OUT, and those that the README shows in the folder PICTURES, if there is one.
const path = require('node:path');

exports.take = async (page, name) => {
  for (const folder of [process.env.OUT, process.env.PICTURES]) {
    if (folder) {
      await page.screenshot({ path: path.join(folder, `${name}.png`) });
    }
  }
};
