import { expect, test } from 'vitest';
import type { Lexicon } from './lexicon.ts';
import { phonesOf } from './phones.ts';
import { english } from './pronounce.ts';
import { fitToRecording } from './recorded.ts';
import { isMark } from './sounds.ts';
import { calmSpeed, speak } from './speak.ts';
import { wordsPerMinute } from './speech.ts';
import type { Speaking } from './synthesize.ts';
import { PACE, PAUSES, SAMPLE_RATE, type Voice } from './voices.ts';

const lexicon: Lexicon = { decided: {}, checked: { map: 'mˈæp', please: 'plˈiz' }, unchecked: {} };
const voice: Voice = { blend: { somebody: 1 }, speed: 1 };

/** How many units each sound takes at speed 1, and a mark. */
const UNITS = { sound: 4, mark: 4, end: 8 };

/** A voice that hums, and is silent at marks; it remembers what it was asked for. */
function humming() {
  const asked: { text: string; speed: number }[] = [];
  const speaking: Speaking = async (tokens, { speed }) => {
    asked.push({ text: tokens.map(({ sound }) => sound).join(''), speed });
    const own = tokens.map(({ sound }) => (isMark(sound) ? UNITS.mark : Math.round(UNITS.sound / speed)));
    const phones = phonesOf(tokens, [UNITS.end, ...own, UNITS.end]);
    const pcm = new Int16Array((phones.at(-1)?.end ?? 0) * SAMPLE_RATE);
    for (const { start, end, word } of phones)
      if (word !== null) pcm.fill(8000, Math.round(start * SAMPLE_RATE), Math.round(end * SAMPLE_RATE));
    return { pcm, phones };
  };
  return { asked, speaking };
}
const spoken = (line: string, { speaking } = humming()) =>
  speak(line, voice, { tongue: english(lexicon), speaking });

test('a line starts and ends in silence and pauses between its sentences', async () => {
  const { words, seconds } = await spoken('Map, please. Map please.');
  expect(words[0]?.start).toBeGreaterThanOrEqual(PAUSES.lead);
  expect(seconds - (words.at(-1)?.end ?? 0)).toBeGreaterThanOrEqual(PAUSES.tail);
  expect((words[2]?.start ?? 0) - (words[1]?.end ?? 0)).toBeCloseTo(PAUSES.sentence, 2);
});

test('a mark of the script makes the pause after its word longer', async () => {
  const between = async (line: string) => {
    const { words } = await spoken(line);
    return (words[1]?.start ?? 0) - (words[0]?.end ?? 0);
  };
  expect(await between('Map, please please.')).toBeCloseTo(0.15, 2);
  expect(await between('Map / please please.')).toBeCloseTo(PAUSES.marked, 2);
});

test('words carry the text as written, their sentence and times that follow each other', async () => {
  const { words, phones } = await spoken('Map, please. Map, _please_.');
  expect(words.map((word) => `${word.sentence}${word.text}`).join(' ')).toBe('0Map, 0please. 1Map, 1please.');
  for (const [index, word] of words.entries()) {
    expect(word.end).toBeGreaterThan(word.start);
    expect(word.start).toBeGreaterThanOrEqual(words[index - 1]?.end ?? 0);
    expect(phones.find((phone) => phone.word === index)?.start).toBe(word.start);
  }
});

test('sentences are spoken in one breath, up to a length that the voice speaks well', async () => {
  const voiced = humming();
  await spoken('Map please. Map please.', voiced);
  expect(voiced.asked[0]?.text).toBe('mˈæp plˈiz. mˈæp plˈiz.');
  const long = humming();
  await spoken(Array(30).fill('Map please.').join(' '), long);
  expect(long.asked[0]?.text.length).toBeLessThanOrEqual(240);
});

test.each([
  [1, 130, 1],
  [0.75, PACE.en.fastest + 1, 0.72],
  [0.75, PACE.en.slowest - 1, 0.78],
  [0.75, 400, PACE.en.speeds.slowest],
  [0.75, 20, PACE.en.speeds.fastest],
])('at speed %d a line had %d words a minute: it is spoken at %d', (speed, pace, next) => {
  expect(calmSpeed(speed, pace)).toBe(next);
});

test('a line that is too fast is spoken again, slower', async () => {
  const voiced = humming();
  const speech = await spoken('Map please map please map please map please.', voiced);
  expect(voiced.asked.length).toBeGreaterThan(1);
  expect(voiced.asked.at(-1)?.speed).toBeLessThan(1);
  expect(wordsPerMinute(speech)).toBeLessThanOrEqual(PACE.en.fastest);
});

test('nothing clicks where silence is put in', async () => {
  const { pcm } = await spoken('Map / please. Map please.');
  const jumps = pcm.slice(1).filter((value, index) => Math.abs(value - (pcm[index] ?? 0)) > 8000);
  expect(jumps).toHaveLength(0);
});

test('a word without any sound is named', async () => {
  const { speaking } = humming();
  const mute: Speaking = async (tokens, own) => {
    const { pcm, phones } = await speaking(tokens, own);
    return { pcm, phones: phones.filter(({ word }) => word !== 1) };
  };
  await expect(speak('Map, please.', voice, { tongue: english(lexicon), speaking: mute })).rejects.toThrow(
    'the voice does not say "please."',
  );
});

test('pace counts from the first word to the end of the last', () => {
  const words = [0, 1, 2, 3].map((at) => ({ text: 'a', start: at, end: at + 0.5, sentence: 0 }));
  expect(wordsPerMinute({ words })).toBeCloseTo(4 / (3.5 / 60));
});

test('a recording keeps its own pause, and words are spread over its speech only', async () => {
  const second = SAMPLE_RATE;
  const recording = new Int16Array(4 * second);
  recording.fill(8000, second / 2, 1.5 * second).fill(8000, 2.5 * second, 3.5 * second);
  const { words, seconds } = fitToRecording(await spoken('Map, please.'), recording);
  expect(words[0]?.start).toBeCloseTo(PAUSES.lead, 2);
  expect(words.at(-1)?.end).toBeCloseTo(PAUSES.lead + 3, 1);
  expect(seconds).toBeCloseTo(PAUSES.lead + 3 + PAUSES.tail, 1);
});

test.each([
  ['silent', new Int16Array(3 * SAMPLE_RATE), 'too quiet'],
  ['whispered', new Int16Array(3 * SAMPLE_RATE).fill(400), 'too quiet (its peak is 1.2 % of full scale)'],
  ['of another line', new Int16Array(20 * SAMPLE_RATE).fill(8000), 'lasts 20.0 s'],
  ['cut off', new Int16Array(SAMPLE_RATE / 2).fill(8000), 'lasts 0.5 s'],
])('a recording that is %s is refused', async (_, recording, reason) => {
  const synthetic = await spoken('Map, please.');
  expect(() => fitToRecording(synthetic, recording)).toThrow(
    `the recording ${reason.startsWith('too') ? 'is ' : ''}${reason}`,
  );
});
