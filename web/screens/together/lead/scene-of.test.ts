import { expect, test } from 'vitest';
import { scene } from '#contract/together-room.ts';
import { buildGame } from '#server/game/build-game.ts';
import { testContent } from '#server/testing/test-content.ts';
import type { LedState } from '../led-state.ts';
import { sceneOf, shownClipOf, tryOf } from './scene-of.ts';

const exercise = buildGame(testContent).exercises[0];
if (!exercise) throw new Error('no exercise');

const watching: LedState = {
  ...{ current: 1, clip: 1, asked: false, choice: null, wrong: [], solved: false },
  ...{ playback: 'playing', dialog: null, overlay: null },
};
const shown = (change: Partial<LedState>) =>
  sceneOf({ ...watching, ...change }, exercise, { round: 4, language: 'es' });

test.each<[string, Partial<LedState>, string]>([
  ['the place is looked for', { dialog: { kind: 'lookFirst' } }, 'look'],
  ['the film plays', {}, 'watch'],
  ['looking first is offered', { dialog: { kind: 'lookOffer' } }, 'look'],
  ['the player likes speech in some way', { dialog: { kind: 'soundChoice' } }, 'watch'],
  ['a part has ended', { dialog: { kind: 'newPart', part: 3, isFilmOn: false } }, 'break'],
  ['the presenter opens a part', { dialog: { kind: 'newPart', part: 3, isFilmOn: true } }, 'watch'],
  ['the question is asked', { asked: true, playback: 'ended' }, 'choose'],
  ['the first mistake is made', { dialog: { kind: 'incorrect', chosen: 2 } }, 'choices'],
  ['the answer is right', { dialog: { kind: 'correct' }, choice: 3, solved: true }, 'reason'],
  ['the second mistake is made', { dialog: { kind: 'secondIncorrect', chosen: 2 } }, 'reason'],
  ['a survey is open', { overlay: { by: ['survey'] } }, 'break'],
  ['the game has been left', { playback: 'left' }, 'break'],
])('when %s, the others see it', (_when, state, step) => {
  expect(shown(state).step).toBe(step);
  expect(scene.safeParse({ ...shown(state), film: null }).error).toBeUndefined();
});

test('the others are told the language of the game, in which their film is then spoken', () => {
  expect(scene.parse({ ...shown({}), film: null }).language).toBe('es');
});

test('before Okay the player’s choice is a secret; afterwards it is what Okay was pressed for', () => {
  expect(shown({ asked: true, choice: 2 }).choice).toBeNull();
  expect(shown({ asked: true, choice: null, wrong: [2] }).choice).toBeNull();
  expect(shown({ dialog: { kind: 'incorrect', chosen: 2 }, wrong: [2] }).choice).toBe(2);
  expect(shown({ dialog: { kind: 'correct' }, choice: 3, solved: true }).choice).toBe(3);
});

test('guests may point once the player has looked, and not while the presenter opens the exercise', () => {
  expect(shown({}).hasLooked).toBe(true);
  expect(shown({ dialog: { kind: 'lookFirst' } }).hasLooked).toBe(false);
  for (const kind of ['newPart', 'lookOffer', 'welcomeBack'])
    expect(shown({ dialog: { kind } }).hasLooked).toBe(false);
});

test('the film is that of the person who speaks, of the picture’s description, or of the presenter', () => {
  expect(shownClipOf(watching)).toEqual({ of: 'option', optionId: 1 });
  expect(shownClipOf({ ...watching, clip: 0 })).toEqual({ of: 'description' });
  const newPart = (isFilmOn: boolean) => ({ ...watching, dialog: { kind: 'newPart', part: 3, isFilmOn } });
  expect(shownClipOf(newPart(true))).toEqual({ of: 'coaching', name: 'part-3-opening' });
  expect(shownClipOf(newPart(false))).toBeNull();
  expect(shownClipOf({ ...watching, dialog: { kind: 'correct' } })).toBeNull();
});

test('one try is one secret: a mistake ends it only when the player tries again', () => {
  const chosen = { kind: 'incorrect', chosen: 2 };
  expect(tryOf({ ...watching, wrong: [2], dialog: chosen })).toBe(tryOf(watching));
  expect(tryOf({ ...watching, wrong: [2] })).not.toBe(tryOf(watching));
  expect(tryOf({ ...watching, current: 2 })).not.toBe(tryOf(watching));
});
