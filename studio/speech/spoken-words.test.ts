import { expect, test } from 'vitest';
import { numberInWords, splitScript } from './spoken-words.ts';

const said = (line: string) =>
  splitScript(line).map((words) => words.flatMap((word) => word.spoken).join(' '));

test('a line is split at the ends of its sentences, not after a title', () => {
  expect(said('Mr. Bell waits. Why? "Wait!" Go…')).toEqual(['Mr. Bell waits', 'Why', 'Wait', 'Go']);
});

test('numbers and hyphens are said as words, and the written word keeps its own text', () => {
  const [words] = splitScript('Call 911 about the 25 non-slip mats.');
  expect(words?.map((word) => word.text)).toEqual(['Call', '911', 'about', 'the', '25', 'non-slip', 'mats.']);
  expect(words?.flatMap((word) => word.spoken).join(' ')).toBe(
    'Call nine one one about the twenty five non slip mats',
  );
});

test('curly apostrophes are those of the lexicon', () => {
  expect(said('I’m in Mina’s ‘room’.')).toEqual(["I'm in Mina's room"]);
});

test('a dash standing alone belongs to the word before it', () => {
  expect(splitScript('Wait – then go.')[0]?.map((word) => word.text)).toEqual(['Wait –', 'then', 'go.']);
});

test('the voice gets the marks that shape the melody, and an end for a line without one', () => {
  const marks = splitScript('First, look: is it "clear"? Wait – now go').map((words) =>
    words.map(({ mark }) => mark ?? '').join(' '),
  );
  expect(marks).toEqual([', ,   ?', '—  .']);
});

test('marks of the script stress a word and pause after one, and are never said', () => {
  const [first, second] = splitScript('All _four,_ / please. / Go.');
  expect(first?.map(({ text, isStressed, pause }) => [text, isStressed, pause])).toEqual([
    ['All', false, false],
    ['four,', true, true],
    ['please.', false, true],
  ]);
  expect(second?.map(({ text }) => text)).toEqual(['Go.']);
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

test.each(['$9.99', '4th', 'a@b', '[beep]'])('%s cannot be read aloud and is refused by its name', (text) => {
  expect(() => splitScript(`It costs ${text} today.`)).toThrow(`write "${text}" out in words`);
});
