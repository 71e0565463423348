import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { checkFilms } from './check.ts';
import { faultLine } from './faults.ts';
import { loadMedia } from './load.ts';
import { makeTestFolder } from './testing/test-folder.ts';
import { readTexts } from './texts.ts';
import { checkToFilm, writeToFilm } from './to-film.ts';

let unchanged: string;
let folder: string;
beforeAll(() => {
  unchanged = makeTestFolder();
});
afterAll(() => rmSync(unchanged, { recursive: true }));
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'content-'));
  cpSync(unchanged, folder, { recursive: true });
});
afterEach(() => rmSync(folder, { recursive: true }));

const texts = () => {
  const read = readTexts(folder);
  if (!read.ok) throw new Error(read.faults.map(faultLine).join('\n'));
  return read.texts;
};
const faults = () => checkFilms(folder, texts()).map(faultLine);
const listed = () => checkToFilm(folder, [{ texts: texts(), media: films() }]).map(faultLine);
const films = () => {
  const loaded = loadMedia(folder, texts());
  if (!loaded.ok) throw new Error('the films have faults');
  return loaded.media;
};
const list = () => readFileSync(join(folder, 'to-film.yaml'), 'utf8');

function edit(file: string, change: (source: string) => string): void {
  const before = readFileSync(join(folder, file), 'utf8');
  expect(change(before), 'the planted fault must change the file').not.toBe(before);
  writeFileSync(join(folder, file), change(before));
}

test('where every film says its text, nothing waits', () => {
  expect(list()).toMatch(/\n\[\]\n$/);
  expect([...listed(), ...faults()]).toEqual([]);
});

test('a text that has changed waits for its film by the name of each clip, and does not pass', () => {
  edit('texts/en/ex01.yaml', (yaml) => yaml.replace(/why: >-\n\s+/, (start) => `${start}Now. `));
  edit('texts/en/coaching.yaml', (yaml) => yaml.replace(/(\nfinal: >-\n\s+)/, '$1Now. '));
  expect(listed()).toEqual(['to-film.yaml: is not what waits: run npm run content check']);
  writeToFilm(folder, [{ texts: texts(), media: films() }]);
  expect(listed()).toEqual([]);
  expect(list()).toMatch(/\n- ex01_5\n- final\n$/);
  expect(faults()).toEqual(
    ['ex01_5', 'final'].map(
      (clip) =>
        `media/manifest.json  ${clip}.scriptHash: the script has changed since it was filmed: render this clip again`,
    ),
  );
});
