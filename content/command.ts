import { checkFilms, checkTranslation, checkWords } from './check.ts';
import { checkBothStates } from './checks/both-states.ts';
import { type Fault, faultLine } from './faults.ts';
import { figures } from './figures.ts';
import type { Texts } from './joined.ts';
import { type Language, languages, SOURCE } from './languages.ts';
import { loadMedia } from './load.ts';
import { readTexts } from './texts.ts';
import { writeToFilm } from './to-film.ts';

/**
 * `npm run content check`: writes which clips wait for their film, and prints every fault as file, field and reason, then the
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
  if (loaded.ok) writeToFilm(folder, texts, loaded.media);
  const faults = loaded.ok ? await checkBothStates(folder, texts, loaded.media) : [];
  const translated = languages
    .filter((language) => language !== SOURCE)
    .map((language) => checkLanguage(folder, language, texts));
  return {
    faults: [
      ...checkWords(texts),
      ...checkFilms(folder, texts),
      ...faults,
      ...translated.flatMap((one) => one.faults),
    ],
    lines: [...figures(texts), ...translated.flatMap(({ lines }) => lines)],
  };
}

function checkLanguage(
  folder: string,
  language: Language,
  source: Texts,
): { faults: Fault[]; lines: string[] } {
  const read = readTexts(folder, { language });
  if (!read.ok) return { faults: read.faults, lines: [] };
  return { faults: checkTranslation(read.texts, source), lines: [`${language}:`, ...figures(read.texts)] };
}

if (process.argv[2] === 'check') {
  process.exitCode = await check(process.argv[3] ?? import.meta.dirname);
} else {
  process.stderr.write('Usage: npm run content check [folder]\n');
  process.exitCode = 2;
}
