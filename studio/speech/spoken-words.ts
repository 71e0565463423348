/** One word as it is written, and the words the voice says for it: `non-slip` -> `non`, `slip`. */
export type ScriptWord = { text: string; spoken: string[] };

/** What the voices would misread; keys in lower case, without punctuation. */
const SAID_AS: Record<string, string> = {
  mina: 'Meena',
  "mina's": "Meena's",
  'mr.': 'Mister',
  'mrs.': 'Missus',
  'dr.': 'Doctor',
  '911': 'nine one one',
  'a.m.': 'A M',
  'p.m.': 'P M',
  '%': 'percent',
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

const PUNCTUATION_AROUND = /^[“"'‘(]+|[”",;:!?…)]+$/g;
const ABBREVIATION = /^(mrs?|ms|dr|[ap]\.m)\.$/i;
const SENTENCE_END = /[.!?…]["'”’)]*$/;

function spokenForm(text: string): string[] {
  const bare = text.replace(PUNCTUATION_AROUND, '').replace(/’/g, "'");
  const word = ABBREVIATION.test(bare) ? bare : bare.replace(/\.+$/, '');
  const known = SAID_AS[word.toLowerCase()];
  if (known) return known.split(' ');
  const parts = word.split(/[-–—/]/).filter((part) => part !== '');
  return parts.flatMap((part) => {
    if (SAID_AS[part.toLowerCase()]) return SAID_AS[part.toLowerCase()]?.split(' ') ?? [];
    if (/^\d+$/.test(part)) return numberInWords(Number(part)).split(' ');
    if (/\d/.test(part)) throw new Error(`write "${text}" out in words`);
    return [part];
  });
}

/**
 * Splits a script line into sentences of words. Marks standing alone (a dash) belong to the word before them.
 * @throws Error when a number cannot be read aloud as it is written
 */
export function splitScript(line: string): ScriptWord[][] {
  const sentences: ScriptWord[][] = [];
  let sentence: ScriptWord[] = [];
  for (const text of line.trim().split(/\s+/)) {
    const before = sentence.at(-1);
    if (before && !/[\p{L}\d]/u.test(text)) before.text += ` ${text}`;
    else sentence.push({ text, spoken: spokenForm(text) });
    if (SENTENCE_END.test(text) && !ABBREVIATION.test(text.replace(PUNCTUATION_AROUND, ''))) {
      sentences.push(sentence);
      sentence = [];
    }
  }
  if (sentence.length > 0) sentences.push(sentence);
  return sentences;
}

/** The sentence as the synthesiser gets it: its words and the marks that shape the melody. */
export function sentenceForVoice(words: ScriptWord[]): string {
  const last = words.length - 1;
  const said = words.map(({ text, spoken }, index) => {
    if (index === last) return spoken.join(' ') + (/\?/.test(text) ? '?' : /!/.test(text) ? '!' : '.');
    return spoken.join(' ') + (/[,;:–—…]["'”’]?$/.test(text) ? ',' : '');
  });
  return said.join(' ');
}
