import assert from 'node:assert/strict';
import { chmodSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { after, test } from 'node:test';

const { findServer } = createRequire(import.meta.url)('../dist/test/server.js');

const dir = mkdtempSync(join(tmpdir(), 'ori-server-'));
after(() => rmSync(dir, { recursive: true }));

function program(...parts) {
  const file = join(dir, ...parts);
  mkdirSync(join(file, '..'), { recursive: true });
  writeFileSync(file, '');
  chmodSync(file, 0o755);
  return file;
}

const bundled = program('bundled', 'server', 'ori');
const onPath = program('bin', 'ori');
const other = program('bin', 'other');
mkdirSync(join(dir, 'folders', 'ori'), { recursive: true });
writeFileSync(join(dir, 'text'), '');
const path = ['', join(dir, 'folders'), join(dir, 'bin')].join(delimiter);

for (const [what, setting, extension, want] of [
  ['the bundled one comes first', '', 'bundled', bundled],
  ['else the one on PATH', '', 'plain', onPath],
  ['a name is looked up', 'other', 'bundled', other],
  ['a file is taken', other, 'bundled', other],
  ['a file that cannot run is not', join(dir, 'text'), 'bundled', undefined],
  ['nor a folder', join(dir, 'folders', 'ori'), 'bundled', undefined],
  ['nor what is not there', 'missing', 'bundled', undefined],
]) {
  test(what, () => assert.equal(findServer(setting, join(dir, extension), path), want));
}

test('no PATH, no server', () => assert.equal(findServer('', join(dir, 'plain'), ''), undefined));

test('no workspace chooses the program', () => {
  const { contributes, capabilities } = JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8'));
  assert.equal(contributes.configuration.properties['ori.server.path'].scope, 'machine');
  assert.ok(capabilities.untrustedWorkspaces.restrictedConfigurations.includes('ori.server.path'));
});
