import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { buildGame } from '#server/game/build-game.ts';
import { testContent } from '#server/testing/test-content.ts';
import type { ClipPlayer } from '../player/clip-player.ts';
import { exerciseOf } from './game-clips.ts';
import { createPlaySession, type SavedVisit } from './play-session.ts';

const game = buildGame(testContent);
const { answer } = exerciseOf(game, 1).main;
const wrong = answer === 2 ? 3 : 2;

let tab: EventTarget & { hidden: boolean };

beforeEach(() => {
  vi.useFakeTimers();
  tab = Object.assign(new EventTarget(), { hidden: false });
  vi.stubGlobal('document', tab);
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** A session at exercise 1 whose first clip plays, with its saves and its calls to the player. */
function atExercise1(resumesAt: number | null = null) {
  const saved: SavedVisit[] = [];
  const calls: string[] = [];
  const log = (call: string) => () => void calls.push(call);
  const session = createPlaySession({
    game,
    practice: null,
    resumesAt,
    // Saving takes a moment, which does not count as the player's time.
    save(visit) {
      saved.push(visit);
      vi.advanceTimersByTime(1);
    },
    leave: () => {},
    focus: () => {},
    show: () => {},
    mayLoadAhead: () => false,
  });
  const player = { play: log('play'), pause: log('pause'), resume: log('resume') };
  session.attach(player as unknown as ClipPlayer);
  session.dispatch({ type: 'exerciseOpened', exerciseId: 1 });
  session.playerEvents.onStarted();
  const answerWith = (optionId: number) => {
    session.dispatch({ type: 'chosen', optionId });
    session.dispatch({ type: 'okayPressed', attemptId: 'a', at: '2026-06-01T09:00:00.000Z' });
  };
  return { session, saved, calls, answerWith };
}

const pass = (ms: number) => vi.advanceTimersByTime(ms);

function hide(isHidden: boolean) {
  tab.hidden = isHidden;
  tab.dispatchEvent(new Event('visibilitychange'));
}

test('leaving the screen after an answer saves the repeats and the time since, in the same visit', () => {
  const { session, saved, answerWith } = atExercise1();
  pass(4000);
  answerWith(wrong);
  pass(9000);
  session.dispatch({ type: 'tryAgainPressed' });
  session.dispatch({ type: 'repeatPressed', from: 'clip' });
  pass(3000);
  session.dispose();
  expect(saved).toMatchObject([
    { repeats: 0, elapsedMs: 4000, seconds: 14 },
    { attempts: [], repeats: 1, elapsedMs: 7000, seconds: 17 },
  ]);
  expect(saved[1]?.visitId).toBe(saved[0]?.visitId);
});

test('what was saved by Save & Exit is not saved again when the page changes', () => {
  const { session, saved, answerWith } = atExercise1();
  answerWith(answer);
  session.dispatch({ type: 'pauseAfterCorrectPressed' });
  session.dispatch({ type: 'repeatPressed', from: 'clip' });
  pass(2000);
  session.dispatch({ type: 'leavePressed', to: 'game' });
  expect(saved).toHaveLength(2);
  pass(1500);
  session.dispose();
  expect(saved).toHaveLength(2);
});

test('Continue right after an answer saves nothing more', () => {
  const { session, saved, answerWith } = atExercise1();
  pass(1234.4);
  answerWith(answer);
  pass(5000);
  session.dispatch({ type: 'continuePressed' });
  session.dispose();
  expect(saved).toHaveLength(1);
});

test('a hidden tab saves what it has, once, and continues counting when it is visible again', () => {
  const { session, saved, answerWith } = atExercise1();
  answerWith(wrong);
  session.dispatch({ type: 'tryAgainPressed' });
  session.dispatch({ type: 'repeatPressed', from: 'clip' });
  pass(1000);
  hide(true);
  expect(saved.slice(1)).toMatchObject([{ repeats: 1, elapsedMs: 1000 }]);
  pass(60_000);
  hide(true);
  expect(saved).toHaveLength(2);
  hide(false);
  pass(500);
  session.dispose();
  expect(saved.slice(2)).toMatchObject([{ repeats: 0, elapsedMs: 1500 }]);
});

test('an exercise that was only opened is saved as the place immediately, and only once', () => {
  const { session, saved } = atExercise1(4);
  session.dispatch({ type: 'leavePressed', to: 'game' });
  session.dispose();
  expect(saved).toMatchObject([{ exerciseId: 1, attempts: [], skip: false, elapsedMs: 0 }]);
});

test('the reminder plays in place of the film, twenty seconds after the last clip', () => {
  const { session, calls } = atExercise1();
  for (let clips = 0; clips < 4; clips += 1) session.playerEvents.onEnded();
  pass(19_999);
  expect(calls.filter((call) => call === 'play')).toHaveLength(4);
  pass(1);
  expect(calls.filter((call) => call === 'play')).toHaveLength(5);
  expect(session.snapshot().coaching).toBeNull();
});

test('a clip that does not come is slow after 8 s and stuck after 30 s; loading it again starts a new wait', () => {
  const { session } = atExercise1();
  const playback = () => session.snapshot().state.playback;
  session.playerEvents.onStalled();
  pass(7999);
  expect(playback()).toBe('loading');
  pass(1);
  expect(playback()).toBe('slow');
  pass(22_000);
  expect(playback()).toBe('stuck');
  session.dispatch({ type: 'playPressed' });
  expect(playback()).toBe('loading');
  pass(8000);
  expect(playback()).toBe('slow');
  session.playerEvents.onStarted();
  pass(60_000);
  expect(playback()).toBe('playing');
});

test('the timer stops in a hidden tab, under a panel, and while the browser requires a tap first', () => {
  const { session, saved, answerWith } = atExercise1();
  pass(1000);
  hide(true);
  pass(1000);
  hide(false);
  session.dispatch({ type: 'overlayOpened', by: 'modal' });
  pass(1000);
  session.dispatch({ type: 'overlayClosed', by: 'modal' });
  session.playerEvents.onBlocked();
  pass(1000);
  session.dispatch({ type: 'playPressed' });
  pass(1000);
  answerWith(answer);
  expect(saved).toMatchObject([{ elapsedMs: 2000, seconds: 12 }]);
});

test('a panel stops the picture and resumes it', () => {
  const { session, calls } = atExercise1();
  session.dispatch({ type: 'overlayOpened', by: 'modal' });
  session.dispatch({ type: 'overlayClosed', by: 'modal' });
  expect(calls).toEqual(['play', 'pause', 'resume']);
});

test('a clip that fails is reported to the screen', () => {
  const { session } = atExercise1();
  session.playerEvents.onFailed();
  expect(session.snapshot().state.playback).toBe('failed');
});
