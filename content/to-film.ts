import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { staleClips } from './checks/media.ts';
import type { Fault } from './faults.ts';
import type { Manifest } from './film-schema.ts';
import type { Texts } from './joined.ts';
import { SOURCE } from './languages.ts';
import { linesToFilm } from './lines.ts';

const file = 'to-film.yaml';

const head = `# What waits for its film: clips that are missing or say other words than the text. npm run content check writes this list,
# and npm test passes only while it is empty (docs/content.md).

`;

/** The films of a language, and the texts that they say. */
export type Filmed = { texts: Texts; media: Manifest };

/** The clips that are missing or say other words than their line, with their language unless it is that of the source. */
function toFilm({ texts, media }: Filmed): string[] {
  const lines = linesToFilm(texts);
  const unfilmed = lines.filter(({ name }) => media[name] === undefined).map(({ name }) => name);
  const { language } = texts;
  return [...new Set([...unfilmed, ...staleClips(lines, media)])]
    .sort()
    .map((clip) => (language === SOURCE ? clip : `${clip}.${language}`));
}

/** Writes the list. Called by `npm run content check`, never by tests. */
export function writeToFilm(folder: string, filmed: readonly Filmed[]): void {
  writeFileSync(join(folder, file), listOf(filmed));
}

/** The list must say what waits. */
export function checkToFilm(folder: string, filmed: readonly Filmed[]): Fault[] {
  const path = join(folder, file);
  const is = existsSync(path) ? readFileSync(path, 'utf8') : '';
  return is === listOf(filmed)
    ? []
    : [{ file, field: '', reason: 'is not what waits: run npm run content check' }];
}

function listOf(filmed: readonly Filmed[]): string {
  return (
    head +
    (filmed
      .flatMap(toFilm)
      .map((clip) => `- ${clip}\n`)
      .join('') || '[]\n')
  );
}
