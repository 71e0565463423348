import { expect, test } from 'vitest';
import { newPlay } from './play-state.ts';
import type { PlayEvent } from './play-types.ts';
import { choose, exercises, filmShown, okay, open, run } from './testing/run-play.ts';

/** Exercise 1 has places, the others have none. */
const withPlaces = exercises.map((exercise) => ({ ...exercise, hasPlaces: exercise.exerciseId === 1 }));
const started = newPlay(withPlaces);
const on: PlayEvent = { type: 'lookFirstSwitched', on: true };
const found: PlayEvent = { type: 'lookFirstEnded', result: 'hit', wasShown: false };

test('turned off, the film begins at once, as in an exercise without places', () => {
  const { state, effects } = run(started, open(1));
  expect(state.dialog).toBeNull();
  expect(effects).toEqual(run(newPlay(exercises), open(1)).effects);
  expect(effects.at(-1)).toMatchObject({ type: 'playClip', optionId: 1 });
});

test('turned on, the place is asked for before anything plays, then the film begins', () => {
  const asked = run(started, on, open(1));
  expect(asked.state.dialog).toEqual({ kind: 'lookFirst' });
  expect(asked.effects.map(({ type }) => type)).not.toContain('playClip');
  expect(asked.effects.slice(-2)).toEqual([{ type: 'pause' }, { type: 'focus', on: 'exercise' }]);
  const { state, effects } = run(asked.state, found);
  expect(state.dialog).toBeNull();
  expect(effects).toEqual(filmShown(1));
});

test('turned on, an exercise without places begins with its film', () => {
  expect(run(started, on, open(2)).effects.at(-1)).toMatchObject({ type: 'playClip', exerciseId: 2 });
});

test('a new game begins with its part, then asks for the place', () => {
  const opening = run(started, on, { type: 'exerciseOpened', exerciseId: 1, opening: 'newGame' });
  expect(opening.state.dialog).toEqual({ kind: 'partIntro', part: 1 });
  expect(run(opening.state, { type: 'coachingEnded' }).state.dialog).toEqual({ kind: 'lookFirst' });
});

test('what is saved of an answer is the same whether or not the place was asked for, but for what was found', () => {
  const savesOf = (...events: PlayEvent[]) =>
    run(started, ...events, choose(3), okay('a')).effects.filter(({ type }) => type === 'save');
  const asked = savesOf(open(1)).map((save) => ({ ...save, lookFirst: 'hit' }));
  expect(savesOf(on, open(1), found)).toEqual(asked);
});
