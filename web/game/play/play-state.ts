import {
  clipBroken,
  clipEnded,
  clipLate,
  clipStalled,
  clipStarted,
  playAgain,
  playClip,
  remind,
} from './play-clip.ts';
import { judge } from './play-grade.ts';
import { endInterruption, interrupt } from './play-overlay.ts';
import {
  afterCurrent,
  currentExercise,
  delays,
  firstClip,
  isLast,
  nextOf,
  partStart,
  previousOf,
} from './play-rules.ts';
import { after, type Step, stay, step } from './play-transition.ts';
import type { JudgedAttempt, Leaving, PlayEffect, PlayEvent, PlayExercise, PlayState } from './play-types.ts';

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
): PlayState {
  const first = exercises[0];
  if (!first) throw new Error('A game needs at least one exercise');
  return {
    exercises,
    current: first.exerciseId,
    clip: first.playlist[0] ?? 1,
    described: false,
    playback: 'loading',
    choice: null,
    wrong: [],
    solved: false,
    reminder: 'none',
    repeats: 0,
    dialog: null,
    interruption: null,
    resumesAt,
    practice,
  };
}

/** The pure reducer of play: everything that happens outside is in `effects`, in order. */
export function play(state: PlayState, event: PlayEvent): Step {
  switch (event.type) {
    case 'opened':
      return visit(state, event.exerciseId);
    case 'exerciseSelected':
      return moveTo(state, event.exerciseId);
    case 'clipStarted':
      return clipStarted(state);
    case 'clipStalled':
      return clipStalled(state);
    case 'clipLate':
      return clipLate(state, event.how);
    case 'clipEnded':
      return clipEnded(state);
    case 'clipFailed':
    case 'playRefused':
      return clipBroken(state, event.type === 'clipFailed' ? 'failed' : 'refused');
    case 'playPressed':
      return inView(playAgain(state));
    case 'pausePressed':
      return step({ ...state, playback: 'paused' }, { type: 'pause' });
    case 'clipSelected':
      return inView(playClip(state, event.optionId));
    case 'repeatPressed':
      return repeat(state, event.from);
    case 'descriptionSwitched':
      return step({ ...state, described: event.on });
    case 'chosen':
      return step({ ...state, choice: event.optionId });
    case 'okayPressed':
      return judge(state, event.attemptId, event.at);
    case 'rightPersonPressed':
      return judge({ ...state, choice: currentExercise(state).answer }, event.attemptId, event.at);
    case 'reminderDue':
      return remind(state);
    case 'tryAgainPressed':
    case 'watchAgainPressed':
      return repeatAfterMistake(state);
    case 'skipPressed':
      return skip(state, event.attemptId, event.at);
    case 'continuePressed':
    case 'nextPressed':
      return goOn(state);
    case 'pauseAfterCorrectPressed':
      return step(
        { ...state, dialog: null, playback: 'paused' },
        { type: 'pause' },
        { type: 'focus', on: 'exercise' },
      );
    case 'previousPressed':
      return moveTo(state, previousOf(state));
    case 'previousPartPressed':
      return moveTo(state, partStart(state, -1));
    case 'nextPartPressed':
      return moveTo(state, partStart(state, 1));
    case 'coachingEnded':
      return coachingEnded(state);
    case 'finalOpened':
      return step({ ...state, dialog: { kind: 'final' } }, { type: 'playCoaching', name: 'final' });
    case 'showResultsPressed':
      return step(
        { ...state, dialog: null, playback: 'left' },
        { type: 'focus', on: 'exercise' },
        { type: 'leave', to: 'Reports', afterMs: delays.results },
      );
    case 'interrupted':
      return interrupt(state, event.by);
    case 'interruptionEnded':
      return endInterruption(state, event.by);
    case 'leavePressed':
      return leave(state, event.to);
    case 'putAside':
      return putAside(state);
  }
}

/** Opens an exercise with its first clip, no choice and a new timer. */
function visit(state: PlayState, exerciseId: number): Step {
  if (!state.exercises.some((exercise) => exercise.exerciseId === exerciseId)) return stay(state);
  const opened: PlayState = {
    ...state,
    current: exerciseId,
    choice: null,
    wrong: [],
    solved: false,
    reminder: 'none',
    repeats: 0,
    dialog: null,
  };
  return after(
    [
      { type: 'startVisit', exerciseId },
      { type: 'focus', on: 'exercise' },
    ],
    playClip(opened, firstClip(opened)),
  );
}

