import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { paths } from '#contract/paths.ts';

const source = readFileSync(new URL('./routes.tsx', import.meta.url), 'utf8');
const [, missing = ''] = /missingPaths[^=]*= \[([^\]]*)\]/.exec(source) ?? [];
const namesIn = (text: string, pattern: RegExp) =>
  new Set([...text.matchAll(pattern)].map(([, name]) => name));
const listed = namesIn(missing, /paths\.(\w+)/g);
const routed = namesIn(source, /path: paths\.(\w+)/g);

test('every page of the specification is routed or listed as missing, and none is both', () => {
  for (const name of Object.keys(paths)) {
    expect({ name, routed: routed.has(name), missing: listed.has(name) }).toEqual({
      name,
      routed: !listed.has(name),
      missing: !routed.has(name),
    });
  }
});
