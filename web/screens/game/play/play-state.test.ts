import fc from 'fast-check';
import { expect, test } from 'vitest';
import { canAnswer, exerciseAfter, isFirst, isLast } from './play-rules.ts';
import { newPlay, play } from './play-state.ts';
import type { PlayEffect, PlayEvent } from './play-types.ts';
import {
  at,
  choose,
  ended,
  exercises,
  filmShown,
  okay,
  open,
  overlayClosed,
  overlayOpened,
  run,
  skip,
  started,
} from './testing/run-play.ts';

const saves = (effects: readonly PlayEffect[]) => effects.filter((effect) => effect.type === 'save');

/** Resume opens exercise 1 so far. */
const placed = newPlay(exercises, null, 1);

test.each<[string, PlayEvent]>([
  ['Skip', skip],
  ['the list', { type: 'exerciseSelected', exerciseId: 3 }],
  ['the part arrow', { type: 'nextPartPressed' }],
])('%s moves the focus to the heading of the exercise it opens', (_way, event) => {
  expect(run(run(started, open(1)).state, event).effects).toContainEqual({ type: 'focus', on: 'exercise' });
});

test.each([
  [0, 1],
  [1, 2],
  [49, 50],
  [50, 1],
  [51, 1],
  [-1, 1],
  [2.5, 1],
  ['3', 1],
  [undefined, 1],
])('resuming after %o opens exercise %i of 50', (lastExercise, opened) => {
  expect(exerciseAfter(lastExercise, 50)).toBe(opened);
});

test('Okay needs a choice that is offered', () => {
  const { state } = run(started, open(1));
  expect(canAnswer(state)).toBe(false);
  expect(canAnswer(run(state, choose(1)).state)).toBe(false);
  expect(canAnswer(run(state, choose(4)).state)).toBe(false);
  expect(canAnswer(run(state, choose(2)).state)).toBe(true);
  expect(run(state, okay()).effects).toEqual([]);
});

test('a correct first try is saved at once and plays "right you got it"', () => {
  const { state, effects } = run(started, open(1), choose(3), okay('a1'));
  expect(state.dialog).toEqual({ kind: 'correct', firstTry: true, assisted: false });
  expect(effects.slice(-2)).toEqual([
    {
      type: 'save',
      exerciseId: 1,
      skip: false,
      repeats: 0,
      attempts: [{ attemptId: 'a1', at, outcome: 'correct', selectedOptionId: 3, assisted: false }],
    },
    { type: 'playCoaching', name: 'right-you-got-it' },
  ]);
});

test('a choice makes a tap, but not while somebody speaks or is about to', () => {
  const tap: PlayEffect = { type: 'sound', name: 'tap' };
  const playing = run(started, open(1), { type: 'clipStarted' });
  for (const { state } of [run(started, open(1)), playing])
    expect(run(state, choose(2)).effects).not.toContainEqual(tap);
  const paused = run(playing.state, { type: 'pausePressed' });
  const over = run(playing.state, ended, ended, ended, ended);
  expect(over.state.playback).toBe('ended');
  for (const { state } of [paused, over]) expect(run(state, choose(2)).effects).toEqual([tap]);
});

test('two notes follow a right answer and one low note a wrong one, before the clip that comments on it', () => {
  const typesAndNames = (effects: readonly PlayEffect[]) =>
    effects.flatMap((effect) => ('name' in effect ? [[effect.type, effect.name]] : []));
  const right = play(run(started, open(1), choose(3)).state, okay());
  expect(typesAndNames(right.effects)).toEqual([
    ['sound', 'right'],
    ['playCoaching', 'right-you-got-it'],
  ]);
  const first = play(run(started, open(1), choose(2)).state, okay());
  expect(typesAndNames(first.effects)[0]).toEqual(['sound', 'again']);
  const second = run(first.state, { type: 'tryAgainPressed' }, choose(2), okay());
  expect(typesAndNames(second.effects)[0]).toEqual(['sound', 'again']);
});

