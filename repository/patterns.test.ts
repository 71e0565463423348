import { globSync, readFileSync } from 'node:fs';
import { parseSync } from 'vite';
import { expect, test } from 'vitest';
import { isLinear } from '../contract/testing/long-texts.ts';

/** A pattern that takes long for a long text keeps everybody waiting, and a stranger may have sent that text. */

const files = globSync(['{server,contract,web}/**/*.{ts,tsx}'], {
  exclude: (name) => name === 'testing' || /\.test\.tsx?$/.test(name),
});

type Node = {
  type?: string;
  regex?: { pattern: string; flags: string };
  callee?: { name?: string };
};

/** What a file says of patterns: those that are written out, and whether it makes one of parts. */
function patternsOf(file: string): { written: { pattern: string; flags: string }[]; made: number } {
  const found = { written: [] as { pattern: string; flags: string }[], made: 0 };
  const visit = (node: unknown): void => {
    if (typeof node !== 'object' || node === null) return;
    const { regex, callee } = node as Node;
    if (regex) found.written.push(regex);
    if (callee?.name === 'RegExp') found.made += 1;
    for (const inner of Object.values(node)) visit(inner);
  };
  visit(parseSync(file, readFileSync(file, 'utf8')).program);
  return found;
}

const found = files.map((file) => ({ file, ...patternsOf(file) }));

/** Characters of all kinds that patterns tell apart. */
const kinds = [...'aZ09 \t\n\0.@-_()[]<>"\'\\/?=;:,+#{}*!&%$^~|\u00e9\u0301\u200d\u00a0\ufeff'];

/** One character, class or escape of a pattern. */
const atom =
  /\\[pP]\{[^}]+\}|\\u\{[^}]+\}|\\u[\dA-Fa-f]{4}|\\[^bBkuxpP\d]|\[(?:\\.|[^\]\\])*\]|[^\\()|*+?{}^$[\]]/gu;

/** Two characters for each class of a pattern, and one for each that it names. */
function ownCharacters(pattern: string, flags: string): string[] {
  const atoms = new Set(pattern.match(atom) ?? []);
  return [...atoms].flatMap((one) => {
    const matches = new RegExp(`^(?:${one})$`, flags.replace(/[gy]/g, ''));
    return kinds
      .filter((kind) => matches.test(kind))
      .slice(0, 2)
      .concat(one.length === 1 ? one : []);
  });
}

/** One character, or two in turn, over and over: from the start or behind another, and right or wrong at the end. */
function hostileTexts(pattern: string, flags: string): ((length: number) => string)[] {
  const own = [...new Set(ownCharacters(pattern, flags))].slice(0, 10);
  const units = [...own, ...own.flatMap((one) => own.map((other) => one + other))];
  const behind = own.flatMap((first) => own.map((unit) => ({ first, unit })));
  return [...units.map((unit) => ({ first: '', unit })), ...behind].map(
    ({ first, unit }) =>
      (length: number) =>
        `${first}${unit.repeat(length / unit.length)}\u0001`,
  );
}

const unbounded = found.flatMap(({ file, written }) =>
  written
    .filter(({ pattern }) => /[*+]|\{\d+,\}/.test(pattern))
    .map(({ pattern, flags }) => [file, pattern, flags] as const),
);

test.each(unbounded)(
  '%s: /%s/%s takes at most five times as long for a text that is four times as long',
  (_file, pattern, flags) => {
    const regex = new RegExp(pattern, `${flags.replace('g', '')}g`);
    const texts = hostileTexts(pattern, flags);
    expect(texts.length).toBeGreaterThan(0);
    const slow = texts.filter(
      (text) => !isLinear((given) => void given.replace(regex, ''), text, { length: 2000 }),
    );
    expect(slow.map((text) => text(8))).toEqual([]);
  },
);

test('patterns are written out where they are used, so that they are found', () => {
  expect(found.flatMap(({ file, made }) => (made > 0 ? [file] : [])).toSorted()).toEqual([
    // Its address is tried with long texts in contract/patterns.test.ts.
    'contract/fields.ts',
    // Reads our own catalogs while the web app is built.
    'web/build/catalog.ts',
  ]);
});
