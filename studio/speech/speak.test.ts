import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { parseLabels } from './labels.ts';
import { fitToRecording } from './recorded.ts';
import { joinSentences } from './speak.ts';
import { wordsPerMinute } from './speech.ts';
import { splitScript } from './spoken-words.ts';
import { PACE, PAUSES, SAMPLE_RATE } from './voices.ts';

const phones = parseLabels(readFileSync(join(import.meta.dirname, 'samples/joons-map-please.lab'), 'utf8'));
const spoken = { pcm: new Int16Array((phones.at(-1)?.end ?? 0) * SAMPLE_RATE), phones };
const line = (text: string, count: number) =>
  joinSentences(
    splitScript(text),
    Array.from({ length: count }, () => spoken),
  );

test('a line starts and ends in silence and pauses between its sentences', () => {
  const { words, seconds } = line("Joon's map, please. Joon's map, please.", 2);
  expect(words[0]?.start).toBeGreaterThanOrEqual(PAUSES.lead);
  expect(seconds - (words.at(-1)?.end ?? 0)).toBeGreaterThanOrEqual(PAUSES.tail);
  expect((words[3]?.start ?? 0) - (words[2]?.end ?? 0)).toBeGreaterThanOrEqual(
    PAUSES.sentence * PACE.shortest,
  );
  expect((words[2]?.start ?? 0) - (words[1]?.end ?? 0)).toBeGreaterThan(PAUSES.comma * PACE.shortest - 0.001);
});

test('words carry the text as written, their sentence and times that follow each other', () => {
  const { words, phones: moved } = line("Joon's map, please. Joon's map, please.", 2);
  expect(words.map((word) => `${word.sentence}${word.text}`).join(' ')).toBe(
    "0Joon's 0map, 0please. 1Joon's 1map, 1please.",
  );
  for (const [index, word] of words.entries()) {
    expect(word.end).toBeGreaterThan(word.start);
    expect(word.start).toBeGreaterThanOrEqual(words[index - 1]?.end ?? 0);
    expect(moved.find((phone) => phone.word === index)?.start).toBe(word.start);
  }
});

test('a brisk line gets longer pauses until its pace is calm', () => {
  const spokenTimes = (faster: number) => {
    const phonesOf = phones.map((phone) => ({
      ...phone,
      start: phone.start / faster,
      end: phone.end / faster,
    }));
    const brisk = { pcm: spoken.pcm.slice(0, spoken.pcm.length / faster), phones: phonesOf };
    return joinSentences(splitScript("Joon's map, please. Joon's map, please."), [brisk, brisk]).words;
  };
  expect(wordsPerMinute({ words: spokenTimes(4) })).toBeCloseTo(PACE.fastest, 0);
});

test('voice and script must agree about the number of words', () => {
  expect(() => line("Joon's new map, please.", 1)).toThrow('4 words written, 3 spoken');
});

test('pace counts from the first word to the end of the last', () => {
  const words = [0, 1, 2, 3].map((at) => ({ text: 'a', start: at, end: at + 0.5, sentence: 0 }));
  expect(wordsPerMinute({ words })).toBeCloseTo(4 / (3.5 / 60));
});

test('a recording keeps its own pause, and words are spread over its speech only', () => {
  const second = SAMPLE_RATE;
  const recording = new Int16Array(4 * second);
  recording.fill(8000, second / 2, 1.5 * second).fill(8000, 2.5 * second, 3.5 * second);
  const { words, seconds } = fitToRecording(line("Joon's map, please.", 1), recording);
  expect(words[0]?.start).toBeCloseTo(PAUSES.lead, 2);
  expect(words.at(-1)?.end).toBeCloseTo(PAUSES.lead + 3, 1);
  expect(seconds).toBeCloseTo(PAUSES.lead + 3 + PAUSES.tail, 1);
});

test('a silent recording is refused', () => {
  expect(() => fitToRecording(line("Joon's map, please.", 1), new Int16Array(SAMPLE_RATE))).toThrow('silent');
});