/** Scrolls the requested film into view, with its caption. */
function inView(next: Step): Step {
  return next.effects.length === 0 ? next : after([{ type: 'show', what: 'film' }], next);
}

/** Keeps the choice, because watching again is not an answer. Only this counts as a repeat (decision G12). */
function repeat(state: PlayState, from: 'clip' | 'beginning'): Step {
  const counted = { ...state, repeats: state.repeats + 1 };
  return inView(playClip(counted, from === 'clip' ? state.clip : firstClip(state)));
}

/** The wrong person stays marked, nobody is chosen, the scene plays again (decision G14). */
function repeatAfterMistake(state: PlayState): Step {
  const cleared: PlayState = { ...state, dialog: null, choice: null };
  return after([{ type: 'focus', on: 'answers' }], inView(playClip(cleared, firstClip(cleared))));
}

/** A skip is saved as one incorrect attempt, although nothing was answered (decision G23). */
function skip(state: PlayState, attemptId: string, at: string): Step {
  if (isLast(state)) return stay(state);
  const attempt: JudgedAttempt = {
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
  return after([save], cross({ ...state, repeats: 0, resumesAt: afterCurrent(state) }, nextOf(state)));
}

/** Continue and Next: the outcome is already saved; at the end the final sequence follows. */
function goOn(state: PlayState): Step {
  const { state: closed, effects } = close(state);
  const next = nextOf(state);
  if (next !== null) return after(effects, cross(closed, next));
  const left: PlayState = { ...closed, dialog: null, playback: 'left' };
  const end: PlayEffect = state.practice
    ? { type: 'leave', to: 'Reports', afterMs: delays.results }
    : { type: 'openFinal', afterMs: delays.final };
  return after(effects, step(left, { type: 'pause' }, end));
}

/** Moving on into a new part plays the intro of the part first; selecting an exercise never does. */
function cross(state: PlayState, next: number | null): Step {
  if (next === null) return stay(state);
  const moved = visit(state, next);
  const { part } = currentExercise(moved.state);
  if (part === currentExercise(state).part || state.practice) return moved;
  return step(
    { ...moved.state, dialog: { kind: 'opening', part } },
    { type: 'startVisit', exerciseId: next },
    { type: 'playCoaching', name: `part-${part}-opening` },
  );
}

/** Previous, part arrows and the list: saves what is not saved yet before moving (decision G11). */
function moveTo(state: PlayState, exerciseId: number | null): Step {
  if (!state.exercises.some((exercise) => exercise.exerciseId === exerciseId)) return stay(state);
  const { state: closed, effects } = close(state);
  return after(effects, visit(closed, exerciseId as number));
}

/** Saves repeats and time since the last answer of this visit, if there was one; merely looking saves nothing. */
function close(state: PlayState): Step {
  if (!state.solved && state.wrong.length === 0) return stay(state);
  return step(
    { ...state, repeats: 0 },
    { type: 'save', exerciseId: state.current, attempts: [], skip: false, repeats: state.repeats },
  );
}

/** Leaving the screen saves an exercise without an answer as the place, unless Resume opens it anyway (decision G137). */
function putAside(state: PlayState): Step {
  const { current, resumesAt, repeats } = state;
  const isDone = state.solved || state.wrong.length > 0 || state.playback === 'left';
  if (isDone || resumesAt === null || resumesAt === current) return close(state);
  return step(
    { ...state, repeats: 0, resumesAt: current },
    { type: 'save', exerciseId: current, attempts: [], skip: false, repeats, isPlace: true },
  );
}

function coachingEnded(state: PlayState): Step {
  switch (state.dialog?.kind) {
    case 'opening':
      return playClip({ ...state, dialog: null }, state.clip);
    case 'final':
      return step({ ...state, dialog: { kind: 'congratulations' } });
    default:
      return stay(state);
  }
}

function leave(state: PlayState, to: Leaving): Step {
  const { state: closed, effects } = putAside(state);
  return after(
    effects,
    step({ ...closed, playback: 'left' }, { type: 'pause' }, { type: 'leave', to, afterMs: delays.exit }),
  );
}