test('the first mistake offers another try: choice cleared, person marked, scene again', () => {
  const wrong = run(started, open(1), choose(2), okay());
  expect(wrong.state.dialog).toEqual({ kind: 'incorrect', chosen: 2 });
  expect(wrong.effects.at(-1)).toEqual({
    type: 'playCoaching',
    name: 'sorry-that-is-not-the-right-answer-please-try-again',
  });
  const again = run(wrong.state, { type: 'tryAgainPressed' });
  expect(again.state).toMatchObject({ dialog: null, choice: null, wrong: [2], repeats: 0 });
  expect(again.effects).toEqual([
    { type: 'focus', on: 'answers' },
    { type: 'show', what: 'film' },
    { type: 'playClip', exerciseId: 1, optionId: 1 },
  ]);
});

test('a correct answer after one mistake is not assisted and is praised', () => {
  const { state, effects } = run(
    started,
    open(1),
    choose(2),
    okay(),
    { type: 'tryAgainPressed' },
    choose(3),
    okay(),
  );
  expect(state.dialog).toEqual({ kind: 'correct', firstTry: false, assisted: false });
  expect(effects.at(-1)).toEqual({ type: 'playCoaching', name: 'great-you-made-the-right-choice' });
});

const twiceWrong = run(
  started,
  open(1),
  choose(2),
  okay('a1'),
  { type: 'tryAgainPressed' },
  choose(2),
  okay('a2'),
);

test('the second mistake asks why that person was chosen', () => {
  expect(twiceWrong.state.dialog).toEqual({ kind: 'secondIncorrect', chosen: 2 });
  expect(twiceWrong.effects.at(-1)).toEqual({
    type: 'playCoaching',
    name: 'why-did-you-choose-walter-here',
  });
});

test('tapping the right person after two mistakes is an assisted correct attempt', () => {
  const { state, effects } = run(twiceWrong.state, { type: 'rightPersonPressed', attemptId: 'a3', at });
  expect(state.dialog).toEqual({ kind: 'correct', firstTry: false, assisted: true });
  expect(saves(effects)[0]?.attempts).toEqual([
    { attemptId: 'a3', at, outcome: 'correct', selectedOptionId: 3, assisted: true },
  ]);
});

test('the third mistake is treated as the second', () => {
  const { state } = run(twiceWrong.state, { type: 'watchAgainPressed' }, choose(2), okay('a3'));
  expect(state.dialog).toEqual({ kind: 'secondIncorrect', chosen: 2 });
  expect(state.wrong).toEqual([2, 2, 2]);
});

test('Next after two mistakes opens the next exercise', () => {
  const { state } = run(twiceWrong.state, { type: 'nextPressed' });
  expect(state).toMatchObject({ current: 2, clip: 1, wrong: [], dialog: null });
});

test('Skip saves one incorrect attempt with the repeats and moves on', () => {
  const { state, effects } = run(started, open(1), { type: 'repeatPressed' }, skip);
  expect(state.current).toBe(2);
  expect(saves(effects)).toEqual([
    {
      type: 'save',
      exerciseId: 1,
      skip: true,
      repeats: 1,
      attempts: [{ attemptId: 's', at, outcome: 'incorrect', selectedOptionId: 0, assisted: false }],
    },
  ]);
});

test('Skip does nothing at the last exercise, Previous nothing at the first', () => {
  const last = run(started, open(5));
  expect(isLast(last.state)).toBe(true);
  expect(run(last.state, skip)).toEqual({ state: last.state, effects: [] });
  const first = run(started, open(1));
  expect(isFirst(first.state)).toBe(true);
  expect(run(first.state, { type: 'previousPressed' })).toEqual({ state: first.state, effects: [] });
});

test('the end of a part stands before the next one, whose film plays only if it is asked for', () => {
  const crossed = run(started, open(3), choose(3), okay(), { type: 'continuePressed' });
  const dialog = { kind: 'newPart', part: 2, isFilmOn: false };
  expect(crossed.state).toMatchObject({ current: 4, dialog });
  expect(crossed.effects.at(-1)).toEqual({ type: 'pause' });
  const told = run(crossed.state, { type: 'partFilmPressed' });
  expect(told.state.dialog).toEqual({ ...dialog, isFilmOn: true });
  expect(told.effects).toEqual([{ type: 'playCoaching', name: 'part-2-opening' }]);
  const begun = run(crossed.state, { type: 'coachingEnded' });
  expect(begun.state.dialog).toBeNull();
  expect(begun.effects).toEqual(filmShown(4));
  expect(run(started, open(3), skip).state.dialog).toEqual(dialog);
});

