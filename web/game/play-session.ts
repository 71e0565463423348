import type { Game } from '#contract/game.ts';
import { newId } from '#web/browser/new-id.ts';
import { createSignal } from '#web/lib/store.ts';
import type { ClipPlayer, ClipPlayerEvents } from './clip-player.ts';
import { clipOf, exerciseOf, gameClipOf, playExercises } from './game-clips.ts';
import { nextClip } from './play-rules.ts';
import { newPlay, play } from './play-state.ts';
import type { CoachingName, Leaving, PlayEffect, PlayEvent, PlayState } from './play-types.ts';
import { createVisitClock } from './visit-clock.ts';

/** Part of one visit to an exercise, as it goes to the outbox. */
export type SavedVisit = Extract<PlayEffect, { type: 'save' }> & {
  visitId: string;
  seconds: number;
  elapsedMs: number;
};

export type PlayPorts = {
  game: Game;
  practice: readonly number[] | null;
  /** Where Resume leads as yet; null where no place is kept. */
  resumesAt: number | null;
  save(visit: SavedVisit): void;
  leave(to: Leaving, afterMs: number): void;
  focus(on: 'answers' | 'exercise'): void;
  show(what: 'film' | 'answers'): void;
  /** False with data-saver: nothing is loaded ahead. */
  mayLoadAhead(): boolean;
};

/** As for every wait (decision G121). */
const slowAfterMs = 8_000;
const stuckAfterMs = 30_000;

const reminderName = 'please-choose-the-best-answer-below';

export type PlaySnapshot = { state: PlayState; coaching: CoachingName | null };

export type PlaySession = ReturnType<typeof createPlaySession>;

/** The pure reducer run against the world: clips, clock, timers, outbox. One for each opening of the game screen. */
export function createPlaySession(ports: PlayPorts) {
  const changes = createSignal();
  const clock = createVisitClock(() => performance.now());
  let snapshot: PlaySnapshot = {
    state: newPlay(playExercises(ports.game), ports.practice, ports.resumesAt),
    coaching: null,
  };
  let player: ClipPlayer | null = null;
  let visitId = '';
  /** How much of this visit's time has gone to the outbox. */
  let savedMs = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  /** Run while a clip is awaited. */
  const patience: ReturnType<typeof setTimeout>[] = [];

  function dispatch(event: PlayEvent): void {
    const { state, effects } = play(snapshot.state, event);
    snapshot = { state, coaching: state.dialog === null ? null : snapshot.coaching };
    const runs = isDeciding(state) && !document.hidden;
    // Stopped first, so that what is saved now and what is saved later are the same time.
    if (!runs) clock.setRunning(false);
    for (const effect of effects) perform(effect);
    clock.setRunning(runs);
    waitForClip(state);
    changes.notify();
  }

  /** From the moment a clip is awaited, until it comes or nobody waits for it any more. */
  function waitForClip({ playback }: PlayState): void {
    if (playback === 'slow' || playback === 'stuck') return;
    if (playback !== 'loading') stopWaiting();
    else if (patience.length === 0) {
      patience.push(
        setTimeout(() => dispatch({ type: 'clipLate', how: 'slow' }), slowAfterMs),
        setTimeout(() => dispatch({ type: 'clipLate', how: 'stuck' }), stuckAfterMs),
      );
    }
  }

  function stopWaiting(): void {
    for (const wait of patience.splice(0)) clearTimeout(wait);
  }

  function later(event: PlayEvent, ms: number): void {
    clearTimeout(timer);
    timer = setTimeout(() => dispatch(event), ms);
  }

  function perform(effect: PlayEffect): void {
    switch (effect.type) {
      case 'playClip':
        stopWaiting();
        playClip(effect);
        break;
      case 'playCoaching':
        player?.pause();
        snapshot = { ...snapshot, coaching: effect.name };
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
        ports.focus(effect.on);
        break;
      case 'show':
        ports.show(effect.what);
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
      case 'remindLater':
        later({ type: 'reminderDue' }, effect.afterMs);
        break;
      case 'openFinal':
        later({ type: 'finalOpened' }, effect.afterMs);
        break;
      case 'leave':
        ports.leave(effect.to, effect.afterMs);
        break;
    }
  }

  /** Leaves out what would say nothing new: the visit's time goes with every answer. */
  function save(effect: Extract<PlayEffect, { type: 'save' }>): void {
    const elapsedMs = clock.elapsedMs();
    if (!effect.isPlace && effect.attempts.length === 0 && effect.repeats === 0 && elapsedMs <= savedMs)
      return;
    savedMs = elapsedMs;
    ports.save({ ...effect, visitId, seconds: clock.seconds(), elapsedMs });
  }

  function playClip({ exerciseId, optionId, anew }: Extract<PlayEffect, { type: 'playClip' }>): void {
    player?.play(clipOf(gameClipOf(exerciseOf(ports.game, exerciseId), optionId)), anew);
  }

  function playReminder(): void {
    const clip = ports.game.coaching[reminderName];
    if (clip) player?.play(clipOf(clip));
    else dispatch({ type: 'clipFailed' });
  }

  /** While a clip plays the next one is loaded. */
  function loadAhead(): void {
    const next = nextClip(snapshot.state);
    if (next === undefined || !ports.mayLoadAhead()) return;
    player?.prepare(clipOf(gameClipOf(exerciseOf(ports.game, snapshot.state.current), next)));
  }

  /** A hidden tab may never be seen again: it is the last that a browser tells of one that is closed. */
  const onVisibility = () => {
    if (document.hidden) dispatch({ type: 'putAside' });
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
    /** What the player tells, as steps of play. */
    playerEvents: {
      onStarted: () => {
        dispatch({ type: 'clipStarted' });
        loadAhead();
      },
      onEnded: () => dispatch({ type: 'clipEnded' }),
      onStalled: () => dispatch({ type: 'clipStalled' }),
      onFailed: () => dispatch({ type: 'clipFailed' }),
      onRefused: () => dispatch({ type: 'playRefused' }),
    } satisfies Omit<ClipPlayerEvents, 'onCaption'>,
    /** The screen is left: by its own buttons, by a link, by the browser's Back. */
    dispose(): void {
      dispatch({ type: 'putAside' });
      clearTimeout(timer);
      stopWaiting();
      document.removeEventListener('visibilitychange', onVisibility);
    },
  };
}

/** The timer stands still while a dialog or another interruption is open, until the first clip may play, and at the end. */
function isDeciding({ dialog, interruption, playback }: PlayState): boolean {
  return dialog === null && interruption === null && playback !== 'refused' && playback !== 'left';
}
