import { judge } from './play-judgement.ts';
import {
  currentExercise,
  firstClip,
  isLast,
  nextClip,
  nextOf,
  partStart,
  playlistOf,
  previousOf,
} from './play-rules.ts';
import { after, type Step, stay, step } from './play-step.ts';
import type {
  Interruption,
  JudgedAttempt,
  Leaving,
  PlayEffect,
  PlayEvent,
  PlayExercise,
  PlayState,
} from './play-types.ts';

/** Delays of the specification, section 9, in milliseconds. */
export const delays = { exit: 1500, results: 1000, final: 100, reminder: 20_000 } as const;

/**
 * The state before the first exercise is opened.
 * @param exercises in the order of the game; at least one
 * @param practice exercises to go through in order ("Practice what I missed"), or null for the whole game
 */
export function newPlay(
  exercises: readonly PlayExercise[],
  practice: readonly number[] | null = null,
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
    reminded: false,
    repeats: 0,
    dialog: null,
    interruption: null,
    practice,
  };
}

/** One step of play: pure; everything that happens outside is in `effects`, in order. */
export function play(state: PlayState, event: PlayEvent): Step {
  switch (event.type) {
    case 'opened':
      return visit(state, event.exerciseId);
    case 'exerciseSelected':
      return moveTo(state, event.exerciseId);
    case 'clipStarted':
      // The first frame of a clip that was refused or stopped meanwhile starts nothing.
      return stay(state.playback === 'loading' ? { ...state, playback: 'playing' } : state);
    case 'clipEnded':
      return clipEnded(state);
    case 'clipFailed':
      return stay({ ...state, playback: 'failed' });
    case 'playRefused':
      return stay({ ...state, playback: 'refused' });
    case 'playPressed':
      return state.playback === 'refused' || state.playback === 'failed' || state.playback === 'ended'
        ? playClip(state, state.clip)
        : step({ ...state, playback: 'playing' }, { type: 'resume' });
    case 'pausePressed':
      return step({ ...state, playback: 'paused' }, { type: 'pause' });
    case 'clipSelected':
      return playClip(state, event.optionId);
    case 'repeatPressed':
      return repeat(state, event.from);
    case 'descriptionSwitched':
      return stay({ ...state, described: event.on });
    case 'chosen':
      return stay({ ...state, choice: event.optionId });
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
      return close(state);
  }
}

/** Nothing plays under what is open over the exercise: the clip waits for its end. */
function playClip(state: PlayState, optionId: number): Step {
  if (optionId !== state.clip && !playlistOf(state).includes(optionId)) return stay(state);
  if (state.interruption) {
    const interruption = { ...state.interruption, afterwards: 'play' } as const;
    return stay({ ...state, clip: optionId, playback: 'paused', interruption });
  }
  return step(
    { ...state, clip: optionId, playback: 'loading' },
    { type: 'playClip', exerciseId: state.current, optionId },
  );
}

/** Opens an exercise afresh: its first clip, no choice, the timer from the start. */
function visit(state: PlayState, exerciseId: number): Step {
  if (!state.exercises.some((exercise) => exercise.exerciseId === exerciseId)) return stay(state);
  const opened: PlayState = {
    ...state,
    current: exerciseId,
    choice: null,
    wrong: [],
    solved: false,
    reminded: false,
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

/** Clips play one after the other; after the last one the answer card has its turn (decision G1). */
function clipEnded(state: PlayState): Step {
  const next = nextClip(state);
  if (next !== undefined) return playClip(state, next);
  const ended: PlayState = { ...state, playback: 'ended' };
  if (state.choice !== null || state.solved || state.reminded)
    return step(ended, { type: 'focus', on: 'answers' });
  return step(ended, { type: 'focus', on: 'answers' }, { type: 'remindLater', afterMs: delays.reminder });
}

/** Once a visit, 20 s after the last clip, and only to who is still undecided (decision G13). */
function remind(state: PlayState): Step {
  const undecided = state.choice === null && state.dialog === null && state.playback === 'ended';
  if (!undecided || state.reminded) return stay(state);
  if (state.interruption) return step(state, { type: 'remindLater', afterMs: delays.reminder });
  return step(
    { ...state, reminded: true },
    { type: 'playCoaching', name: 'please-choose-the-best-answer-below' },
  );
}

/** The choice is kept: watching again is no answer (decision G12). */
function repeat(state: PlayState, from: 'clip' | 'beginning'): Step {
  const counted = { ...state, repeats: state.repeats + 1 };
  return playClip(counted, from === 'clip' ? state.clip : firstClip(state));
}

/** The wrong person stays marked, nobody is chosen, the scene plays again (decision G14). */
function repeatAfterMistake(state: PlayState): Step {
  return repeat({ ...state, dialog: null, choice: null }, 'beginning');
}

/** For a skip the payload holds one incorrect attempt, though nobody answered (decision G23). */
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
  return after([save], cross({ ...state, repeats: 0 }, nextOf(state)));
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

/** Going on into a new part plays the part's opening first; selecting never does. */
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

/** Previous, part arrows, the list: what was done and not yet saved goes along (decision G11). */
function moveTo(state: PlayState, exerciseId: number | null): Step {
  if (!state.exercises.some((exercise) => exercise.exerciseId === exerciseId)) return stay(state);
  const { state: closed, effects } = close(state);
  return after(effects, visit(closed, exerciseId as number));
}

/** Saves repeats and time since the last answer of this visit, if there was one; a mere look leaves no trace. */
function close(state: PlayState): Step {
  if (!state.solved && state.wrong.length === 0) return stay(state);
  return step(
    { ...state, repeats: 0 },
    { type: 'save', exerciseId: state.current, attempts: [], skip: false, repeats: state.repeats },
  );
}

function coachingEnded(state: PlayState): Step {
  switch (state.dialog?.kind) {
    case 'opening':
      return playClip({ ...state, dialog: null }, state.clip);
    case 'final':
      return stay({ ...state, dialog: { kind: 'congratulations' } });
    default:
      return stay(state);
  }
}

function interrupt(state: PlayState, by: Interruption): Step {
  if (state.interruption) {
    const all = [...state.interruption.by, by];
    return stay({ ...state, interruption: { ...state.interruption, by: all } });
  }
  const wasPlaying = state.playback === 'playing' || state.playback === 'loading';
  const interruption = { by: [by], afterwards: wasPlaying ? 'resume' : 'nothing' } as const;
  const playback = wasPlaying ? 'paused' : state.playback;
  return step({ ...state, interruption, playback }, { type: 'pause' });
}

function endInterruption(state: PlayState, by: Interruption): Step {
  if (!state.interruption) return stay(state);
  const open = state.interruption.by.filter((one) => one !== by);
  if (open.length > 0) return stay({ ...state, interruption: { ...state.interruption, by: open } });
  const back: PlayState = { ...state, interruption: null };
  const { afterwards } = state.interruption;
  if (afterwards === 'nothing' || state.playback !== 'paused' || state.dialog) return stay(back);
  return afterwards === 'play'
    ? playClip(back, back.clip)
    : step({ ...back, playback: 'playing' }, { type: 'resume' });
}

function leave(state: PlayState, to: Leaving): Step {
  const { state: closed, effects } = close(state);
  return after(
    effects,
    step({ ...closed, playback: 'left' }, { type: 'pause' }, { type: 'leave', to, afterMs: delays.exit }),
  );
}
