import { checkFilms, checkWords } from './check.ts';
import { checkBothStates } from './checks/both-states.ts';
import { type Fault, faultLine } from './faults.ts';
import { figures } from './figures.ts';
import type { Manifest } from './film-schema.ts';
import { loadMedia } from './load.ts';
import type { Texts } from './schema.ts';
import { readTexts } from './texts.ts';
import { toFilm, writeToFilm } from './to-film.ts';

/**
 * `npm run content check`: writes what waits for its film, and prints every fault as file, field and reason, then the
 * figures. Exits with 1 on a fault.
 */
async function check(folder: string): Promise<number> {
  const read = readTexts(folder);
  const { faults, lines } = read.ok
    ? await checkTexts(folder, read.texts)
    : { faults: read.faults, lines: [] };
  const verdict = faults.length === 0 ? 'The content is in order.' : `Faults found: ${faults.length}`;
  process.stdout.write(`${[...faults.map(faultLine), ...lines, verdict].join('\n')}\n`);
  return faults.length === 0 ? 0 : 1;
}

async function checkTexts(folder: string, texts: Texts): Promise<{ faults: Fault[]; lines: string[] }> {
  const loaded = loadMedia(folder, texts);
  const waiting = loaded.ok ? listWaiting(folder, texts, loaded.media) : [];
  const { faults, undrawn } = loaded.ok
    ? await checkBothStates(folder, texts, loaded.media)
    : { faults: [], undrawn: [] };
  return {
    faults: [...checkWords(texts), ...checkFilms(folder, texts), ...faults],
    lines: [
      ...figures(texts),
      ...waiting,
      `Without pictures of both states, so that these are not compared: ${listed(undrawn)}.`,
    ],
  };
}

/** Writes the list of what waits for its film, and says how much that is. */
function listWaiting(folder: string, texts: Texts, media: Manifest): string[] {
  writeToFilm(folder, texts, media);
  const list = toFilm(texts, media);
  const exercises = list.flatMap((entry) => ('exercise_id' in entry ? [entry.exercise_id] : []));
  const lines = list.flatMap((entry) => ('coaching' in entry ? entry.coaching : []));
  return [
    `Played in the former edition until their films are there: ${listed(exercises)}.`,
    `Lines of coaching that wait for their film: ${listed(lines)}.`,
  ];
}

function listed(names: readonly (string | number)[]): string {
  return names.join(', ') || 'none';
}

if (process.argv[2] === 'check') {
  process.exitCode = await check(process.argv[3] ?? import.meta.dirname);
} else {
  process.stderr.write('Usage: npm run content check [folder]\n');
  process.exitCode = 2;
}
