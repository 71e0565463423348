import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Language, languages } from '#content/languages.ts';
import { readTexts } from '#content/texts.ts';
import { nativeSheet } from './native-sheet.ts';
import { nativeTexts, partNames } from './native-texts.ts';
import { countRight, type ReadingAnswer, readingSheet } from './reading-sheet.ts';

// npm run reading -- sheet SEED SHEET KEY [LANGUAGE]: writes the claims alone for a reader, and the key for the one who counts.
// npm run reading -- count KEY ANSWERS: how many the reader has right. A reader should have at most 27 of 41.
// npm run reading -- native FILE.html [PART...]: every Spanish text beside its English, with boxes, for native readers to print.

const [action, ...args] = process.argv.slice(2);
const [first = '', second = '', third = '', asked = 'en'] = args;
const language = languages.find((known) => known === asked);
if (action === 'sheet' && third && language) writeSheet({ seed: first, language }, second, third);
else if (action === 'count' && args.length === 2) printCount(first, second);
else if (action === 'native' && first) await writeNativeSheet(first, args.slice(1));
else {
  process.stderr.write(
    'Usage: npm run reading -- sheet SEED SHEET KEY [en|es]\n       npm run reading -- count KEY ANSWERS\n' +
      `       npm run reading -- native FILE.html [${partNames.join('|')}]\n`,
  );
  process.exitCode = 2;
}

type Sheet = { seed: string; language: Language };

function writeSheet({ seed, language }: Sheet, sheetFile: string, keyFile: string): void {
  const read = readTexts(join(import.meta.dirname, '../../content'), { language });
  if (!read.ok) throw new Error('npm run content check finds faults');
  const { sheet, key } = readingSheet(read.texts.exercises, seed);
  writeFileSync(sheetFile, sheet);
  writeFileSync(keyFile, `${key.map((answer) => JSON.stringify(answer)).join('\n')}\n`);
}

function printCount(keyFile: string, answersFile: string): void {
  const lines = readFileSync(keyFile, 'utf8').trim().split('\n');
  const key = lines.map((line): ReadingAnswer => JSON.parse(line));
  const { unseen, known } = countRight(key, readFileSync(answersFile, 'utf8'));
  for (const [what, { right, of, missing }] of Object.entries({ 'seen or heard': unseen, known }))
    process.stdout.write(`${what}: ${right} of ${of}, without answer: ${missing.join(', ') || 'none'}\n`);
}

async function writeNativeSheet(file: string, named: readonly string[]): Promise<void> {
  const parts = partNames.filter((part) => named.length === 0 || named.includes(part));
  const unknown = named.filter((name) => !partNames.some((part) => part === name));
  if (unknown.length > 0) throw new Error(`no such part: ${unknown.join(', ')}; ${partNames.join(', ')}`);
  writeFileSync(file, nativeSheet(await nativeTexts(), parts));
  process.stdout.write(`${file}: open it in a browser and print it\n`);
}
