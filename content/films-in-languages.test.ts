import { readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { checkFilms } from './check.ts';
import { faultLine } from './faults.ts';
import { loadContent, loadMedia } from './load.ts';
import { filmFile } from './names.ts';
import { makeTestFolder } from './testing/test-folder.ts';
import { readTexts } from './texts.ts';
import { checkToFilm, writeToFilm } from './to-film.ts';

let folder: string;
beforeAll(() => {
  folder = makeTestFolder({ filmed: ['en', 'es'] });
});
afterAll(() => rmSync(folder, { recursive: true }));

function spanish() {
  const read = readTexts(folder, { language: 'es' });
  if (!read.ok) throw new Error(read.faults.map(faultLine).join('\n'));
  const loaded = loadMedia(folder, read.texts);
  return { texts: read.texts, media: loaded.ok ? loaded.media : {}, faults: loaded.ok ? [] : loaded.faults };
}

test.each([
  ['ex07_1.mp4', 'ex07_1.es.mp4'],
  ['ex07-look-other.jpg', 'ex07-look-other.es.jpg'],
  ['manifest.json', 'manifest.es.json'],
])('%s in Spanish is %s, and has no language in that of the source', (file, translated) => {
  expect(filmFile(file, 'es')).toBe(translated);
  expect(filmFile(file, 'en')).toBe(file);
});

test('the texts of a language come with the films of that language', () => {
  const loaded = loadContent(folder, ['en', 'es']);
  if (!loaded.ok) throw new Error(loaded.faults.map(faultLine).join('\n'));
  const { content, translations } = loaded;
  expect([content.filmedIn, translations.es.filmedIn]).toEqual(['en', 'es']);
  expect(content.media.ex01_1?.captions).toBe('ex01_1.vtt');
  expect(translations.es.media.ex01_1?.captions).toBe('ex01_1.es.vtt');
  expect(translations.es.media.ex01_1?.transcript.words).toBe(
    translations.es.game[0]?.main.options[0]?.script,
  );
});

test('a language that is not filmed comes with the films of the source', () => {
  const loaded = loadContent(folder, ['en']);
  expect(loaded.ok && loaded.translations.es).toMatchObject({ filmedIn: 'en', language: 'es' });
});

test('a film that is missing in one language is named', () => {
  const [film, apart] = ['media/ex05_3.es.mp4', 'media/apart'].map((file) => join(folder, file));
  renameSync(film ?? '', apart ?? '');
  expect(spanish().faults.map(faultLine)).toEqual(['media/ex05_3.es.mp4  ex05_3: the file is missing']);
  renameSync(apart ?? '', film ?? '');
  expect(spanish().faults).toEqual([]);
});

test('a text that has changed in one language waits for its film in that language alone', () => {
  const file = join(folder, 'texts/es/ex01.yaml');
  const before = readFileSync(file, 'utf8');
  writeFileSync(
    file,
    before.replace(/\nwhy: >-\n\s+/, (start) => `${start}Bueno. `),
  );
  const { texts, media } = spanish();
  expect(checkFilms(folder, texts).map(faultLine)).toEqual([
    'media/manifest.es.json  ex01_5.scriptHash: the script has changed since it was filmed: render this clip again',
  ]);
  expect(checkToFilm(folder, [{ texts, media }])).toHaveLength(1);
  writeToFilm(folder, [{ texts, media }]);
  expect(readFileSync(join(folder, 'to-film.yaml'), 'utf8')).toMatch(/\n- ex01_5\.es\n$/);
  writeFileSync(file, before);
});

test('a list of films that is cut off is named', () => {
  const file = join(folder, 'media/manifest.es.json');
  const before = readFileSync(file, 'utf8');
  writeFileSync(file, before.slice(0, -20));
  expect(spanish().faults[0]?.reason).toMatch(/^is not JSON: /);
  writeFileSync(file, before);
});
