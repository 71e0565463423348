import type { Game } from '#contract/game.ts';
import { newId } from '#web/lib/new-id.ts';
import type { ClipPlayer } from '#web/shell/clips/clip-player.ts';
import { playSound, stopSound } from '#web/shell/sounds/play-sound.ts';
import type {
  AnsweredReview,
  CoachingName,
  FocusPart,
  Leaving,
  PlayEffect,
  PlayEvent,
  PlayKind,
} from '../play/play-types.ts';
import { clipOf, exerciseOf, gameClipOf } from './game-clips.ts';
import type { VisitClock } from './visit-clock.ts';

type EffectOf<Type extends PlayEffect['type']> = Extract<PlayEffect, { type: Type }>;

/** One save of a visit to an exercise, as it goes into the outbox. */
export type SavedVisit = EffectOf<'save'> & { visitId: string; seconds: number; elapsedMs: number };

export type PlayDeps = {
  game: Game;
  practice: readonly number[] | null;
  /** The exercise that Resume opens so far; null if no place is saved. */
  resumesAt: number | null;
  save(visit: SavedVisit): void;
  /** The course unless it is given. */
  kind?: PlayKind;
  /** In a review or a test: takes its answer, and the seconds of its film and of choosing. */
  saveReview?(review: AnsweredReview, seconds: number): void;
  leave(to: Leaving, afterMs: number, isEnd: boolean): void;
  /** In the whole game, at its end: whether no exercise is open. */
  isAllAnswered?(): boolean;
  focus(on: FocusPart): void;
  show(what: 'film' | 'answers'): void;
  /** False with data saver on: then nothing is preloaded. */
  mayLoadAhead(): boolean;
};

/** The parts of a controller that effects use. */
export type RunningPlay = {
  readonly deps: PlayDeps;
  readonly clock: VisitClock;
  player: ClipPlayer | null;
  visitId: string;
  /** How much of this visit's time is already in the outbox. */
  savedMs: number;
  dispatch(event: PlayEvent): void;
  /** Replaces the scheduled event, if there is one; null schedules none. */
  schedule(event: PlayEvent | null, ms?: number): void;
  stopWaiting(): void;
  showCoaching(name: CoachingName): void;
};

const reminderName = 'please-choose-the-best-answer-below';

const runs: { [Type in PlayEffect['type']]: (play: RunningPlay, effect: EffectOf<Type>) => void } = {
  playClip({ deps, player, stopWaiting }, { exerciseId, optionId, reload }) {
    stopWaiting();
    stopSound();
    player?.play(clipOf(gameClipOf(exerciseOf(deps.game, exerciseId), optionId)), reload);
  },
  playCoaching({ player, showCoaching }, { name }) {
    player?.pause();
    showCoaching(name);
  },
  sound: (_play, { name }) => playSound(name),
  playReminder({ deps, player, dispatch, stopWaiting }) {
    stopWaiting();
    const clip = deps.game.coaching[reminderName];
    if (clip) player?.play(clipOf(clip));
    else dispatch({ type: 'clipFailed' });
  },
  resume: ({ player }) => player?.resume(),
  pause: ({ player }) => player?.pause(),
  focus: ({ deps }, { on }) => deps.focus(on),
  show: ({ deps }, { what }) => deps.show(what),
  startVisit(play) {
    play.schedule(null);
    play.visitId = newId();
    play.clock.reset();
    play.savedMs = 0;
  },
  /** Skips a save without anything new: every answer already carries the time of the visit. */
  save(play, effect) {
    const elapsedMs = play.clock.elapsedMs();
    const isNew = effect.attempts.length > 0 || effect.repeats > 0 || elapsedMs > play.savedMs;
    if (!effect.isPlace && !isNew) return;
    play.savedMs = elapsedMs;
    play.deps.save({ ...effect, visitId: play.visitId, seconds: play.clock.seconds(), elapsedMs });
  },
  saveReview: ({ deps, clock }, { review }) => deps.saveReview?.(review, clock.elapsedMs() / 1000),
  remindLater: ({ schedule }, { afterMs }) => schedule({ type: 'reminderDue' }, afterMs),
  openFinal: ({ schedule, deps }, { afterMs }) =>
    schedule({ type: 'finalOpened', isAllAnswered: deps.isAllAnswered?.() ?? false }, afterMs),
  leave: ({ deps }, { to, afterMs, isEnd = false }) => deps.leave(to, afterMs, isEnd),
};

/** Runs one effect of the reducer with the real player, clock, timer and outbox. */
export function runEffect(play: RunningPlay, effect: PlayEffect): void {
  const run = runs[effect.type] as (play: RunningPlay, effect: PlayEffect) => void;
  run(play, effect);
}
