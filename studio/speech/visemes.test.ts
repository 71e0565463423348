import { expect, test } from 'vitest';
import type { Phone } from './phones.ts';
import { mouthTrack, SILENT } from './visemes.ts';

const FRAME = 1 / 24;
const phone = (name: string, start: number, end: number): Phone => ({
  phone: name,
  start,
  end,
  word: name === 'pau' ? null : 0,
  stressed: true,
});

test('a mouth is shut in silence and open in a vowel', () => {
  const mouth = mouthTrack([phone('pau', 0, 1), phone('ɑ', 1, 1.3), phone('pau', 1.3, 2)], FRAME);
  expect(mouth(0.3)).toEqual(SILENT);
  expect(mouth(1.1).open).toBeGreaterThan(0.6);
  expect(mouth(1.8)).toEqual(SILENT);
});

test.each(['m', 'b', 'p'])('lips close for %s in the frame it falls into, however short it is', (name) => {
  for (let start = 1; start < 1 + FRAME; start += FRAME / 7) {
    const track = mouthTrack(
      [phone('ɑ', 0.5, start), phone(name, start, start + 0.03), phone('ɑ', start + 0.03, 2)],
      FRAME,
    );
    const frames = Array.from({ length: 48 }, (_, index) => track(index * FRAME));
    expect(frames.some((mouth) => mouth.press === 1 && mouth.open === 0)).toBe(true);
  }
});

test('round and spread vowels differ, and a diphthong moves from one shape to the next', () => {
  const at = (name: string, seconds: number) => mouthTrack([phone(name, 0, 0.4)], FRAME)(seconds).wide;
  expect(at('u', 0.15)).toBeLessThan(-0.9);
  expect(at('i', 0.15)).toBeGreaterThan(0.7);
  expect(at('W', 0.02)).toBeGreaterThan(at('W', 0.3));
});

test('every sound of the voice has a mouth shape, and an unknown one is named', () => {
  expect(() => mouthTrack([phone('ü', 0, 1)], FRAME)).toThrow('no mouth shape for the phone "ü"');
});
