import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { test } from 'node:test';

const { listingDialect, LINES } = createRequire(import.meta.url)('../dist/test/detect.js');
const cases = new URL('../../test/testdata/detect/', import.meta.url);

for (const dialect of readdirSync(cases)) {
  for (const name of readdirSync(new URL(dialect + '/', cases))) {
    test(`${dialect}/${name}`, () => {
      const lines = readFileSync(new URL(`${dialect}/${name}`, cases), 'utf8').split(/\r?\n/);
      assert.equal(listingDialect(lines) ?? 'none', dialect);
    });
  }
}

test('only the first lines count', () => {
  const sign = '\tcode for sm_86';
  assert.equal(listingDialect([...Array(LINES - 1).fill(''), sign]), 'cuobjdump');
  assert.equal(listingDialect([...Array(LINES).fill(''), sign]), undefined);
});

test('a line of ten megabytes takes no time', () => {
  const start = performance.now();
  assert.equal(listingDialect([' '.repeat(10e6), '/*0010*/ '.repeat(1e6)]), undefined);
  assert.ok(performance.now() - start < 1000);
});
