import { expect, test } from 'vitest';
import { newPlay } from './play-state.ts';
import type { PlayEvent } from './play-types.ts';
import { at, choose, exercises, okay, open, run } from './testing/run-play.ts';

const one = exercises.slice(0, 1).map((exercise) => ({ ...exercise, hasPlaces: true }));
const review = newPlay(one, [1], null, 'review');
const lookedFirst: PlayEvent = { type: 'lookFirstEnded', result: 'missed', wasShown: true };
const sure = (sure: boolean | null): PlayEvent => ({ type: 'surenessGiven', sure, at });

test('Okay asks how sure the player is, and grades nothing before the answer', () => {
  const { state, effects } = run(review, open(1), lookedFirst, choose(3), okay());
  expect(state.dialog).toEqual({ kind: 'sureness' });
  const types = effects.map(({ type }) => type);
  expect(types).not.toContain('save');
  expect(types).not.toContain('saveReview');
  expect(types).not.toContain('playCoaching');
});

test.each([
  [3, 'correct', true, 'right-you-got-it'],
  [3, 'correct', false, 'right-you-got-it'],
  [2, 'incorrect', null, 'why-did-you-choose-walter-here'],
] as const)(
  'option %i is saved once as %s with sureness %s, and the reason follows at once',
  (option, outcome, given, coaching) => {
    const { state, effects } = run(review, open(1), lookedFirst, choose(option), okay(), sure(given));
    expect(state.dialog).toEqual({ kind: 'reviewed', outcome });
    expect(effects.filter(({ type }) => type === 'saveReview')).toEqual([
      {
        type: 'saveReview',
        review: {
          outcome,
          selectedOptionId: option,
          sure: given,
          assisted: true,
          lookFirst: 'missed',
          at,
        },
      },
    ]);
    expect(effects.at(-1)).toEqual({ type: 'playCoaching', name: coaching });
    expect(run(state, sure(true)).effects).toEqual([]);
  },
);

test('Continue after the reason leaves, and nothing goes into the results of the game', () => {
  const { state, effects } = run(
    review,
    open(1),
    lookedFirst,
    choose(2),
    okay(),
    sure(false),
    { type: 'continuePressed' },
    { type: 'suspended' },
  );
  expect(state.playback).toBe('left');
  expect(effects.map(({ type }) => type)).toContain('leave');
  expect(effects.map(({ type }) => type)).not.toContain('save');
});

test('a review looks first whatever the choice in Display is', () => {
  const switchedOff: PlayEvent = { type: 'lookFirstSwitched', on: false };
  expect(run(review, switchedOff, open(1)).state.dialog).toEqual({ kind: 'lookFirst' });
});

test('a test begins with the picture, and Okay saves the answer without a word about it', () => {
  const begun = run(newPlay(one, [1], null, 'test'), open(1));
  expect(begun.state.dialog).toEqual({ kind: 'lookFirst' });
  const looked: PlayEvent = { type: 'lookFirstEnded', result: 'notAsked', wasShown: false };
  const { state, effects } = run(begun.state, looked, choose(2), okay());
  expect([state.dialog, state.playback]).toEqual([null, 'left']);
  expect(effects.slice(-2)).toEqual([
    { type: 'pause' },
    {
      type: 'saveReview',
      review: {
        ...{ outcome: 'incorrect', selectedOptionId: 2, sure: null },
        ...{ assisted: false, lookFirst: 'notAsked', at },
      },
    },
  ]);
  for (const { type } of effects) expect(['playCoaching', 'sound']).not.toContain(type);
  expect(run(state, okay(), { type: 'suspended' }).effects, 'a second press is no second answer').toEqual([]);
});
