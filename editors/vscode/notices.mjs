// node notices.mjs META...: writes THIRD-PARTY-NOTICES.txt with the licences of the packages whose files esbuild has bundled, as its metafiles say.
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const folders = new Set();
for (const meta of process.argv.slice(2)) {
  for (const input of Object.keys(JSON.parse(readFileSync(meta, 'utf8')).inputs)) {
    const found = /^(.*node_modules\/(?:@[^/]+\/)?[^/]+)\//.exec(input);
    if (found) {
      folders.add(found[1]);
    }
  }
}

const parts = [];
for (const folder of [...folders].sort()) {
  const { name, version, license } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  const file = readdirSync(folder).find((f) => /^(licen[cs]e|copying)/i.test(f));
  const text = file ? readFileSync(join(folder, file), 'utf8').trim() : '';
  if (!text && !license) {
    throw new Error(`${name} has no licence`);
  }
  let part = `${name} ${version} (${license})\n\n${text || 'The package has no text of its licence.'}`;
  if (name === '@viz-js/viz') {
    part += '\n\nIt contains Graphviz (Eclipse Public License 1.0; its source: https://gitlab.com/graphviz/graphviz) and Expat (MIT), compiled to WebAssembly.';
  }
  parts.push(part);
}
if (parts.length === 0 || !existsSync('package.json')) {
  throw new Error('no package is bundled');
}
writeFileSync('THIRD-PARTY-NOTICES.txt', `The extension contains these packages.\n\n${parts.join('\n\n' + '-'.repeat(80) + '\n\n')}\n`);
