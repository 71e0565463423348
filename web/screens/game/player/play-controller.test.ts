import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { buildGame } from '#server/game/build-game.ts';
import { testContent } from '#server/testing/test-content.ts';
import type { ClipPlayer } from '#web/shell/clips/clip-player.ts';
import { exerciseOf } from './game-clips.ts';
import { createPlayController } from './play-controller.ts';
import type { SavedVisit } from './run-effect.ts';

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

/** A controller at exercise 1 whose first clip plays, with its saves and its calls to the player. */
function atExercise1(resumesAt: number | null = null) {
  const saved: SavedVisit[] = [];
  const calls: string[] = [];
  const log = (call: string) => () => void calls.push(call);
  const controller = createPlayController({
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
  controller.attach(player as unknown as ClipPlayer);
  const leave = controller.open(1);
  controller.playerEvents.onStarted();
  const answerWith = (optionId: number) => {
    controller.dispatch({ type: 'chosen', optionId });
    controller.dispatch({ type: 'okayPressed', attemptId: 'a', at: '2026-06-01T09:00:00.000Z' });
  };
  return { controller, saved, calls, answerWith, leave };
}

const pass = (ms: number) => vi.advanceTimersByTime(ms);

function hide(isHidden: boolean) {
  tab.hidden = isHidden;
  tab.dispatchEvent(new Event('visibilitychange'));
}

test('leaving the screen after an answer saves the repeats and the time since, in the same visit', () => {
  const { controller, saved, answerWith, leave } = atExercise1();
  pass(4000);
  answerWith(wrong);
  pass(9000);
  controller.dispatch({ type: 'tryAgainPressed' });
  controller.dispatch({ type: 'repeatPressed' });
  pass(3000);
  leave();
  expect(saved).toMatchObject([
    { repeats: 0, elapsedMs: 4000, seconds: 14 },
    { attempts: [], repeats: 1, elapsedMs: 7000, seconds: 17 },
  ]);
  expect(saved[1]?.visitId).toBe(saved[0]?.visitId);
});

test('what was saved by Save & Exit is not saved again when the page changes', () => {
  const { controller, saved, answerWith, leave } = atExercise1();
  answerWith(answer);
  controller.dispatch({ type: 'pauseAfterCorrectPressed' });
  controller.dispatch({ type: 'repeatPressed' });
  pass(2000);
  controller.dispatch({ type: 'leavePressed', to: 'game' });
  expect(saved).toHaveLength(2);
  pass(1500);
  leave();
  expect(saved).toHaveLength(2);
});

test('Continue right after an answer saves nothing more', () => {
  const { controller, saved, answerWith, leave } = atExercise1();
  pass(1234.4);
  answerWith(answer);
  pass(5000);
  controller.dispatch({ type: 'continuePressed' });
  leave();
  expect(saved).toHaveLength(1);
});

test('a hidden tab saves what it has, once, and continues counting when it is visible again', () => {
  const { controller, saved, answerWith, leave } = atExercise1();
  answerWith(wrong);
  controller.dispatch({ type: 'tryAgainPressed' });
  controller.dispatch({ type: 'repeatPressed' });
  pass(1000);
  hide(true);
  expect(saved.slice(1)).toMatchObject([{ repeats: 1, elapsedMs: 1000 }]);
  pass(60_000);
  hide(true);
  expect(saved).toHaveLength(2);
  hide(false);
  pass(500);
  leave();
  expect(saved.slice(2)).toMatchObject([{ repeats: 0, elapsedMs: 1500 }]);
});

test('a screen that is left and opened again, as React does while developing, still hears that nobody sees it', () => {
  const { controller, saved, answerWith, leave } = atExercise1();
  leave();
  controller.open(1);
  answerWith(wrong);
  controller.dispatch({ type: 'tryAgainPressed' });
  controller.dispatch({ type: 'repeatPressed' });
  hide(true);
  expect(saved.at(-1)).toMatchObject({ repeats: 1, attempts: [] });
});

test('an exercise that was only opened is saved as the place immediately, and only once', () => {
  const { controller, saved, leave } = atExercise1(4);
  controller.dispatch({ type: 'leavePressed', to: 'game' });
  leave();
  expect(saved).toMatchObject([{ exerciseId: 1, attempts: [], skip: false, elapsedMs: 0 }]);
});

test('the reminder plays in place of the film, twenty seconds after the last clip', () => {
  const { controller, calls } = atExercise1();
  for (let clips = 0; clips < 4; clips += 1) controller.playerEvents.onEnded();
  pass(19_999);
  expect(calls.filter((call) => call === 'play')).toHaveLength(4);
  pass(1);
  expect(calls.filter((call) => call === 'play')).toHaveLength(5);
  expect(controller.snapshot().coaching).toBeNull();
});

test('a clip that does not come is slow after 8 s and stuck after 30 s; loading it again starts a new wait', () => {
  const { controller } = atExercise1();
  const playback = () => controller.snapshot().state.playback;
  controller.playerEvents.onStalled();
  pass(7999);
  expect(playback()).toBe('loading');
  pass(1);
  expect(playback()).toBe('slow');
  pass(22_000);
  expect(playback()).toBe('stuck');
  controller.dispatch({ type: 'playPressed' });
  expect(playback()).toBe('loading');
  pass(8000);
  expect(playback()).toBe('slow');
  controller.playerEvents.onStarted();
  pass(60_000);
  expect(playback()).toBe('playing');
});

test('the timer stops in a hidden tab, under a panel, and while the browser requires a tap first', () => {
  const { controller, saved, answerWith } = atExercise1();
  pass(1000);
  hide(true);
  pass(1000);
  hide(false);
  controller.dispatch({ type: 'overlayOpened', by: 'modal' });
  pass(1000);
  controller.dispatch({ type: 'overlayClosed', by: 'modal' });
  controller.playerEvents.onBlocked();
  pass(1000);
  controller.dispatch({ type: 'playPressed' });
  pass(1000);
  answerWith(answer);
  expect(saved).toMatchObject([{ elapsedMs: 2000, seconds: 12 }]);
});

test('a panel stops the picture and resumes it', () => {
  const { controller, calls } = atExercise1();
  controller.dispatch({ type: 'overlayOpened', by: 'modal' });
  controller.dispatch({ type: 'overlayClosed', by: 'modal' });
  expect(calls).toEqual(['play', 'pause', 'resume']);
});

test('a clip that fails is reported to the screen', () => {
  const { controller } = atExercise1();
  controller.playerEvents.onFailed();
  expect(controller.snapshot().state.playback).toBe('failed');
});

test('while nobody sees the page no reminder plays; it comes when the page is seen again', () => {
  const { controller, calls } = atExercise1();
  for (let clip = 0; clip < 4; clip += 1) {
    controller.playerEvents.onEnded();
    controller.playerEvents.onStarted();
  }
  controller.playerEvents.onEnded();
  expect(controller.snapshot().state.playback).toBe('ended');
  hide(true);
  const before = calls.length;
  pass(60_000);
  expect(calls).toHaveLength(before);
  hide(false);
  expect(calls.slice(before)).toEqual(['play']);
});
