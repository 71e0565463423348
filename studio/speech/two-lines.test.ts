import { readFileSync, writeFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { soundCoding } from '../film/encode.ts';
import { mastering, measure } from '../film/loudness.ts';
import { runs } from '../film/tools.ts';
import { captionsOf } from '../film/words/captions.ts';
import { fileFault, VOICE_FILES } from '../setup/voice-files.ts';
import { mixed } from '../sound/mix.ts';
import { heardPhones, phonesOf } from './phones.ts';
import { english } from './pronounce.ts';
import { speak } from './speak.ts';
import { splitScript } from './spoken-words.ts';
import { synthesizeAnew } from './synthesize.ts';
import { mouthTrack } from './visemes.ts';
import { SAMPLE_RATE, VOICES } from './voices.ts';
import { readWav, writeWav } from './wav.ts';

const SAMPLES = join(import.meta.dirname, 'samples');
const FRAME = 1 / 24;

/** Two lines as the model speaks them, with all that their steps begin with. */
const { lines, words } = z
  .object({
    words: z.record(z.string(), z.union([z.string(), z.record(z.string(), z.string())])),
    lines: z.array(
      z.object({
        speaker: z.enum(['Rosa', 'Walter']),
        script: z.string(),
        sounds: z.string(),
        units: z.array(z.number()),
        wav: z.string(),
        /** When each word begins, found by hand where its energy rises, in seconds. */
        begins: z.array(z.number()),
      }),
    ),
  })
  .parse(JSON.parse(readFileSync(join(SAMPLES, 'two-lines.json'), 'utf8')));
const tongue = english({ decided: {}, checked: words, unchecked: {} });
const pcmOf = (wav: string) => readWav(readFileSync(join(SAMPLES, wav)));
const tokensOf = (script: string) => tongue.pronounced(splitScript(script));
const heard = ({ script, units, wav }: (typeof lines)[number]) =>
  heardPhones(phonesOf(tokensOf(script), units), pcmOf(wav));
const spoken = (line: (typeof lines)[number]) =>
  speak(line.script, VOICES.en[line.speaker], {
    tongue,
    speaking: async () => ({ pcm: pcmOf(line.wav), phones: heard(line) }),
  });

/** The level of 10 ms around a second, in dB below full scale. */
function level(pcm: Int16Array, second: number): number {
  const from = Math.round((second - 0.005) * SAMPLE_RATE);
  const part = pcm.subarray(from, from + SAMPLE_RATE / 100);
  return 10 * Math.log10(part.reduce((sum, value) => sum + (value / 32768) ** 2, 1e-9) / part.length);
}

test.each(lines)(
  'the words of "$script" become $sounds, and their times are the length of the sound',
  (line) => {
    expect(
      tokensOf(line.script)
        .map(({ sound }) => sound)
        .join(''),
    ).toBe(line.sounds);
    const told = phonesOf(tokensOf(line.script), line.units);
    expect(told.at(-1)?.end).toBeCloseTo(pcmOf(line.wav).length / SAMPLE_RATE, 6);
  },
);

test.each(lines)('each word of "$script" and its caption come within 0.1 s of its sound', async (line) => {
  const phones = heard(line);
  const starts = line.begins.map((_, word) => phones.find((phone) => phone.word === word)?.start ?? 0);
  for (const [index, begins] of line.begins.entries())
    expect(Math.abs((starts[index] ?? 0) - begins)).toBeLessThan(0.1);
  const speech = await spoken(line);
  const [caption] = captionsOf(speech.words);
  expect(caption?.lines.join(' ')).toBe(line.script);
  expect(Math.abs((caption?.start ?? 0) - (speech.words[0]?.start ?? 0))).toBeLessThan(0.1);
});

test('lips are closed while p and b are silent, by the energy of the sound, in 95 % of the frames', async () => {
  const closures = lines.flatMap((line) => {
    const pcm = pcmOf(line.wav);
    const phones = heard(line);
    const mouth = mouthTrack(phones, FRAME);
    return phones.flatMap(({ phone, start, end }) => {
      if (phone !== 'p' && phone !== 'b') return [];
      const seconds = Array.from({ length: 20 }, (_, at) => start - 0.02 + (at / 20) * (end - start + 0.02));
      return seconds.filter((at) => level(pcm, at) < -45).map((at) => mouth(at - FRAME / 2).press);
    });
  });
  expect(closures.length).toBeGreaterThan(30);
  expect(closures.filter((press) => press === 1).length / closures.length).toBeGreaterThanOrEqual(0.95);
});

test.skipIf(!runs('ffmpeg', '-version'))(
  'a line has -18 LUFS, within 1, and a true peak under -1 dBFS',
  { timeout: 300_000 },
  async ({ onTestFinished }) => {
    const folder = await mkdtemp(join(tmpdir(), 'line-'));
    onTestFinished(() => rm(folder, { recursive: true }));
    for (const line of lines) {
      const wav = join(folder, line.wav);
      const speech = await spoken(line);
      writeFileSync(wav, writeWav(mixed(speech, [])));
      const { lufs, peak } = await measure(wav, await mastering(wav, soundCoding(speech.seconds)));
      expect(Math.abs(lufs + 18)).toBeLessThanOrEqual(1);
      expect(peak).toBeLessThan(-1);
    }
  },
);

test.skipIf(VOICE_FILES.some((file) => fileFault(file) !== null))(
  'the same line has the same bytes twice, and on another processor nearly the same',
  { timeout: 300_000 },
  async () => {
    const [line] = lines;
    if (!line) throw new Error('there is no line');
    const once = await synthesizeAnew(tokensOf(line.script), VOICES.en[line.speaker]);
    const again = await synthesizeAnew(tokensOf(line.script), VOICES.en[line.speaker]);
    expect(Buffer.from(once.pcm.buffer).equals(Buffer.from(again.pcm.buffer))).toBe(true);
    expect(once.units).toEqual(line.units);
    const sample = pcmOf(line.wav);
    const furthest = once.pcm.reduce(
      (most, value, at) => Math.max(most, Math.abs(value - (sample[at] ?? 0))),
      0,
    );
    expect(furthest).toBeLessThan(600);
  },
);