test('leaving at the end of a part closes the box, so that it does not cover what is said', () => {
  const { state, effects } = run(started, open(3), skip, { type: 'leavePressed', to: 'game' });
  expect(state).toMatchObject({ current: 4, resumesAt: 4, dialog: null, playback: 'left' });
  expect(effects.slice(-2)).toEqual([
    { type: 'focus', on: 'exercise' },
    { type: 'leave', to: 'game', afterMs: 1500 },
  ]);
});

test('a visit after a day away begins with a greeting, and then the exercise begins', () => {
  const visit: PlayEvent = { type: 'exerciseOpened', exerciseId: 1, opening: 'welcomeBack' };
  const opened = run(started, visit);
  expect(opened.state).toMatchObject({ current: 1, dialog: { kind: 'welcomeBack' } });
  expect(opened.effects).toContainEqual({ type: 'playCoaching', name: 'welcome-back' });
  expect(opened.effects.map(({ type }) => type)).not.toContain('playClip');
  const begun = run(opened.state, { type: 'coachingEnded' });
  expect(begun.state.dialog).toBeNull();
  expect(begun.effects).toEqual(filmShown(1));
  const unasked = { type: 'unaskedRead', unasked: { sound: true, look: false } } as const;
  expect(run(started, unasked, visit).state.dialog).toEqual({ kind: 'soundChoice' });
});

test.each<[string, PlayEvent]>([
  ['selecting an exercise', { type: 'exerciseSelected', exerciseId: 4 }],
  ['the next part', { type: 'nextPartPressed' }],
  ['opening the screen', { type: 'exerciseOpened', exerciseId: 4 }],
])('%s shows no end of a part', (_what, event) => {
  expect(run(started, open(1), event).state).toMatchObject({ current: 4, dialog: null });
});

test('part arrows lead to the first exercise of the neighboring part', () => {
  expect(run(started, open(2), { type: 'nextPartPressed' }).state.current).toBe(4);
  expect(run(started, open(5), { type: 'previousPartPressed' }).state.current).toBe(1);
  expect(run(started, open(2), { type: 'previousPartPressed' }).state.current).toBe(2);
});

test('leaving the last exercise of a whole game opens the final after 100 ms, then the congratulations, then the results', () => {
  const solved = run(started, open(5), choose(3), okay());
  const final = run(solved.state, { type: 'continuePressed' });
  expect(final.effects.at(-1)).toEqual({ type: 'openFinal', afterMs: 100 });
  const shown = run(final.state, { type: 'finalOpened', isAllAnswered: true });
  expect(shown.state.dialog).toEqual({ kind: 'final' });
  const congratulated = run(shown.state, { type: 'coachingEnded' });
  expect(congratulated.state.dialog).toEqual({ kind: 'congratulations' });
  const results = run(congratulated.state, { type: 'showResultsPressed' });
  expect(results.effects.at(-1)).toEqual({ type: 'leave', to: 'Reports', afterMs: 1000, isEnd: true });
  // No dialog covers "Go now", for people who change pages only by hand.
  expect(results.state.dialog).toBeNull();
});

test('with open exercises no film praises at the end: what is open comes at once', () => {
  const left = run(started, open(5), choose(3), okay(), { type: 'continuePressed' });
  const { state, effects } = run(left.state, { type: 'finalOpened', isAllAnswered: false });
  expect(state.dialog).toEqual({ kind: 'congratulations' });
  expect(effects).toEqual([]);
});

test.each(['game', 'Reports'] as const)(
  'leaving for %s takes place after 1.5 s, with the picture stopped',
  (to) => {
    const { state, effects } = run(started, open(1), { type: 'leavePressed', to });
    expect(effects.slice(-2)).toEqual([{ type: 'pause' }, { type: 'leave', to, afterMs: 1500 }]);
    expect(run(state, { type: 'playPressed' }).state.playback).toBe('playing');
  },
);

