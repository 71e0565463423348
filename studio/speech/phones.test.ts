import { expect, test } from 'vitest';
import { heardPhones, phonesOf } from './phones.ts';
import { SAMPLE_RATE } from './voices.ts';

const tokens = (text: string, words: (number | null)[]) =>
  [...text].map((sound, index) => ({ sound, word: words[index] ?? null }));

test('the time of a stress mark belongs to the sound behind it, that of a space to both words', () => {
  const phones = phonesOf(tokens('mˈæ pə.', [0, 0, 0, null, 1, 1, null]), [10, 4, 2, 6, 2, 4, 4, 8, 6]);
  expect(phones.map(({ phone, word, stressed }) => [phone, word, stressed])).toEqual([
    ['pau', null, false],
    ['m', 0, false],
    ['æ', 0, true],
    ['p', 1, false],
    ['ə', 1, false],
    ['pau', null, false],
    ['pau', null, false],
  ]);
  const times = phones.map(({ start, end }) => [start, end].map((seconds) => Math.round(seconds * 40)));
  expect(times).toEqual([
    [0, 10],
    [10, 14],
    [14, 23],
    [23, 28],
    [28, 32],
    [32, 40],
    [40, 46],
  ]);
});

test('the voice must tell a time for each of its sounds', () => {
  expect(() => phonesOf(tokens('mæ', [0, 0]), [1, 2, 3])).toThrow('3 times for 2 sounds');
});

/** A second each of silence, voice, silence and voice, and silence at the end. */
const pcm = new Int16Array(5 * SAMPLE_RATE)
  .fill(8000, SAMPLE_RATE, 2 * SAMPLE_RATE)
  .fill(8000, 3 * SAMPLE_RATE, 4 * SAMPLE_RATE);
const told = (comma: [number, number]) => [
  { phone: 'pau', start: 0, end: 1.06, word: null, stressed: false },
  { phone: 'ɑ', start: 1.06, end: comma[0], word: 0, stressed: true },
  { phone: 'pau', start: comma[0], end: comma[1], word: null, stressed: false },
  { phone: 'ɑ', start: comma[1], end: 4.2, word: 1, stressed: true },
  { phone: 'pau', start: 4.2, end: 5, word: null, stressed: false },
];

test('a pause is as long as the sound is silent, and a sound ends where nothing is heard of it any more', () => {
  const phones = heardPhones(told([2.2, 3.06]), pcm);
  expect(phones.map(({ start, end }) => [start, end].map((at) => Number(at.toFixed(2))))).toEqual([
    [0, 1],
    [1, 2],
    [2, 3],
    [3, 4],
    [4, 5],
  ]);
});

test('a mark at which the voice goes on is no pause', () => {
  const phones = heardPhones(told([1.4, 1.5]), pcm);
  expect(phones.map(({ word }) => word)).toEqual([null, 0, 1, null]);
  expect(phones[1]?.end).toBe(phones[2]?.start);
});
