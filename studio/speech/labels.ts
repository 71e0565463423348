/** One speech sound; times in seconds, `word` counts the sentence's words from 0, null in a pause. */
export type Phone = { start: number; end: number; phone: string; word: number | null; stressed: boolean };

const PAUSE = 'pau';

// start end p1^p2-PHONE+p4=p5@PLACE_n/A:.../B:STRESS-accent-phones@SYLLABLE-n...|VOWEL/C:...
const LINE = /^(\d+) (\d+) [^-]*-([^+]*)\+[^@]*@(\w+)_\w+\/A:[^/]*\/B:(\w+)-[^@]*@(\w+)-[^|]*\|(\w+)/;

/**
 * Reads an HTS full-context label file: one line a phone, times in units of 100 ns. A word starts at the first
 * phone of its first syllable; a "word" without a vowel is the 's of the word before it.
 * @throws Error when a line does not look like a label
 */
export function parseLabels(text: string): Phone[] {
  let word = -1;
  return text
    .trim()
    .split('\n')
    .map((line) => {
      const [, start, end, phone = '', place, stress, syllable, vowel] = LINE.exec(line) ?? [];
      if (!phone) throw new Error(`not a label: ${line}`);
      if (phone !== PAUSE && place === '1' && syllable === '1' && vowel !== '0') word += 1;
      return {
        start: Number(start) / 1e7,
        end: Number(end) / 1e7,
        phone,
        word: phone === PAUSE ? null : word,
        stressed: stress === '1',
      };
    });
}