test('a pause after a correct answer stays at the exercise, with the picture stopped', () => {
  const { state, effects } = run(started, open(1), choose(3), okay(), { type: 'pauseAfterCorrectPressed' });
  expect(state).toMatchObject({ current: 1, dialog: null, playback: 'paused', choice: 3 });
  expect(effects.slice(-2)).toEqual([{ type: 'pause' }, { type: 'focus', on: 'continue' }]);
  const last = run(started, open(5), choose(3), okay(), { type: 'pauseAfterCorrectPressed' });
  expect(last.effects.at(-1)).toEqual({ type: 'focus', on: 'exercise' });
});

test('practice goes through its own exercises in order and ends in the reports', () => {
  const practice = newPlay(exercises, [2, 5]);
  const second = run(practice, open(2), choose(3), okay(), { type: 'continuePressed' });
  expect(second.state).toMatchObject({ current: 5, dialog: null });
  const done = run(second.state, choose(3), okay(), { type: 'continuePressed' });
  expect(done.effects.at(-1)).toEqual({ type: 'leave', to: 'Reports', afterMs: 1000 });
});

test.each<[string, PlayEvent]>([
  ['Previous', { type: 'previousPressed' }],
  ['a part arrow', { type: 'nextPartPressed' }],
  ['the list of exercises', { type: 'exerciseSelected', exerciseId: 5 }],
  ['Finish or Next exercise', { type: 'nextPressed' }],
  ['Save & Exit', { type: 'leavePressed', to: 'game' }],
  ['the logo, Back or a closed tab', { type: 'suspended' }],
])('%s saves what was repeated since the last answer, and only once', (_way, event) => {
  const repeated = run(started, open(2), choose(3), okay(), { type: 'repeatPressed' });
  const { state, effects } = run(repeated.state, event);
  expect(saves(effects)).toEqual([{ type: 'save', exerciseId: 2, attempts: [], skip: false, repeats: 1 }]);
  expect(state.repeats).toBe(0);
});

test.each<[string, PlayEvent]>([
  ['Previous', { type: 'previousPressed' }],
  ['the list of exercises', { type: 'exerciseSelected', exerciseId: 5 }],
])('looking without an answer saves nothing when %s opens another exercise', (_way, event) => {
  const { effects } = run(placed, open(3), { type: 'repeatPressed' }, event);
  expect(saves(effects)).toEqual([]);
});

test.each<[string, PlayEvent]>([
  ['Save & Exit', { type: 'leavePressed', to: 'game' }],
  ['the logo, Back or a closed tab', { type: 'suspended' }],
])('%s saves an exercise without an answer as the place, once', (_way, event) => {
  const place = { type: 'save', exerciseId: 3, attempts: [], skip: false, repeats: 0, isPlace: true };
  expect(saves(run(placed, open(3), event, { type: 'suspended' }).effects)).toEqual([place]);
});

test('no place is saved where Resume opens it anyway, nor in a new game without an answer', () => {
  const suspended: PlayEvent = { type: 'suspended' };
  expect(saves(run(placed, open(1), suspended).effects)).toEqual([]);
  expect(saves(run(started, open(3), suspended).effects)).toEqual([]);
  const solved = run(placed, open(3), choose(3), okay(), { type: 'continuePressed' });
  expect(saves(run(solved.state, suspended).effects)).toEqual([]);
});

test('places are saved from the first answer of a new game on', () => {
  const { state } = run(started, open(1), choose(3), okay(), { type: 'exerciseSelected', exerciseId: 4 });
  expect(saves(run(state, { type: 'suspended' }).effects)).toMatchObject([{ exerciseId: 4, isPlace: true }]);
});

