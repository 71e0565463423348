import { expect, test } from 'vitest';
import type { Overlay, PlayEvent, PlayState } from './play-types.ts';
import {
  choose,
  ended,
  okay,
  open,
  overlayClosed,
  overlayOpened,
  run,
  skip,
  started,
} from './testing/run-play.ts';

test('the clips of an exercise play in order, and then the answers get the focus', () => {
  const { state, effects } = run(started, open(1), ended, ended, ended, ended);
  expect(effects.filter((effect) => effect.type === 'playClip').map((effect) => effect.optionId)).toEqual([
    1, 2, 3, 4,
  ]);
  expect(effects.slice(-3)).toEqual([
    { type: 'focus', on: 'answers' },
    { type: 'show', what: 'answers' },
    { type: 'remindLater', afterMs: 20_000 },
  ]);
  expect(state.playback).toBe('ended');
});

test('a claim counts as heard when its clip has ended or was selected, until the next exercise', () => {
  expect(run(started, open(1), ended).state.heard).toEqual([1]);
  expect(run(started, open(1), ended, ended, ended).state.heard).toEqual([1, 2, 3]);
  const selected = run(started, open(1), { type: 'clipSelected', optionId: 3 });
  expect(selected.state.heard).toEqual([3]);
  expect(run(selected.state, { type: 'clipSelected', optionId: 9 }).state.heard).toEqual([3]);
  const again = run(started, open(1), ended, ended, choose(2), okay(), { type: 'tryAgainPressed' });
  expect(again.state.heard).toEqual([1, 2]);
  expect(run(again.state, skip).state.heard).toEqual([]);
});

test('the question is asked when the film has ended, and steps back for whatever starts the film again', () => {
  const asked = run(started, open(1), ended, ended, ended, ended).state;
  expect(run(started, open(1), ended, ended, ended).state.asked).toBe(false);
  expect(asked.asked).toBe(true);
  for (const event of [
    { type: 'playPressed' },
    { type: 'repeatPressed' },
    { type: 'clipSelected', optionId: 2 },
    skip,
  ] satisfies PlayEvent[])
    expect(run(asked, event).state.asked).toBe(false);
  expect(run(asked, choose(2), okay(), { type: 'tryAgainPressed' }).state.asked).toBe(false);
});

test.each<[string, PlayEvent]>([
  ['ends', ended],
  ['fails', { type: 'clipFailed' }],
])('one claim is heard again, and the question stays when it %s', (_how, event) => {
  const asked = run(started, open(1), ended, ended, ended, ended).state;
  const again = run(asked, { type: 'hearAgainPressed', optionId: 2 });
  expect(again.effects).toEqual([{ type: 'playClip', exerciseId: 1, optionId: 2 }]);
  expect(again.state.asked).toBe(true);
  const { state, effects } = run(again.state, event);
  expect(state).toMatchObject({ asked: true, playback: 'ended' });
  expect(effects).toEqual([]);
});

test('the answers are scrolled into view when the question is asked, but not after a choice', () => {
  const show = { type: 'show', what: 'answers' };
  expect(run(started, open(1), choose(2), ended, ended, ended, ended).effects).not.toContainEqual(show);
  const again = run(started, open(1), choose(2), okay(), { type: 'tryAgainPressed' });
  expect(run(again.state, ended, ended, ended, ended).effects).toContainEqual(show);
});

test.each<[string, PlayEvent]>([
  ['Play', { type: 'playPressed' }],
  ['Repeat', { type: 'repeatPressed' }],
  ['one person again', { type: 'clipSelected', optionId: 2 }],
  ['Try again', { type: 'tryAgainPressed' }],
  ['Watch again', { type: 'watchAgainPressed' }],
])('%s brings the film into view', (_what, event) => {
  expect(run(started, open(1), event).effects).toContainEqual({ type: 'show', what: 'film' });
});

