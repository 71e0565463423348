import {
  clipBroken,
  clipEnded,
  clipLate,
  clipStalled,
  clipStarted,
  clipSwitched,
  hearAgain,
  inView,
  playAgain,
  playClip,
  remind,
  selectClip,
} from './play-clip.ts';
import { choose, grade, seeWhy } from './play-grade.ts';
import { answerOffer, begin, chooseSound, lookedFirst, notLooked } from './play-look.ts';
import { closeOverlay, openOverlay } from './play-overlay.ts';
import { coachingEnded, openEnd, openPart, playPartFilm, welcome } from './play-presenter.ts';
import { answerTest, askSureness, review } from './play-review.ts';
import {
  afterCurrent,
  currentExercise,
  delays,
  firstClip,
  isLast,
  isOnStage,
  isPartEnd,
  nextOf,
  partStart,
  previousOf,
} from './play-rules.ts';
import { change, noChange, prependEffects, type Transition } from './play-transition.ts';
import type {
  GradedAttempt,
  Leaving,
  PlayEffect,
  PlayEvent,
  PlayExercise,
  PlayKind,
  PlayState,
} from './play-types.ts';

/**
 * The state before the first exercise is opened.
 * @param exercises in the order of the game; at least one
 * @param practice exercises to go through in order ("Practice what I missed"), or null for the whole game
 * @param resumesAt the exercise that Resume opens so far; null if no place is saved
 */
export function newPlay(
  exercises: readonly PlayExercise[],
  practice: readonly number[] | null = null,
  resumesAt: number | null = null,
  kind: PlayKind = 'course',
): PlayState {
  const first = exercises[0];
  if (!first) throw new Error('A game needs at least one exercise');
  return {
    exercises,
    current: first.exerciseId,
    clip: first.playlist[0] ?? 1,
    described: false,
    looksFirst: kind !== 'course',
    unasked: { sound: false, look: false },
    looked: notLooked,
    playback: 'loading',
    choice: null,
    asked: false,
    heard: [],
    wrong: [],
    solved: false,
    reminder: 'none',
    repeats: 0,
    dialog: null,
    overlay: null,
    resumesAt,
    practice,
    kind,
  };
}

/** The pure reducer of play: everything that happens outside is in `effects`, in order. */
export function play(state: PlayState, event: PlayEvent): Transition {
  switch (event.type) {
    case 'exerciseOpened':
      return welcome(enterExercise(state, event.exerciseId), event.opening ?? null);
    case 'exerciseSelected':
      return goTo(state, event.exerciseId);
    case 'clipStarted':
      return clipStarted(state);
    case 'clipStalled':
      return clipStalled(state);
    case 'clipPaused':
      return clipSwitched(state, 'playing');
    case 'clipContinued':
      return clipSwitched(state, 'paused');
    case 'clipLate':
      return clipLate(state, event.how);
    case 'clipEnded':
      return clipEnded(state);
    case 'clipFailed':
    case 'playBlocked':
      return clipBroken(state, event.type === 'clipFailed' ? 'failed' : 'blocked');
    case 'playPressed':
      return inView(playAgain(state));
    case 'pausePressed':
      return change({ ...state, playback: 'paused' }, { type: 'pause' });
    case 'clipSelected':
      return inView(selectClip(state, event.optionId));
    case 'hearAgainPressed':
      return hearAgain(state, event.optionId);
    case 'repeatPressed':
      return repeat(state);
    case 'descriptionSwitched':
      return change({ ...state, described: event.on });
    case 'lookFirstSwitched':
      return change({ ...state, looksFirst: event.on || state.kind !== 'course' });
    case 'unaskedRead':
      return change({ ...state, unasked: event.unasked });
    case 'lookOfferAnswered':
      return answerOffer(state, event.isTried);
    case 'soundChosen':
      return chooseSound(state);
    case 'lookFirstEnded':
      return lookedFirst(state, event);
    case 'chosen':
      return choose(state, event.optionId);
    case 'okayPressed':
      if (state.kind === 'review') return askSureness(state);
      if (state.kind === 'test') return answerTest(state, event.at);
      return grade(state, event.attemptId, event.at);
    case 'surenessGiven':
      return review(state, event.sure, event.at);
    case 'rightPersonPressed':
      return grade({ ...state, choice: currentExercise(state).answer }, event.attemptId, event.at);
    case 'reminderDue':
      return remind(state);
    case 'tryAgainPressed':
    case 'watchAgainPressed':
      return repeatAfterMistake(state);
    case 'seeWhyPressed':
      return seeWhy(state);
    case 'skipPressed':
      return skip(state, event.attemptId, event.at);
    case 'continuePressed':
    case 'nextPressed':
      return goToNext(state);
    case 'pauseAfterCorrectPressed':
      return change(
        { ...state, dialog: null, playback: 'paused' },
        { type: 'pause' },
        { type: 'focus', on: isLast(state) ? 'exercise' : 'continue' },
      );
    case 'previousPressed':
      return goTo(state, previousOf(state));
    case 'previousPartPressed':
      return goTo(state, partStart(state, -1));
    case 'nextPartPressed':
      return goTo(state, partStart(state, 1));
    case 'coachingEnded':
      return coachingEnded(state);
    case 'partFilmPressed':
      return playPartFilm(state);
    case 'finalOpened':
      return openEnd(state, event.isAllAnswered);
    case 'showResultsPressed':
      return change(
        { ...state, dialog: null, playback: 'left' },
        { type: 'focus', on: 'exercise' },
        { type: 'leave', to: 'Reports', afterMs: delays.results, isEnd: true },
      );
    case 'overlayOpened':
      return openOverlay(state, event.by);
    case 'overlayClosed':
      return closeOverlay(state, event.by);
    case 'leavePressed':
      return leave(state, event.to);
    case 'suspended':
      return suspend(state);
  }
}