const anyEvent: fc.Arbitrary<PlayEvent> = fc.oneof(
  fc.constantFrom<PlayEvent>(
    ended,
    { type: 'clipStarted' },
    { type: 'clipStalled' },
    { type: 'clipLate', how: 'slow' },
    { type: 'clipLate', how: 'stuck' },
    { type: 'tryAgainPressed' },
    { type: 'watchAgainPressed' },
    { type: 'seeWhyPressed' },
    { type: 'continuePressed' },
    { type: 'pauseAfterCorrectPressed' },
    { type: 'nextPressed' },
    { type: 'previousPressed' },
    { type: 'previousPartPressed' },
    { type: 'nextPartPressed' },
    { type: 'coachingEnded' },
    { type: 'lookFirstEnded', result: 'hit', wasShown: false },
    { type: 'repeatPressed' },
    { type: 'descriptionSwitched', on: true },
    { type: 'descriptionSwitched', on: false },
    overlayOpened('feedback'),
    overlayOpened('modal'),
    overlayClosed('feedback'),
    overlayClosed('modal'),
    { type: 'reminderDue' },
    { type: 'finalOpened', isAllAnswered: true },
    { type: 'finalOpened', isAllAnswered: false },
    { type: 'showResultsPressed' },
    { type: 'leavePressed', to: 'game' },
    { type: 'suspended' },
  ),
  fc.integer({ min: 0, max: 7 }).map((optionId): PlayEvent => ({ type: 'chosen', optionId })),
  fc.integer({ min: 0, max: 9 }).map((exerciseId): PlayEvent => ({ type: 'exerciseSelected', exerciseId })),
  fc.uuid().map((attemptId): PlayEvent => ({ type: 'okayPressed', attemptId, at })),
  fc.uuid().map((attemptId): PlayEvent => ({ type: 'skipPressed', attemptId, at })),
);

test('whatever closes a dialog says where the focus goes, and the first film of an exercise is in view', () => {
  fc.assert(
    fc.property(fc.boolean(), fc.array(anyEvent, { maxLength: 60 }), (looksFirst, events) => {
      const withPlaces = exercises.map((exercise) => ({ ...exercise, hasPlaces: true }));
      let { state } = run(
        newPlay(looksFirst ? withPlaces : exercises),
        { type: 'lookFirstSwitched', on: looksFirst },
        open(1),
      );
      for (const event of events) {
        const next = play(state, event);
        const isClosed = state.dialog !== null && next.state.dialog === null;
        if (isClosed) expect(next.effects).toContainEqual(expect.objectContaining({ type: 'focus' }));
        const isUncovered = next.state.dialog === null && next.state.overlay === null;
        const isMoved = isUncovered && state.current !== next.state.current;
        if (isMoved) expect(next.effects).toContainEqual({ type: 'show', what: 'film' });
        state = next.state;
      }
    }),
  );
});

test('after any events every answer is saved exactly once, and every repeat is saved or still counted', () => {
  fc.assert(
    fc.property(fc.array(anyEvent, { maxLength: 60 }), (events) => {
      let state = run(started, open(1)).state;
      let graded = 0;
      let saved = 0;
      let repeated = 0;
      let repeatsSaved = 0;
      for (const event of events) {
        const before = state;
        const next = play(state, event);
        state = next.state;
        if (event.type === 'okayPressed' && canAnswer(before)) graded += 1;
        if (event.type === 'skipPressed' && !isLast(before)) graded += 1;
        if (event.type === 'repeatPressed') repeated += 1;
        const rows = next.effects.filter((effect) => effect.type === 'save');
        saved += rows.flatMap(({ attempts }) => attempts).length;
        repeatsSaved += rows.reduce((sum, { repeats }) => sum + repeats, 0);
        // Only looking at an exercise saves nothing (docs/product-decisions.md#previous-saves).
        const isViewOnly = !before.solved && before.wrong.length === 0;
        const hasLeft = next.effects.some(({ type }) => type === 'startVisit');
        if (isViewOnly && hasLeft && rows.length === 0) repeated -= before.repeats;
        expect(exercises.some(({ exerciseId }) => exerciseId === state.current)).toBe(true);
      }
      expect(saved).toBe(graded);
      expect(repeatsSaved + state.repeats).toBe(repeated);
    }),
  );
});
