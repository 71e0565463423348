import { expect, test } from 'vitest';
import { descriptionId } from './play-rules.ts';
import { newPlay, play } from './play-state.ts';
import type { PlayEvent, PlayExercise, PlayState } from './play-types.ts';

const exercises: PlayExercise[] = [1, 2].map((exerciseId) => ({
  exerciseId,
  part: 1,
  playlist: [1, 2, 3, 4],
  offered: [2, 3],
  answer: 3,
  hasPlaces: false,
  characters: { 1: 'rosa', 2: 'walter', 3: 'mina', 4: 'presenter' },
}));

/** The clips that play, in order, and the final state. */
function run(...events: PlayEvent[]): { clips: number[]; state: PlayState } {
  let state = newPlay(exercises);
  const clips: number[] = [];
  for (const event of events) {
    const next = play(state, event);
    state = next.state;
    for (const effect of next.effects) if (effect.type === 'playClip') clips.push(effect.optionId);
  }
  return { clips, state };
}

const on: PlayEvent = { type: 'descriptionSwitched', on: true };
const off: PlayEvent = { type: 'descriptionSwitched', on: false };
const open: PlayEvent = { type: 'exerciseOpened', exerciseId: 1 };
const ended: PlayEvent = { type: 'clipEnded' };
const describe: PlayEvent = { type: 'clipSelected', optionId: descriptionId };
const panelOpened: PlayEvent = { type: 'overlayOpened', by: 'modal' };
const panelClosed: PlayEvent = { type: 'overlayClosed', by: 'modal' };

test.each<[string, PlayEvent[], number[]]>([
  ['without the choice the scene comes first', [open], [1]],
  [
    'with the choice the picture is described first, then the scene follows',
    [on, open, ended, ended],
    [0, 1, 2],
  ],
  ['every exercise begins with it', [on, open, { type: 'exerciseSelected', exerciseId: 2 }], [0, 0]],
  ['Repeat during the description repeats the description', [on, open, { type: 'repeatPressed' }], [0, 0]],
  [
    'another try after a mistake includes it',
    [
      on,
      open,
      { type: 'chosen', optionId: 2 },
      { type: 'okayPressed', attemptId: 'a', at: '2026-06-01T09:00:00.000Z' },
      { type: 'tryAgainPressed' },
    ],
    [0, 0],
  ],
  ['its button plays it again', [on, open, ended, describe, ended], [0, 1, 0, 1]],
  ['without the choice it cannot be selected', [open, describe], [1]],
  ['switched on, the current clip continues', [open, on, ended], [1, 2]],
  ['switched on, its button is there at once', [open, on, describe], [1, 0]],
  ['switched off while it plays, the scene follows', [on, open, off, ended], [0, 1]],
  [
    'switched off, the next exercise begins with its scene',
    [on, open, off, { type: 'exerciseSelected', exerciseId: 2 }],
    [0, 1],
  ],
  [
    'switched off after the browser blocked it, Play still plays the clip on the screen',
    [on, open, { type: 'playBlocked' }, off, { type: 'playPressed' }],
    [0, 0],
  ],
])('%s', (_rule, events, clips) => {
  expect(run(...events).clips).toEqual(clips);
});

test('switched on in a panel over the game, it changes nothing yet: the picture continues where it stopped', () => {
  const { clips, state } = run(open, { type: 'clipStarted' }, panelOpened, on, panelClosed);
  expect(clips).toEqual([1]);
  expect(state.playback).toBe('playing');
});

test('after the description the answers get the focus only when the last clip has ended', () => {
  const { state } = run(on, open, ended, ended, ended, ended);
  expect(state.playback).not.toBe('ended');
  expect(play(state, ended).state.playback).toBe('ended');
});