/** Opens an exercise with its first clip, no choice and a new timer. */
function enterExercise(state: PlayState, exerciseId: number): Transition {
  if (!state.exercises.some((exercise) => exercise.exerciseId === exerciseId)) return noChange(state);
  const opened: PlayState = {
    ...state,
    current: exerciseId,
    choice: null,
    asked: false,
    heard: [],
    wrong: [],
    solved: false,
    reminder: 'none',
    repeats: 0,
    dialog: null,
    looked: notLooked,
  };
  return prependEffects([{ type: 'startVisit', exerciseId }], begin(opened, firstClip(opened)));
}

/** Keeps the choice, because watching again is not an answer. Only this counts as a repeat (docs/product-decisions.md#repeat). */
function repeat(state: PlayState): Transition {
  return inView(playClip({ ...state, repeats: state.repeats + 1 }, state.clip));
}

/** The wrong person stays marked, nobody is chosen, the scene plays again (#wrong-choice-cleared). */
function repeatAfterMistake(state: PlayState): Transition {
  const cleared: PlayState = { ...state, dialog: null, choice: null };
  return prependEffects([{ type: 'focus', on: 'answers' }], inView(playClip(cleared, firstClip(cleared))));
}

/** A skip is saved as one incorrect attempt, although nothing was answered (#skip-placeholder). */
function skip(state: PlayState, attemptId: string, at: string): Transition {
  if (isLast(state)) return noChange(state);
  const attempt: GradedAttempt = {
    attemptId,
    at,
    outcome: 'incorrect',
    selectedOptionId: 0,
    assisted: false,
  };
  const save: PlayEffect = {
    type: 'save',
    exerciseId: state.current,
    attempts: [attempt],
    skip: true,
    repeats: state.repeats,
  };
  return prependEffects(
    [save],
    advance({ ...state, repeats: 0, resumesAt: afterCurrent(state) }, nextOf(state)),
  );
}

/** Continue and Next: the outcome is already saved; at the end the final sequence follows. */
function goToNext(state: PlayState): Transition {
  const { state: flushed, effects } = flushVisit(state);
  const next = nextOf(state);
  if (next !== null) return prependEffects(effects, advance(flushed, next));
  const left: PlayState = { ...flushed, dialog: null, playback: 'left' };
  const end: PlayEffect = state.practice
    ? { type: 'leave', to: 'Reports', afterMs: delays.results }
    : { type: 'openFinal', afterMs: delays.final };
  return prependEffects(effects, change(left, { type: 'pause' }, { type: 'focus', on: 'exercise' }, end));
}

/** Moving on into a new part shows the end of the one before first; selecting an exercise never does. */
function advance(state: PlayState, next: number | null): Transition {
  if (next === null) return noChange(state);
  const moved = enterExercise(state, next);
  return isPartEnd(state) ? openPart(moved.state) : moved;
}

/** Previous, part arrows and the list: saves what is not saved yet before moving (#previous-saves). */
function goTo(state: PlayState, exerciseId: number | null): Transition {
  if (!state.exercises.some((exercise) => exercise.exerciseId === exerciseId)) return noChange(state);
  const { state: flushed, effects } = flushVisit(state);
  return prependEffects(effects, enterExercise(flushed, exerciseId as number));
}

/** Saves repeats and time since the last answer of this visit, if there was one; merely looking saves nothing. */
function flushVisit(state: PlayState): Transition {
  if (!state.solved && state.wrong.length === 0) return noChange(state);
  return change(
    { ...state, repeats: 0 },
    { type: 'save', exerciseId: state.current, attempts: [], skip: false, repeats: state.repeats },
  );
}

/** Leaving the screen saves an exercise without an answer as the place, unless Resume opens it anyway (#saved-notice). */
function suspend(state: PlayState): Transition {
  const { current, resumesAt, repeats } = state;
  const isDone = state.solved || state.wrong.length > 0 || state.playback === 'left';
  if (isDone || resumesAt === null || resumesAt === current) return flushVisit(state);
  return change(
    { ...state, repeats: 0, resumesAt: current },
    { type: 'save', exerciseId: current, attempts: [], skip: false, repeats, isPlace: true },
  );
}

function leave(state: PlayState, to: Leaving): Transition {
  const { state: suspended, effects } = suspend(state);
  // A box over the page would cover what is said about leaving.
  const isBoxed = state.dialog !== null && !isOnStage(state.dialog);
  return prependEffects(
    effects,
    change(
      { ...suspended, playback: 'left', dialog: isBoxed ? null : state.dialog },
      { type: 'pause' },
      ...(isBoxed ? [{ type: 'focus', on: 'exercise' } as const] : []),
      { type: 'leave', to, afterMs: delays.exit },
    ),
  );
}
