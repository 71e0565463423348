import { cpSync, mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Manifest } from '../film-schema.ts';
import { fileHash, scriptHash } from '../hashes.ts';
import { type Language, SOURCE } from '../languages.ts';
import { linesToFilm } from '../lines.ts';
import { withoutMarks } from '../marks.ts';
import { filmFile, safeStill } from '../names.ts';
import { readTexts } from '../texts.ts';
import { type Filmed, writeToFilm } from '../to-film.ts';

const here = join(import.meta.dirname, '..');

/**
 * For tests: copies the real texts to a new temporary folder with a small placeholder for every film, so that a test
 * needs no studio and can change anything. Returns the folder; the caller may remove it. @param filmed languages of films
 */
export function makeTestFolder({ filmed = [SOURCE] }: { filmed?: readonly Language[] } = {}): string {
  const folder = mkdtempSync(join(tmpdir(), 'content-'));
  cpSync(here, folder, {
    recursive: true,
    filter: (path) => path === here || /\/(exercises|texts(\/\w+)?|[^/]+\.yaml)$/.test(path),
  });
  const media = join(folder, 'media');
  mkdirSync(media);
  writeToFilm(
    folder,
    filmed.map((language) => filledMedia(folder, language)),
  );
  return folder;
}

function filledMedia(folder: string, language: Language): Filmed {
  const read = readTexts(folder, { language });
  if (!read.ok) throw new Error('The texts of the repository have faults: run npm run content check');
  const media = join(folder, 'media');
  const put = (name: string) => writeFileSync(join(media, name), `placeholder for ${name}`);
  const inLanguage = (name: string) => filmFile(name, language);
  const manifest: Manifest = {};
  for (const line of linesToFilm(read.texts)) {
    const scene = line.name.split('_')[0];
    const isOther = line.name.endsWith('-other');
    const film = Buffer.from(`placeholder for ${inLanguage(`${line.name}.mp4`)}`);
    const look = {
      x: 0.4,
      y: 0.6,
      width: 0.3,
      height: 0.2,
      still: inLanguage(`${scene}-look${isOther ? '-other' : ''}.jpg`),
    };
    const isScene = /_1$|_0-other$/.test(line.name);
    manifest[line.name] = {
      scriptHash: scriptHash(line),
      fileHash: fileHash(film),
      seconds: 5,
      bytes: film.byteLength,
      captions: inLanguage(`${line.name}.vtt`),
      poster: inLanguage(`${scene}${isOther ? '-other' : ''}.webp`),
      transcript: { sounds: [], words: line.script, picture: null },
      ...(isScene ? { look } : {}),
    };
    const { captions = '', poster = '' } = manifest[line.name] ?? {};
    for (const name of [inLanguage(`${line.name}.mp4`), poster]) put(name);
    writeFileSync(join(media, captions), `<v ${line.character}>${withoutMarks(line.script)}</v>`);
    if (isScene) put(look.still);
    if (line.name.endsWith('_5')) put(inLanguage(safeStill(Number(scene?.slice(2)))));
  }
  for (const person of read.texts.people) put(person.avatar);
  writeFileSync(join(media, inLanguage('manifest.json')), JSON.stringify(manifest));
  return { texts: read.texts, media: manifest };
}
