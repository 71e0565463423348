import { expect, test } from 'vitest';
import { filmIn } from '../language.ts';
import { sampled } from '../sound/samples.ts';
import type { WorldSound } from '../sound/world-sounds.ts';
import { captionFaults } from './check/caption-rules.ts';
import { loadFilm } from './scene-files.ts';
import { mixedWith } from './soundtrack.ts';
import { captionsOf, parseWebVtt, webVtt } from './words/captions.ts';

const spoken = () => ({
  pcm: Int16Array.from(sampled(2.02, (at) => 6000 * Math.sin(3000 * at))),
  phones: [],
  words: [
    { text: 'Come', start: 0.35, end: 0.8, sentence: 0 },
    { text: 'here.', start: 0.8, end: 1.4, sentence: 0 },
  ],
  seconds: 2.02,
});
const ring: WorldSound = { name: 'phone', caption: { en: 'phone rings', es: 'suena el teléfono' } };
const YES = { en: 'Yes.', es: 'Sí.' };
const signal = { sound: sampled(1, (at) => 0.3 * Math.sin(5000 * at)), every: 2 };

test('a sound is heard for a second and a half before the first word, and its caption ends before it', () => {
  const { speech, sounds } = mixedWith(spoken(), [ring], [signal]);
  expect(speech.words[0]?.start).toBeCloseTo(1.5);
  expect(sounds).toEqual([{ lines: ['[phone rings]'], start: 0.1, end: expect.closeTo(1.35), sound: true }]);
});

test('the caption of a sound is in the language that is filmed', () => {
  filmIn('es');
  const { sounds } = mixedWith(spoken(), [ring], [signal]);
  filmIn('en');
  expect(sounds[0]?.lines).toEqual(['[suena el teléfono]']);
});

test('a clip without sounds begins as before, every clip ends with a whole picture and lasts three seconds', () => {
  const { speech, sounds } = mixedWith(spoken(), [], []);
  expect(speech.words[0]?.start).toBe(0.35);
  expect(sounds).toEqual([]);
  expect(speech.seconds * 24).toBeCloseTo(72);
  const longer = mixedWith(
    { ...spoken(), pcm: new Int16Array(24000 * 3 + 10), seconds: 3 + 10 / 24000 },
    [],
    [],
  );
  expect(longer.speech.seconds * 24).toBeCloseTo(73);
});

test('an answer is heard after the line, with its caption, and the clip lasts until it is said', () => {
  const answer: WorldSound = { name: 'call', words: YES, voice: 'Dana', caption: YES, answers: true };
  const { speech, sounds } = mixedWith(spoken(), [answer], [{ ...signal, every: null }]);
  expect(speech.words[0]?.start).toBe(0.35);
  expect(sounds).toEqual([{ lines: ['[Yes.]'], start: 2, end: 3, sound: true }]);
  expect(speech.seconds).toBeGreaterThan(3.6);
  const loudest = (from: number, to: number) =>
    Math.max(...speech.pcm.subarray(from * 24000, to * 24000).map(Math.abs));
  expect(loudest(2.1, 2.9)).toBeGreaterThan(10 * loudest(3.1, 3.6));
});

test('answers follow one another, each after its own silence', () => {
  const say = (words: string, after?: number): WorldSound => ({
    name: 'call',
    words: { en: words, es: words },
    voice: 'Mina',
    caption: { en: words, es: words },
    answers: true,
    ...(after ? { after } : {}),
  });
  const once = { ...signal, every: null };
  const { speech, sounds } = mixedWith(spoken(), [say('Wait.'), say('Stand.', 4)], [once, once]);
  expect(sounds.map(({ start, end }) => [start, end])).toEqual([
    [2, 3],
    [7, 8],
  ]);
  expect(speech.seconds).toBeCloseTo(8.7, 1);
});

test('the caption of a sound names no speaker, and a clip without it is refused', () => {
  const { speech, sounds } = mixedWith(spoken(), [ring], [signal]);
  const vtt = webVtt([...sounds, ...captionsOf(speech.words)], 'Rosa');
  expect(parseWebVtt(vtt)).toMatchObject([
    { speaker: null, lines: ['[phone rings]'] },
    { speaker: 'Rosa', lines: ['Come here.'] },
  ]);
  expect(captionFaults(vtt, 'Rosa', speech.words, ['[phone rings]']).faults).toEqual([]);
  const mute = webVtt(captionsOf(speech.words), 'Rosa');
  expect(captionFaults(mute, 'Rosa', speech.words, ['[phone rings]']).faults).toEqual([
    'no caption tells of [phone rings]',
  ]);
});

test.each([
  [11, 'phone'],
  [12, 'call'],
  [13, 'backing-beeps'],
  [14, 'call'],
  [15, 'click'],
  [28, 'phone-alarm'],
  [31, 'doorbell'],
  [44, 'call'],
  [49, 'thump'],
])('what can be heard in exercise %i is a %s', async (id, name) => {
  const { sounds } = (await loadFilm(id)).states.scene;
  expect(sounds?.map((sound) => sound.name)).toEqual([name]);
});
