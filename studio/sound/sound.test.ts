import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { SAMPLE_RATE } from '../speech/voices.ts';
import { louder, loudest, loudness } from './loudness.ts';
import { ALONE, aloneFor, delayed, mixed } from './mix.ts';
import { lengthOf, type Samples, sampled } from './samples.ts';
import { RECIPES, roomTone } from './world-sounds.ts';

const bytes = (sound: Samples) => createHash('sha256').update(new Uint8Array(sound.buffer)).digest('hex');

/** A line of one word from 2 to 4 s, spoken as an even tone; with silence before and after. */
const speech = () => {
  const tone = sampled(6, (at) => (at > 2 && at < 4 ? 0.2 * Math.sin(2 * Math.PI * 500 * at) : 0));
  return {
    pcm: Int16Array.from(tone, (value) => Math.round(value * 32767)),
    phones: [{ phone: 'ɑ', start: 2, end: 4, word: 0, stressed: true }],
    words: [{ text: 'Ah.', start: 2, end: 4, sentence: 0 }],
    seconds: 6,
  };
};
const beep = { sound: sampled(0.5, (at) => 0.1 * Math.sin(2 * Math.PI * 900 * at)), every: 0.5 };
const part = (pcm: Int16Array, from: number, to: number): Samples =>
  Float32Array.from(pcm.subarray(lengthOf(from), lengthOf(to)), (value) => value / 32768);

test.each(Object.keys(RECIPES) as (keyof typeof RECIPES)[])(
  'the sound %s is the same each time, begins and ends in silence, and is never cut off',
  (name) => {
    const sound = RECIPES[name].sound();
    expect(bytes(RECIPES[name].sound())).toBe(bytes(sound));
    expect(Math.abs(sound[0] ?? 1)).toBeLessThan(0.01);
    expect(Math.abs(sound.at(-1) ?? 1)).toBeLessThan(0.01);
    expect(Math.max(...sound.map(Math.abs))).toBeLessThan(2);
    expect(loudest(sound)).toBeGreaterThan(-40);
  },
);

test('what comes nearer is louder after the line than before it, and what goes away can hardly be heard then', () => {
  const rise = (goes?: 'nearer' | 'away') => {
    const pcm = mixed(speech(), [{ ...beep, ...(goes ? { goes } : {}) }]);
    return loudness(part(pcm, 4.6, 5.1)) - loudness(part(pcm, 0.1, 1.6));
  };
  expect(rise()).toBeCloseTo(0, 0);
  expect(rise('nearer')).toBeGreaterThan(6);
  expect(rise('away')).toBeLessThan(-12);
});

test('what sounds in another room is softer than what sounds beside us', () => {
  const alone = (isFar?: true) =>
    loudness(part(mixed(speech(), [{ ...beep, ...(isFar ? { isFar } : {}) }]), 0.1, 1.6));
  expect(alone(true) - alone()).toBeCloseTo(-4, 0);
});

test('no two sounds are alike', () => {
  const all = Object.values(RECIPES).map(({ sound }) => bytes(sound()));
  expect(new Set(all).size).toBe(all.length);
});

test('loudness is that of the standard: a full sine of 997 Hz has -3.01 LUFS, 20 dB less is 20 LU less', () => {
  const sine = sampled(3, (at) => Math.sin(2 * Math.PI * 997 * at));
  expect(loudness(sine)).toBeCloseTo(-3.01, 1);
  expect(loudness(louder(sine, -20))).toBeCloseTo(-23.01, 1);
});

test('pauses do not make a line quieter', () => {
  const half = sampled(6, (at) => (at < 3 ? 0.3 * Math.sin(2 * Math.PI * 997 * at) : 0));
  expect(loudness(half)).toBeCloseTo(loudness(half.slice(0, lengthOf(3))), 0);
});

test('a late line keeps its words and its sound together', () => {
  const late = delayed(speech(), 1.5);
  expect(late.words[0]).toMatchObject({ start: 3.5, end: 5.5 });
  expect(late.phones[0]).toMatchObject({ start: 3.5, end: 5.5 });
  expect(late.seconds).toBe(7.5);
  expect(loudest(part(late.pcm, 0, 3.4))).toBe(-Infinity);
});

test('a signal has at least a second and a half to itself, a longer one all of its length', () => {
  expect(aloneFor(beep)).toBe(ALONE);
  expect(aloneFor({ sound: new Float32Array(3 * SAMPLE_RATE), every: null })).toBeCloseTo(3.2);
});

test('a signal is nearly as loud as the voice before the words and far below it under them', () => {
  const plain = mixed(speech(), []);
  const whole = mixed(speech(), [beep]);
  const only = whole.map((value, index) => value - (plain[index] ?? 0));
  const voice = loudness(part(plain, 2.2, 3.8));
  expect(Math.abs(loudness(part(whole, 0.2, 1.6)) - (voice - 3))).toBeLessThan(1);
  expect(loudness(part(only, 2.2, 3.8))).toBeLessThan(voice - 16);
});

test('between the words there is a room, 34 LU below the voice, and the last 0.3 s are silent', () => {
  const plain = mixed(speech(), []);
  expect(loudest(part(plain, 0.5, 1.8)) - loudness(part(plain, 2.2, 3.8))).toBeCloseTo(-34, -1);
  expect(Math.max(...plain.subarray(lengthOf(5.7)).map(Math.abs))).toBe(0);
});

test('the room has no place where it repeats', () => {
  const tone = roomTone(4);
  expect(bytes(tone.slice(0, SAMPLE_RATE))).not.toBe(bytes(tone.slice(SAMPLE_RATE, 2 * SAMPLE_RATE)));
});
