import type { Game } from '#contract/game.ts';
import { newId } from '#web/lib/new-id.ts';
import { createSignal } from '#web/lib/store.ts';
import { playSound, stopSound } from '#web/shell/sounds/play-sound.ts';
import { nextClip } from '../play/play-rules.ts';
import { newPlay, play } from '../play/play-state.ts';
import type {
  AnsweredReview,
  CoachingName,
  Leaving,
  PlayEffect,
  PlayEvent,
  PlayState,
} from '../play/play-types.ts';
import type { ClipPlayer, ClipPlayerEvents } from './clip-player.ts';
import { clipOf, exerciseOf, gameClipOf, playExercises } from './game-clips.ts';
import { createVisitClock } from './visit-clock.ts';

/** One save of a visit to an exercise, as it goes into the outbox. */
export type SavedVisit = Extract<PlayEffect, { type: 'save' }> & {
  visitId: string;
  seconds: number;
  elapsedMs: number;
};

export type PlayDeps = {
  game: Game;
  practice: readonly number[] | null;
  /** The exercise that Resume opens so far; null if no place is saved. */
  resumesAt: number | null;
  save(visit: SavedVisit): void;
  /** In a review: takes its answer. */
  saveReview?(review: AnsweredReview): void;
  leave(to: Leaving, afterMs: number): void;
  focus(on: 'answers' | 'exercise'): void;
  show(what: 'film' | 'answers'): void;
  /** False with data saver on: then nothing is preloaded. */
  mayLoadAhead(): boolean;
};

/** The same limits as for every wait (decision G121). */
const slowAfterMs = 8_000;
const stuckAfterMs = 30_000;

const reminderName = 'please-choose-the-best-answer-below';

export type PlaySnapshot = { state: PlayState; coaching: CoachingName | null };

export type PlayController = ReturnType<typeof createPlayController>;

