import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { contentVersion, scriptHash } from './hashes.ts';
import type { Exercise } from './joined.ts';
import { withoutMarks } from './marks.ts';
import { readFile } from './read.ts';

test.each([
  ['All _four_ of the steps', 'All four of the steps'],
  ['Is it _there_, or "_here_"?', 'Is it there, or "here"?'],
  ['Sit down. / Rest, and / then go.', 'Sit down. Rest, and then go.'],
  ['ex07_2 and and/or stay_as_they_are', 'ex07_2 and and/or stay_as_they_are'],
])('%s is read as %s', (marked, plain) => {
  expect(withoutMarks(marked)).toBe(plain);
});

test('the marks of a script are for the studio alone', () => {
  const folder = mkdtempSync(join(tmpdir(), 'content-'));
  writeFileSync(join(folder, 'words.yaml'), 'final: You _did_ it. / Well done.');
  const script = (marked?: { marks: boolean }) =>
    readFile(folder, 'words.yaml', z.strictObject({ final: z.string() }), [], marked)?.final;
  expect(script()).toBe('You did it. Well done.');
  expect(script({ marks: true })).toBe('You _did_ it. / Well done.');
});

test('another mark is no other script, and another word is one', () => {
  const hash = (script: string) => scriptHash({ character: 'Rosa', script });
  expect(hash('All _four_ steps. / Go.')).toBe(hash('All four steps. Go.'));
  expect(hash('All five steps. Go.')).not.toBe(hash('All four steps. Go.'));
});

test('an exercise with another mark is the same exercise', () => {
  const version = (script: string) => {
    const options = [{ id: 2, character: 'Rosa', is_selectable: true, script }];
    return contentVersion({ main: { options, answer: 2 } } as unknown as Exercise);
  };
  expect(version('All _four_ steps. / Go.')).toBe(version('All four steps. Go.'));
  expect(version('All five steps. Go.')).not.toBe(version('All four steps. Go.'));
});