test.each<Overlay>(['feedback', 'survey', 'exercises', 'modal'])(
  'the overlay %s stops the picture, and resumes it only if it was playing',
  (by) => {
    const playing = run(started, open(1), { type: 'clipStarted' }, overlayOpened(by));
    expect(playing.effects.at(-1)).toEqual({ type: 'pause' });
    expect(playing.state.playback).toBe('paused');
    const back = run(playing.state, overlayClosed(by));
    expect(back.effects).toEqual([{ type: 'show', what: 'film' }, { type: 'resume' }]);
    expect(back.state).toMatchObject({ playback: 'playing', overlay: null });
    const paused = run(started, open(1), { type: 'pausePressed' }, overlayOpened(by), overlayClosed(by));
    expect(paused.effects.at(-1)).toEqual({ type: 'pause' });
    expect(paused.state).toMatchObject({ playback: 'paused', overlay: null });
  },
);

test('with two overlays open, the picture resumes when the last one closes', () => {
  const both = run(
    started,
    open(1),
    overlayOpened('exercises'),
    overlayOpened('modal'),
    overlayClosed('exercises'),
  );
  expect(both.effects.at(-1)).toEqual({ type: 'pause' });
  expect(run(both.state, overlayClosed('modal')).effects.at(-1)).toEqual({ type: 'resume' });
});

test('no clip begins under an overlay: it waits until the overlay is closed', () => {
  const chosen = run(started, open(1), overlayOpened('exercises'));
  const moved = run(chosen.state, { type: 'exerciseSelected', exerciseId: 3 });
  expect(moved.effects.map(({ type }) => type)).not.toContain('playClip');
  expect(run(moved.state, overlayClosed('exercises')).effects).toEqual([
    { type: 'show', what: 'film' },
    { type: 'playClip', exerciseId: 3, optionId: 1 },
  ]);
  const covered = run(started, open(3), skip, overlayOpened('modal'));
  const begun = run(covered.state, { type: 'coachingEnded' });
  expect(begun.effects.map(({ type }) => type)).not.toContain('playClip');
  expect(run(begun.state, overlayClosed('modal')).effects).toEqual([
    { type: 'show', what: 'film' },
    { type: 'playClip', exerciseId: 4, optionId: 1 },
  ]);
});

test.each<[string, PlayEvent, PlayState['playback']]>([
  ['was blocked', { type: 'playBlocked' }, 'blocked'],
  ['was stopped', { type: 'pausePressed' }, 'paused'],
  ['is under an overlay', overlayOpened('survey'), 'paused'],
])('a late first frame does not start a picture that %s', (_why, event, playback) => {
  expect(run(started, open(1), event, { type: 'clipStarted' }).state.playback).toBe(playback);
});

test('a clip that fails under an overlay does not count as playing once it is closed', () => {
  const { state, effects } = run(
    started,
    open(1),
    overlayOpened('modal'),
    { type: 'clipFailed' },
    overlayClosed('modal'),
  );
  expect(state.playback).toBe('failed');
  expect(effects.at(-1)).toEqual({ type: 'pause' });
});

test('the reminder comes once, and not to players who have chosen', () => {
  const waiting = run(started, open(1), ended, ended, ended, ended);
  const reminded = run(waiting.state, { type: 'reminderDue' });
  expect(reminded.effects).toEqual([{ type: 'playReminder' }]);
  expect(reminded.state).toMatchObject({ dialog: null, clip: 4 });
  expect(run(reminded.state, { type: 'reminderDue' }).effects).toEqual([]);
  const chosen = run(waiting.state, choose(2));
  expect(run(chosen.state, { type: 'reminderDue' }).effects).toEqual([]);
  expect(run(waiting.state, overlayOpened('modal'), { type: 'reminderDue' }).effects.at(-1)).toEqual({
    type: 'remindLater',
    afterMs: 20_000,
  });
});

