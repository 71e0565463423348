import { checkFilms, checkWords } from './check.ts';
import { staleClips } from './checks/media.ts';
import { faultLine } from './faults.ts';
import { figures } from './figures.ts';
import { REFILMING } from './filmed.ts';
import { linesToFilm } from './lines.ts';
import { loadMedia } from './load.ts';
import type { Texts } from './schema.ts';
import { readTexts } from './texts.ts';

/** `npm run content check`: prints every fault as file, field and reason, then the figures. Exits with 1 on a fault. */
function check(folder: string): number {
  const read = readTexts(folder);
  const faults = read.ok ? [...checkWords(read.texts), ...checkFilms(folder, read.texts)] : read.faults;
  const lines = [
    ...faults.map(faultLine),
    ...(read.ok ? [...figures(read.texts), ...toFilmAgain(folder, read.texts)] : []),
  ];
  const verdict = faults.length === 0 ? 'The content is in order.' : `Faults found: ${faults.length}`;
  process.stdout.write(`${[...lines, verdict].join('\n')}\n`);
  return faults.length === 0 ? 0 : 1;
}

/** Says how many films still speak the words of the previous edition, while that is allowed. */
function toFilmAgain(folder: string, texts: Texts): string[] {
  const loaded = REFILMING ? loadMedia(folder, texts) : null;
  if (!loaded?.ok) return [];
  const lines = linesToFilm(texts);
  return [`To be filmed again: ${staleClips(lines, loaded.media).length} of ${lines.length} clips.`];
}

if (process.argv[2] === 'check') {
  process.exitCode = check(process.argv[3] ?? import.meta.dirname);
} else {
  process.stderr.write('Usage: npm run content check [folder]\n');
  process.exitCode = 2;
}
