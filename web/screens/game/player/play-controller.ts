import { createSignal } from '#web/lib/store.ts';
import type { ClipPlayer, ClipPlayerEvents } from '#web/shell/clips/clip-player.ts';
import { nextClip } from '../play/play-rules.ts';
import { newPlay, play } from '../play/play-state.ts';
import type { CoachingName, Opening, PlayEvent, PlayState } from '../play/play-types.ts';
import { createAwaitedClip } from './awaited-clip.ts';
import { clipOf, exerciseOf, gameClipOf, playExercises } from './game-clips.ts';
import { type PlayDeps, type RunningPlay, runEffect } from './run-effect.ts';
import { createVisitClock } from './visit-clock.ts';

export type PlaySnapshot = { state: PlayState; coaching: CoachingName | null };

export type PlayController = ReturnType<typeof createPlayController>;

/** Runs the pure reducer with real clips, clock, timers and outbox. The game screen creates one controller per visit. */
export function createPlayController(deps: PlayDeps) {
  const changes = createSignal();
  const clock = createVisitClock(() => performance.now());
  const awaited = createAwaitedClip((how) => dispatch({ type: 'clipLate', how }));
  let snapshot: PlaySnapshot = {
    state: newPlay(playExercises(deps.game), deps.practice, deps.resumesAt, deps.kind),
    coaching: null,
  };
  let timer: ReturnType<typeof setTimeout> | undefined;
  /** What fell due while nobody saw the page. */
  let overdue: PlayEvent | null = null;

  const running: RunningPlay = {
    deps,
    clock,
    player: null,
    visitId: '',
    savedMs: 0,
    dispatch,
    schedule(event, ms) {
      clearTimeout(timer);
      overdue = null;
      if (event) timer = setTimeout(() => dispatchWhenSeen(event), ms);
    },
    stopWaiting: awaited.stop,
    showCoaching(coaching) {
      snapshot = { ...snapshot, coaching };
    },
  };

  function dispatch(event: PlayEvent): void {
    const { state, effects } = play(snapshot.state, event);
    snapshot = { state, coaching: state.dialog === null ? null : snapshot.coaching };
    const isRunning = isDeciding(state) && !document.hidden;
    // Stopped first, so that all saves of this event carry the same time.
    if (!isRunning) clock.setRunning(false);
    for (const effect of effects) runEffect(running, effect);
    clock.setRunning(isRunning);
    awaited.follow(state);
    changes.notify();
  }

  function dispatchWhenSeen(event: PlayEvent): void {
    if (document.hidden) overdue = event;
    else dispatch(event);
  }

  /** Loads the next clip while one plays. */
  function loadAhead(): void {
    const next = nextClip(snapshot.state);
    if (next === undefined || !deps.mayLoadAhead()) return;
    running.player?.prepare(clipOf(gameClipOf(exerciseOf(deps.game, snapshot.state.current), next)));
  }

  /** A hidden tab may be closed without another event, so its state is saved now. */
  const onVisibility = () => {
    if (document.hidden) return dispatch({ type: 'suspended' });
    clock.setRunning(isDeciding(snapshot.state));
    if (overdue) dispatch(overdue);
    overdue = null;
  };

  return {
    dispatch,
    snapshot: () => snapshot,
    subscribe: changes.subscribe,
    attach(next: ClipPlayer | null): void {
      running.player = next;
    },
    /** Passes the events of the player on to the reducer. */
    playerEvents: {
      onStarted: () => {
        dispatch({ type: 'clipStarted' });
        loadAhead();
      },
      onEnded: () => dispatch({ type: 'clipEnded' }),
      onStalled: () => dispatch({ type: 'clipStalled' }),
      onPaused: () => dispatch({ type: 'clipPaused' }),
      onContinued: () => dispatch({ type: 'clipContinued' }),
      onFailed: () => dispatch({ type: 'clipFailed' }),
      onBlocked: () => dispatch({ type: 'playBlocked' }),
      // The limits of every wait say so on the screen.
      onLate: () => {},
    } satisfies Omit<ClipPlayerEvents, 'onCaption'>,
    /** Opens the first exercise. Call the returned function when the screen is left, in whatever way. */
    open(exerciseId: number, opening: Opening | null = null): () => void {
      document.addEventListener('visibilitychange', onVisibility);
      dispatch({ type: 'exerciseOpened', exerciseId, opening });
      return () => {
        dispatch({ type: 'suspended' });
        clearTimeout(timer);
        awaited.stop();
        document.removeEventListener('visibilitychange', onVisibility);
      };
    },
  };
}

/** Whether the timer runs: not under a dialog or an overlay, not while playback is blocked, and not at the end. */
function isDeciding({ dialog, overlay, playback }: PlayState): boolean {
  return dialog === null && overlay === null && playback !== 'blocked' && playback !== 'left';
}
