import { expect, test } from 'vitest';
import { numberInWords, sentenceForVoice, splitScript } from './spoken-words.ts';

const said = (line: string) =>
  splitScript(line).map((words) => words.flatMap((word) => word.spoken).join(' '));

test('a line is split at the ends of its sentences, not after a title', () => {
  expect(said('Mr. Bell waits. Why? "Wait!" Go…')).toEqual(['Mister Bell waits', 'Why', 'Wait', 'Go']);
});

test('numbers and hyphens are said as words, and the written word keeps its own text', () => {
  const [words] = splitScript('Call 911 about the 25 non-slip mats.');
  expect(words?.map((word) => word.text)).toEqual(['Call', '911', 'about', 'the', '25', 'non-slip', 'mats.']);
  expect(words?.flatMap((word) => word.spoken).join(' ')).toBe(
    'Call nine one one about the twenty five non slip mats',
  );
});

test('names are spelt for the voice', () => {
  expect(said("Mina's cat likes Mina.")).toEqual(["Meena's cat likes Meena"]);
});

test('a dash standing alone belongs to the word before it', () => {
  expect(splitScript('Wait – then go.')[0]?.map((word) => word.text)).toEqual(['Wait –', 'then', 'go.']);
});

test('the voice gets commas where the line pauses, and the mark that shapes the melody', () => {
  expect(sentenceForVoice(splitScript('First, look: is it "clear"?')[0] ?? [])).toBe(
    'First, look, is it clear?',
  );
});

test.each([
  [0, 'zero'],
  [14, 'fourteen'],
  [90, 'ninety'],
  [101, 'one hundred one'],
  [2026, 'two thousand twenty six'],
])('%i is said as %s', (value, words) => {
  expect(numberInWords(value)).toBe(words);
});

test('what cannot be read aloud is refused', () => {
  expect(() => splitScript('It costs $9.99 today.')).toThrow('write "$9.99" out in words');
});