test.each<[string, PlayEvent]>([
  ['has ended', ended],
  ['cannot be played', { type: 'clipFailed' }],
  ['needs a tap first', { type: 'playBlocked' }],
])('after a reminder that %s the state is the same as before', (_how, event) => {
  const waiting = run(started, open(1), ended, ended, ended, ended);
  const after = run(waiting.state, { type: 'reminderDue' }, event);
  expect(after.effects).toEqual([{ type: 'playReminder' }]);
  expect(after.state).toEqual({ ...waiting.state, reminder: 'done' });
});

test('answering or watching again during the reminder works as without it', () => {
  const { state } = run(started, open(1), ended, ended, ended, ended, { type: 'reminderDue' });
  expect(run(state, choose(3)).effects).toEqual([]);
  const again = run(state, { type: 'clipSelected', optionId: 3 }, ended);
  expect(again.effects.at(-1)).toEqual({ type: 'playClip', exerciseId: 1, optionId: 4 });
  const wrong = run(state, choose(2), okay(), { type: 'tryAgainPressed' }, ended);
  expect(wrong.effects.at(-1)).toEqual({ type: 'playClip', exerciseId: 1, optionId: 2 });
});

test('a late clip is awaited, also in the middle: it can be loaded again, or arrives after all', () => {
  const stalled = run(started, open(1), { type: 'clipStarted' }, { type: 'clipStalled' });
  expect(stalled.state.playback).toBe('loading');
  const slow = run(stalled.state, { type: 'clipLate', how: 'slow' });
  const stuck = run(slow.state, { type: 'clipLate', how: 'stuck' });
  expect([slow.state.playback, stuck.state.playback]).toEqual(['slow', 'stuck']);
  expect(run(stuck.state, { type: 'playPressed' }).effects.at(-1)).toEqual({
    ...{ type: 'playClip', exerciseId: 1, optionId: 1, reload: true },
  });
  for (const { state } of [stalled, slow, stuck]) {
    expect(run(state, { type: 'clipStarted' }).state.playback).toBe('playing');
  }
});

test.each<[string, PlayEvent]>([
  ['is stopped', { type: 'pausePressed' }],
  ['is playing', { type: 'clipStarted' }],
  ['has failed', { type: 'clipFailed' }],
])('a clip that %s is not called late', (_how, event) => {
  const before = run(started, open(1), event);
  expect(run(before.state, { type: 'clipLate', how: 'slow' }).state).toEqual(before.state);
});

test('selecting a clip never sets the answer, and a clip that does not exist is not played', () => {
  const { state } = run(started, open(1), { type: 'clipSelected', optionId: 3 });
  expect(state).toMatchObject({ clip: 3, choice: null });
  expect(run(state, { type: 'clipSelected', optionId: 9 }).effects).toEqual([]);
});

test('Next after a clip that cannot be played continues as if it had played', () => {
  const failed = run(started, open(1), { type: 'clipFailed' });
  expect(run(failed.state, ended).effects).toEqual([{ type: 'playClip', exerciseId: 1, optionId: 2 }]);
});

test('Play restarts a blocked or failed clip', () => {
  for (const type of ['playBlocked', 'clipFailed'] as const) {
    const { effects } = run(started, open(1), { type }, { type: 'playPressed' });
    expect(effects.at(-1)).toEqual({ type: 'playClip', exerciseId: 1, optionId: 1 });
  }
});

test('a headset or the system pauses and continues a clip that plays or is awaited, but not one that an overlay stopped', () => {
  const clipPaused = { type: 'clipPaused' } as const;
  const clipContinued = { type: 'clipContinued' } as const;
  const playing = run(started, open(1), { type: 'clipStarted' }).state;
  const paused = run(playing, clipPaused);
  expect(paused.state.playback).toBe('paused');
  expect(run(paused.state, clipContinued).state.playback).toBe('playing');
  expect(run(started, open(1), clipPaused).state.playback).toBe('paused');
  const covered = run(playing, overlayOpened('modal'), clipContinued).state;
  expect(covered.playback).toBe('paused');
});
