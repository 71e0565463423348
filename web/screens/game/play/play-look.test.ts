import { expect, test } from 'vitest';
import { newPlay } from './play-state.ts';
import type { PlayEvent, Unasked } from './play-types.ts';
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

const ask = (what: Partial<Unasked>): PlayEvent => ({
  type: 'unaskedRead',
  unasked: { sound: false, look: false, ...what },
});

test('whoever has looking first turned off from before is asked once, and then looks or goes on to the film', () => {
  const offered = run(started, ask({ look: true }), open(1));
  expect(offered.state.dialog).toEqual({ kind: 'lookOffer' });
  expect(offered.effects.map(({ type }) => type)).not.toContain('playClip');
  const tried = run(offered.state, { type: 'lookOfferAnswered', isTried: true });
  expect(tried.state.dialog).toEqual({ kind: 'lookFirst' });
  const left = run(offered.state, { type: 'lookOfferAnswered', isTried: false });
  expect(left.effects).toEqual(filmShown(1));
  expect(run(left.state, open(1)).state.dialog).toBeNull();
  expect(run(started, ask({ look: true }), open(2)).state.dialog).toBeNull();
  expect(run(started, on, ask({ look: true }), open(1)).state.dialog).toEqual({ kind: 'lookFirst' });
});

test('before the first voice of all the player is asked how speech is liked, after looking, and never again', () => {
  const looking = run(started, on, ask({ sound: true }), open(1));
  expect(looking.state.dialog).toEqual({ kind: 'lookFirst' });
  const asked = run(looking.state, found);
  expect(asked.state).toMatchObject({ dialog: { kind: 'soundChoice' }, looked: { result: 'hit' } });
  expect(asked.effects.map(({ type }) => type)).not.toContain('playClip');
  const chosen = run(asked.state, { type: 'soundChosen' });
  expect(chosen.state).toMatchObject({ dialog: null, looked: { result: 'hit' } });
  expect(chosen.effects).toEqual(filmShown(1));
  expect(run(chosen.state, open(2)).effects.at(-1)).toMatchObject({ type: 'playClip', exerciseId: 2 });
});

test('what is saved of an answer is the same whether or not the place was asked for, but for what was found', () => {
  const savesOf = (...events: PlayEvent[]) =>
    run(started, ...events, choose(3), okay('a')).effects.filter(({ type }) => type === 'save');
  const asked = savesOf(open(1)).map((save) => ({ ...save, lookFirst: 'hit' }));
  expect(savesOf(on, open(1), found)).toEqual(asked);
});
