import { expect, test } from 'vitest';
import { type Followed, follow } from './follow.ts';

const together: Followed = {
  target: 10,
  isPlaying: true,
  rate: 1,
  position: 10,
  isPaused: false,
  hasEnded: false,
  isSettled: true,
  sinceSeekMs: Number.POSITIVE_INFINITY,
};

test('a film that is where the leader is plays as fast as the leader’s, also when that is slow', () => {
  expect(follow(together)).toEqual({ rate: 1 });
  expect(follow({ ...together, rate: 0.75 })).toEqual({ rate: 0.75 });
});

test('one that is a little behind plays at most 5 % faster, one that is ahead at most 5 % slower', () => {
  expect(follow({ ...together, position: 9.95 }).rate).toBeCloseTo(1.025);
  expect(follow({ ...together, position: 9.75 })).toEqual({ rate: 1.05 });
  expect(follow({ ...together, position: 10.25 })).toEqual({ rate: 0.95 });
  expect(follow({ ...together, position: 9.75, rate: 0.9 }).rate).toBeCloseTo(0.945);
});

test('from 0.3 s on it jumps, in either direction', () => {
  expect(follow({ ...together, position: 9.7 })).toMatchObject({ seek: true });
  expect(follow({ ...together, position: 10.3 })).toMatchObject({ seek: true });
  expect(follow({ ...together, position: 9.71 })).toEqual({ rate: 1.05 });
});

test('it jumps at most once in five seconds, and until then plays faster', () => {
  expect(follow({ ...together, position: 8, sinceSeekMs: 4999 })).toEqual({ rate: 1.05 });
  expect(follow({ ...together, position: 8, sinceSeekMs: 5000 })).toMatchObject({ seek: true });
});

test('while a jump or a start is on its way nothing is decided', () => {
  expect(follow({ ...together, position: 2, isSettled: false })).toEqual({});
});

test('it stops with the leader at once, and starts with the leader', () => {
  expect(follow({ ...together, isPlaying: false, isSettled: false })).toEqual({ play: false });
  expect(follow({ ...together, isPaused: true })).toEqual({ play: true, rate: 1 });
  expect(follow({ ...together, isPlaying: false, isPaused: true })).toEqual({});
});

test('while the leader has stopped, it jumps to the same picture and stays stopped', () => {
  expect(follow({ ...together, isPlaying: false, isPaused: true, position: 4 })).toEqual({
    seek: true,
    rate: 1,
  });
});

test('one that has ended a moment early does not start over', () => {
  expect(follow({ ...together, isPaused: true, hasEnded: true, position: 9.95 }).play).toBeUndefined();
});
