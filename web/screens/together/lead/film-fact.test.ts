import { expect, test } from 'vitest';
import type { Scene, ShownFilm } from '#contract/together-room.ts';
import { positionNow } from '../shown-clip.ts';
import { isKnown } from './film-fact.ts';

const film: ShownFilm = {
  ...{ clip: { of: 'option', optionId: 2 }, position: 3, isPlaying: true, at: 100_000, rate: 1 },
};
const scene: Scene = {
  ...{ exerciseId: 1, contentVersion: '0123456789ab', state: 'scene', round: 1, step: 'watch' },
  ...{ hasLooked: true, choice: null, card: 0, film },
};
const later = (change: Partial<ShownFilm>): Scene => ({ ...scene, film: { ...film, ...change } });

test('a film that plays on as expected is not told again, at whatever speed', () => {
  expect(isKnown(later({ position: 5.02, at: 102_000 }), scene)).toBe(true);
  const slow = later({ rate: 0.75 });
  expect(isKnown(later({ rate: 0.75, position: 4.5, at: 102_000 }), slow)).toBe(true);
  expect(isKnown(later({ position: 4.5, at: 102_000 }), scene)).toBe(false);
});

test('a jump, a stop, another speed and another film are told', () => {
  expect(isKnown(later({ position: 0, at: 102_000 }), scene)).toBe(false);
  expect(isKnown(later({ isPlaying: false }), scene)).toBe(false);
  expect(isKnown(later({ rate: 0.9 }), scene)).toBe(false);
  expect(isKnown(later({ clip: { of: 'option', optionId: 3 } }), scene)).toBe(false);
});

test('what is no film is told when it changes, and to a new line everything', () => {
  expect(isKnown({ ...scene, step: 'choose' }, scene)).toBe(false);
  expect(isKnown({ ...scene, film: null }, scene)).toBe(false);
  expect(isKnown(scene, null)).toBe(false);
  expect(isKnown({ ...scene, film: null }, { ...scene, film: null })).toBe(true);
});

test('where a film is now: it goes on at its speed, or stands', () => {
  expect(positionNow({ ...film, rate: 0.9 }, 102_000)).toBeCloseTo(4.8);
  expect(positionNow({ ...film, isPlaying: false }, 102_000)).toBe(3);
  // A clock that is a little behind the server's.
  expect(positionNow(film, 99_990)).toBe(3);
});
