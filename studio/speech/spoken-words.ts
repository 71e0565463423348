import type { Language } from '#content/languages.ts';
import { PAUSE, STRESSED, withoutMarks } from '#content/marks.ts';
import { worded } from '../language.ts';

/**
 * One word as it is written, and the words the voice says for it: `non-slip` -> `non`, `slip`. `mark` is what follows
 * it and shapes the melody; `pause`: the script wants silence after it.
 */
export type ScriptWord = {
  text: string;
  spoken: string[];
  mark: string | null;
  isStressed: boolean;
  pause: boolean;
};

/** What is written in signs and said in words. */
const SAID_AS: Record<Language, Readonly<Record<string, string>>> = {
  en: { '911': 'nine one one', '%': 'percent' },
  es: { '911': 'nueve uno uno' },
};

const UNITS =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(
    ' ',
  );
const TENS = ['', '', 'twenty', 'thirty', 'forty', 'fifty', 'sixty', 'seventy', 'eighty', 'ninety'];

/**
 * Whole numbers below ten thousand in American English words.
 * @throws Error for any other number: the script has to write it out
 */
export function numberInWords(value: number): string {
  if (!Number.isInteger(value) || value < 0 || value > 9999) throw new Error(`write ${value} out in words`);
  if (value < 20) return UNITS[value] ?? '';
  if (value < 100) return `${TENS[Math.floor(value / 10)]} ${value % 10 ? UNITS[value % 10] : ''}`.trim();
  const [size, name] = value < 1000 ? [100, 'hundred'] : [1000, 'thousand'];
  const rest = value % size;
  return `${numberInWords(Math.floor(value / size))} ${name} ${rest ? numberInWords(rest) : ''}`.trim();
}

/** Numbers in words; a script in Spanish writes them out. */
const IN_WORDS: Record<Language, (value: number) => string> = {
  en: numberInWords,
  es(value) {
    throw new Error(`write ${value} out in words`);
  },
};

const PUNCTUATION_AROUND = /^[“"'‘(¿¡]+|[”",;:!?…)'’]+$/g;
const ABBREVIATION = /^(mrs?|ms|dr|[ap]\.m)\.$/i;
const SENTENCE_END = /[.!?…]["'”’)]*$/;

function spokenForm(text: string): string[] {
  const bare = text.replace(PUNCTUATION_AROUND, '').replace(/’/g, "'");
  if (ABBREVIATION.test(bare)) return [bare];
  const parts = bare
    .replace(/\.+$/, '')
    .replace(PUNCTUATION_AROUND, '')
    .split(/[-–—]/)
    .filter((part) => part !== '');
  return parts.flatMap((part) => {
    const said = worded(SAID_AS)[part] ?? (/^\d+$/.test(part) ? worded(IN_WORDS)(Number(part)) : null);
    if (said !== null) return said.split(' ');
    if (/[^\p{L}']/u.test(part)) throw new Error(`write "${text}" out in words`);
    return [part];
  });
}

/** The marks that the voice knows, by those of a script. */
const MARKS: [RegExp, string][] = [
  [/\?["'”’)]*$/, '?'],
  [/!["'”’)]*$/, '!'],
  [/…["'”’)]*$/, '…'],
  [/[–—]$/, '—'],
  [/([,;:])["'”’)]*$/, ','],
];

const markOf = (text: string) => MARKS.find(([written]) => written.test(text))?.[1] ?? null;

const isSentenceEnd = (text: string) =>
  SENTENCE_END.test(text) && !ABBREVIATION.test(text.replace(PUNCTUATION_AROUND, ''));

/** The words of a line with their marks; signs standing alone (a dash) belong to the word before them. */
function wordsOf(line: string): ScriptWord[] {
  const words: ScriptWord[] = [];
  for (const marked of line.trim().split(/\s+/)) {
    const text = withoutMarks(marked);
    const before = words.at(-1);
    if (marked === PAUSE) {
      if (before) before.pause = true;
    } else if (before && !/[\p{L}\d]/u.test(text)) {
      before.text += ` ${text}`;
      before.mark = markOf(text) ?? before.mark;
    } else {
      const isStressed = marked.search(STRESSED) >= 0;
      words.push({ text, spoken: spokenForm(text), mark: markOf(text), isStressed, pause: false });
    }
  }
  return words;
}

/**
 * Splits a script line into sentences of words.
 * @throws Error when something cannot be read aloud as it is written
 */
export function splitScript(line: string): ScriptWord[][] {
  const sentences: ScriptWord[][] = [[]];
  for (const word of wordsOf(line)) {
    sentences.at(-1)?.push(word);
    if (isSentenceEnd(word.text)) sentences.push([]);
  }
  const written = sentences.filter((sentence) => sentence.length > 0);
  for (const last of written.flatMap((sentence) => sentence.slice(-1)))
    if (!/[?!…]/.test(last.mark ?? '')) last.mark = '.';
  return written;
}
