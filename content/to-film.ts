import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { staleClips } from './checks/media.ts';
import type { Fault } from './faults.ts';
import type { Manifest } from './film-schema.ts';
import type { Texts } from './joined.ts';
import { linesToFilm } from './lines.ts';

const file = 'to-film.yaml';

const head = `# What waits for its film: clips that are missing or say other words than the text. npm run content check writes this list,
# and npm test passes only while it is empty (docs/content.md).

`;

/** The clips that are missing or say other words than their line. */
export function toFilm(texts: Texts, media: Manifest): string[] {
  const lines = linesToFilm(texts);
  const unfilmed = lines.filter(({ name }) => media[name] === undefined).map(({ name }) => name);
  return [...new Set([...unfilmed, ...staleClips(lines, media)])].sort();
}

/** Writes the list. Called by `npm run content check`, never by tests. */
export function writeToFilm(folder: string, texts: Texts, media: Manifest): void {
  writeFileSync(join(folder, file), listOf(texts, media));
}

/** The list must say what waits. */
export function checkToFilm(folder: string, texts: Texts, media: Manifest): Fault[] {
  const path = join(folder, file);
  const is = existsSync(path) ? readFileSync(path, 'utf8') : '';
  return is === listOf(texts, media)
    ? []
    : [{ file, field: '', reason: 'is not what waits: run npm run content check' }];
}

function listOf(texts: Texts, media: Manifest): string {
  const clips = toFilm(texts, media);
  return head + (clips.map((clip) => `- ${clip}\n`).join('') || '[]\n');
}
