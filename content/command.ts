import { checkFilms, checkTranslation, checkWords } from './check.ts';
import { checkBothStates } from './checks/both-states.ts';
import { type Fault, faultLine } from './faults.ts';
import { figures } from './figures.ts';
import { FILMED_IN } from './filmed.ts';
import type { Texts } from './joined.ts';
import { languages, SOURCE } from './languages.ts';
import { loadMedia } from './load.ts';
import { readTexts } from './texts.ts';
import { type Filmed, writeToFilm } from './to-film.ts';

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

async function checkTexts(folder: string, source: Texts): Promise<{ faults: Fault[]; lines: string[] }> {
  const faults = checkWords(source);
  const lines = figures(source);
  const read = [source];
  for (const language of languages.filter((one) => one !== SOURCE)) {
    const translated = readTexts(folder, { language, source });
    if (!translated.ok) return { faults: translated.faults, lines: [] };
    read.push(translated.texts);
    faults.push(...checkTranslation(translated.texts, source));
    lines.push(`${language}:`, ...figures(translated.texts));
  }
  const filmed: Filmed[] = [];
  for (const texts of read.filter(({ language }) => FILMED_IN.includes(language))) {
    const loaded = loadMedia(folder, texts);
    faults.push(...checkFilms(folder, texts));
    if (!loaded.ok) continue;
    filmed.push({ texts, media: loaded.media });
    faults.push(...(await checkBothStates(folder, texts, loaded.media)));
  }
  writeToFilm(folder, filmed);
  return { faults, lines };
}

if (process.argv[2] === 'check') {
  process.exitCode = await check(process.argv[3] ?? import.meta.dirname);
} else {
  process.stderr.write('Usage: npm run content check [folder]\n');
  process.exitCode = 2;
}