/** Runs the pure reducer with real clips, clock, timers and outbox. The game screen creates one controller per visit. */
export function createPlayController(deps: PlayDeps) {
  const changes = createSignal();
  const clock = createVisitClock(() => performance.now());
  let snapshot: PlaySnapshot = {
    state: newPlay(playExercises(deps.game), deps.practice, deps.resumesAt, Boolean(deps.saveReview)),
    coaching: null,
  };
  let player: ClipPlayer | null = null;
  let visitId = '';
  /** How much of this visit's time is already in the outbox. */
  let savedMs = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  /** Timers that run while a clip is awaited. */
  const timeouts: ReturnType<typeof setTimeout>[] = [];

  function dispatch(event: PlayEvent): void {
    const { state, effects } = play(snapshot.state, event);
    snapshot = { state, coaching: state.dialog === null ? null : snapshot.coaching };
    const runs = isDeciding(state) && !document.hidden;
    // Stopped first, so that all saves of this event carry the same time.
    if (!runs) clock.setRunning(false);
    for (const effect of effects) runEffect(effect);
    clock.setRunning(runs);
    waitForClip(state);
    changes.notify();
  }

  /** Starts the timers when a clip is awaited, and stops them when it arrives or is no longer needed. */
  function waitForClip({ playback }: PlayState): void {
    if (playback === 'slow' || playback === 'stuck') return;
    if (playback !== 'loading') stopWaiting();
    else if (timeouts.length === 0) {
      timeouts.push(
        setTimeout(() => dispatch({ type: 'clipLate', how: 'slow' }), slowAfterMs),
        setTimeout(() => dispatch({ type: 'clipLate', how: 'stuck' }), stuckAfterMs),
      );
    }
  }

  function stopWaiting(): void {
    for (const timeout of timeouts.splice(0)) clearTimeout(timeout);
  }

  function schedule(event: PlayEvent, ms: number): void {
    clearTimeout(timer);
    timer = setTimeout(() => dispatch(event), ms);
  }

  function runEffect(effect: PlayEffect): void {
    switch (effect.type) {
      case 'playClip':
        stopWaiting();
        playClip(effect);
        break;
      case 'playCoaching':
        player?.pause();
        snapshot = { ...snapshot, coaching: effect.name };
        break;
      case 'sound':
        playSound(effect.name);
        break;
      case 'playReminder':
        stopWaiting();
        playReminder();
        break;
      case 'resume':
        player?.resume();
        break;
      case 'pause':
        player?.pause();
        break;
      case 'focus':
        deps.focus(effect.on);
        break;
      case 'show':
        deps.show(effect.what);
        break;
      case 'startVisit':
        clearTimeout(timer);
        visitId = newId();
        clock.reset();
        savedMs = 0;
        break;
      case 'save':
        save(effect);
        break;
      case 'saveReview':
        deps.saveReview?.(effect.review);
        break;
      case 'remindLater':
        schedule({ type: 'reminderDue' }, effect.afterMs);
        break;
      case 'openFinal':
        schedule({ type: 'finalOpened' }, effect.afterMs);
        break;
      case 'leave':
        deps.leave(effect.to, effect.afterMs);
        break;
    }
  }

  /** Skips a save without anything new: every answer already carries the time of the visit. */
  function save(effect: Extract<PlayEffect, { type: 'save' }>): void {
    const elapsedMs = clock.elapsedMs();
    if (!effect.isPlace && effect.attempts.length === 0 && effect.repeats === 0 && elapsedMs <= savedMs)
      return;
    savedMs = elapsedMs;
    deps.save({ ...effect, visitId, seconds: clock.seconds(), elapsedMs });
  }

  function playClip({ exerciseId, optionId, reload }: Extract<PlayEffect, { type: 'playClip' }>): void {
    stopSound();
    player?.play(clipOf(gameClipOf(exerciseOf(deps.game, exerciseId), optionId)), reload);
  }

  function playReminder(): void {
    const clip = deps.game.coaching[reminderName];
    if (clip) player?.play(clipOf(clip));
    else dispatch({ type: 'clipFailed' });
  }

  /** Loads the next clip while one plays. */
  function loadAhead(): void {
    const next = nextClip(snapshot.state);
    if (next === undefined || !deps.mayLoadAhead()) return;
    player?.prepare(clipOf(gameClipOf(exerciseOf(deps.game, snapshot.state.current), next)));
  }

  /** A hidden tab may be closed without another event, so its state is saved now. */
  const onVisibility = () => {
    if (document.hidden) dispatch({ type: 'suspended' });
    else clock.setRunning(isDeciding(snapshot.state));
  };
  document.addEventListener('visibilitychange', onVisibility);

  return {
    dispatch,
    snapshot: () => snapshot,
    subscribe: changes.subscribe,
    attach(next: ClipPlayer | null): void {
      player = next;
    },
    /** Passes the events of the player on to the reducer. */
    playerEvents: {
      onStarted: () => {
        dispatch({ type: 'clipStarted' });
        loadAhead();
      },
      onEnded: () => dispatch({ type: 'clipEnded' }),
      onStalled: () => dispatch({ type: 'clipStalled' }),
      onFailed: () => dispatch({ type: 'clipFailed' }),
      onBlocked: () => dispatch({ type: 'playBlocked' }),
    } satisfies Omit<ClipPlayerEvents, 'onCaption'>,
    /** Call when the screen is left: by its own buttons, a link, or the browser's Back. */
    dispose(): void {
      dispatch({ type: 'suspended' });
      clearTimeout(timer);
      stopWaiting();
      document.removeEventListener('visibilitychange', onVisibility);
    },
  };
}

/** Whether the timer runs: not under a dialog or an overlay, not while playback is blocked, and not at the end. */
function isDeciding({ dialog, overlay, playback }: PlayState): boolean {
  return dialog === null && overlay === null && playback !== 'blocked' && playback !== 'left';
}
