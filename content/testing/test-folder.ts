import { cpSync, mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Manifest } from '../film-schema.ts';
import { fileHash, scriptHash } from '../hashes.ts';
import { linesToFilm } from '../lines.ts';
import { safeStill } from '../names.ts';
import { readTexts } from '../texts.ts';
import { writeToFilm } from '../to-film.ts';

const here = join(import.meta.dirname, '..');

/**
 * For tests: copies the real texts to a new temporary folder with a small placeholder for every film, so that a test
 * needs no studio and can change anything. Returns the folder; the caller may remove it.
 */
export function makeTestFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'content-'));
  cpSync(here, folder, {
    recursive: true,
    filter: (path) => path === here || /\/(exercises|texts(\/\w+)?|[^/]+\.yaml)$/.test(path),
  });
  fillMedia(folder);
  return folder;
}

function fillMedia(folder: string): void {
  const read = readTexts(folder);
  if (!read.ok) throw new Error('The texts of the repository have faults: run npm run content check');
  const media = join(folder, 'media');
  mkdirSync(media);
  const put = (name: string) => writeFileSync(join(media, name), `placeholder for ${name}`);
  const manifest: Manifest = {};
  for (const line of linesToFilm(read.texts)) {
    const scene = line.name.split('_')[0];
    const isOther = line.name.endsWith('-other');
    const film = Buffer.from(`placeholder for ${line.name}.mp4`);
    const look = {
      x: 0.4,
      y: 0.6,
      width: 0.3,
      height: 0.2,
      still: `${scene}-look${isOther ? '-other' : ''}.jpg`,
    };
    const isScene = /_1$|_0-other$/.test(line.name);
    manifest[line.name] = {
      scriptHash: scriptHash(line),
      fileHash: fileHash(film),
      seconds: 5,
      bytes: film.byteLength,
      captions: `${line.name}.vtt`,
      poster: `${scene}${isOther ? '-other' : ''}.webp`,
      transcript: { sounds: [], words: line.script, picture: null },
      ...(isScene ? { look } : {}),
    };
    for (const name of [`${line.name}.mp4`, `${line.name}.vtt`, manifest[line.name]?.poster ?? '']) put(name);
    if (isScene) put(look.still);
    if (line.name.endsWith('_5')) put(safeStill(Number(scene?.slice(2))));
  }
  for (const person of read.texts.people) put(person.avatar);
  writeFileSync(join(media, 'manifest.json'), JSON.stringify(manifest));
  writeToFilm(folder, read.texts, manifest);
}
