import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { checkFilms } from './check.ts';
import { faultLine } from './faults.ts';
import { loadContent } from './load.ts';
import { makeTestFolder } from './test-folder.ts';
import { readTexts } from './texts.ts';
import { writeToFilm } from './to-film.ts';

/** The edition in transition: the films of exercises 1 and 6 are still those of the edition before. */
let unchanged: string;
let folder: string;
beforeAll(() => {
  unchanged = makeTestFolder([1, 6]);
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
const list = () => readFileSync(join(folder, 'to-film.yaml'), 'utf8');

function edit(file: string, change: (source: string) => string): void {
  const before = readFileSync(join(folder, file), 'utf8');
  expect(change(before), 'the planted fault must change the file').not.toBe(before);
  writeFileSync(join(folder, file), change(before));
}

/** Enters clips into the manifest as if they were filmed with these words. */
function film(scripts: Record<string, string>): void {
  const media = join(folder, 'media');
  const manifest = JSON.parse(readFileSync(join(media, 'manifest.json'), 'utf8'));
  const { texts: full, manifest: all } = filmedFolder();
  for (const name of Object.keys(scripts)) manifest[name] = all[name];
  writeFileSync(join(media, 'manifest.json'), JSON.stringify(manifest));
  for (const name of Object.keys(scripts)) {
    for (const file of [`${name}.mp4`, all[name].captions, all[name].poster, all[name].look?.still]) {
      if (file) cpSync(join(full, 'media', file), join(media, file));
    }
  }
  cpSync(join(full, 'media/ex01-safe.jpg'), join(media, 'ex01-safe.jpg'));
}

let whole: string | null = null;
/** The content when every film of the new edition is there. */
function filmedFolder() {
  whole ??= makeTestFolder();
  return { texts: whole, manifest: JSON.parse(readFileSync(join(whole, 'media/manifest.json'), 'utf8')) };
}
afterAll(() => whole && rmSync(whole, { recursive: true }));

test('until its films are there an exercise is played in the edition before, as a whole', () => {
  const loaded = loadContent(folder);
  if (!loaded.ok) throw new Error(loaded.faults.map(faultLine).join('\n'));
  const [first, second] = loaded.content.game;
  expect(first).toMatchObject({ title_after: 'Exercise 1 As Before' });
  expect(first).not.toHaveProperty('states');
  expect(second).toHaveProperty('states');
  expect(faults()).toEqual([]);
});

test('the list names the clips that wait, and only those', () => {
  expect(list()).toMatch(/^- exercise_id: 1\n {2}clips: \[ex01_0-other, ex01_2, ex01_5, ex01_6\]$/m);
  expect(list()).toMatch(/^- exercise_id: 6\n {2}clips: \[ex06_2, ex06_5\]$/m);
  expect(list()).not.toMatch(/exercise_id: 2\b|coaching/);
});

test('planted: a list that is not true', () => {
  edit('to-film.yaml', (yaml) => yaml.replace('ex01_2, ', ''));
  expect(faults()).toEqual(['to-film.yaml: is not what waits: run npm run content check']);
});

test('planted: a film of the new edition while the one before is played', () => {
  film({ ex01_2: 'new' });
  writeToFilm(folder, texts(), JSON.parse(readFileSync(join(folder, 'media/manifest.json'), 'utf8')));
  expect(faults()).toEqual([
    'media/manifest.json  ex01_2.scriptHash: the script has changed since it was filmed: render this clip again',
  ]);
});

test('when all films are there the edition before has to go, and then the new one is played', () => {
  film(
    Object.fromEntries(
      Object.keys(filmedFolder().manifest)
        .filter((name) => name.startsWith('ex01_'))
        .map((name) => [name, 'new']),
    ),
  );
  const manifest = () => JSON.parse(readFileSync(join(folder, 'media/manifest.json'), 'utf8'));
  writeToFilm(folder, texts(), manifest());
  expect(faults()).toContain(
    'former/ex01.yaml: all films of the new edition are there: remove this file, so that they are played',
  );
  rmSync(join(folder, 'former/ex01.yaml'));
  writeToFilm(folder, texts(), manifest());
  expect(faults()).toEqual([]);
  const loaded = loadContent(folder);
  expect(loaded.ok && loaded.content.game[0]).toEqual(expect.objectContaining(texts().written[0]));
});

test('planted: an exercise of the edition before whose answers would be forgotten', () => {
  edit('retired.yaml', (yaml) => yaml.replace(/^.*\n.*\n {2}title: Exercise 1 As Before\n.*\n/m, ''));
  const read = readTexts(folder);
  expect(read.ok ? [] : read.faults.map(faultLine)).toEqual([
    expect.stringMatching(/^former\/ex01.yaml {2}main: its version [0-9a-f]{12} is not in retired.yaml$/),
  ]);
});
