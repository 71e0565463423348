import { checkFilms, checkWords } from './check.ts';
import { faultLine } from './faults.ts';
import { figures } from './figures.ts';
import { readTexts } from './texts.ts';

/** `npm run content check`: every fault as file, field and reason, then the figures; ends with 1 if there is a fault. */
function check(folder: string): number {
  const read = readTexts(folder);
  const faults = read.ok ? [...checkWords(read.texts), ...checkFilms(folder, read.texts)] : read.faults;
  const lines = [...faults.map(faultLine), ...(read.ok ? figures(read.texts) : [])];
  const verdict = faults.length === 0 ? 'The content is in order.' : `Faults found: ${faults.length}`;
  process.stdout.write(`${[...lines, verdict].join('\n')}\n`);
  return faults.length === 0 ? 0 : 1;
}

if (process.argv[2] === 'check') {
  process.exitCode = check(process.argv[3] ?? import.meta.dirname);
} else {
  process.stderr.write('Usage: npm run content check [folder]\n');
  process.exitCode = 2;
}
