import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { paths } from '#contract/paths.ts';

const source = readFileSync(new URL('./routes.tsx', import.meta.url), 'utf8');

test('every page of the specification is routed', () => {
  const routed = new Set([...source.matchAll(/path: paths\.(\w+)/g)].map(([, name]) => name));
  expect(Object.keys(paths).filter((name) => !routed.has(name))).toEqual([]);
});
