// @vitest-environment jsdom

import { cleanup, fireEvent, screen } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import type { GameExercise } from '#contract/game.ts';
import { buildGame } from '#server/game/build-game.ts';
import { testContent } from '#server/testing/test-content.ts';
import { renderInApp } from '#web/testing/render.tsx';
import { newPlay } from '../play/play-state.ts';
import type { CoachingName, PlayEvent, PlayState } from '../play/play-types.ts';
import { exerciseOf, playExercises } from '../player/game-clips.ts';
import type { PlayController } from '../player/play-controller.ts';
import { AnswerDialog } from './AnswerDialogs.tsx';

const game = buildGame(testContent);
const exercise = exerciseOf(game, 1);
const shortOf = (name: string) => exercise.main.options.find(({ character }) => character === name)?.short;
let events: PlayEvent[];

beforeEach(() => {
  events = [];
  vi.spyOn(HTMLMediaElement.prototype, 'play').mockResolvedValue();
  vi.spyOn(HTMLMediaElement.prototype, 'pause').mockReturnValue();
});

/** Shows a dialog about exercise 1, in which Mina is right and Walter is wrong. */
function show(
  dialog: PlayState['dialog'],
  {
    coaching = null,
    missed = [],
    state = exercise.state,
    open = [],
    practice = null,
  }: {
    coaching?: CoachingName | null;
    missed?: number[];
    state?: GameExercise['state'];
    open?: number[];
    practice?: number[] | null;
  } = {},
) {
  const controller = { dispatch: (event: PlayEvent) => events.push(event) } as unknown as PlayController;
  renderInApp(
    <AnswerDialog
      game={game}
      exercise={{ ...exercise, state }}
      state={{ ...newPlay(playExercises(game), practice), dialog }}
      coaching={coaching}
      controller={controller}
      entries={[]}
      open={open}
      answered={new Set()}
      firstTry={0}
      missed={new Set(missed)}
    />,
  );
  return screen.getByRole(dialog?.kind === 'incorrect' ? 'alertdialog' : 'dialog');
}

const correct = { kind: 'correct', firstTry: true, assisted: false } as const;
const voice = () => document.querySelector('video')?.getAttribute('src');
const ended = () => fireEvent.ended(document.querySelector('video') as Element);

test.each([
  ['a first try', correct, [], 'You spotted it the first time.'],
  ['a first try at an exercise that was missed earlier', correct, [1], 'You took another look.'],
  ['a second try', { ...correct, firstTry: false }, [1], 'You took another look.'],
  ['help', { kind: 'correct', firstTry: false, assisted: true } as const, [1], 'We looked at it together.'],
])('after %s the line under "Right, you got it!" is true', (_how, dialog, missed, line) => {
  const lines = ['You spotted it the first time.', 'You took another look.', 'We looked at it together.'];
  const text = show(dialog, { missed }).textContent;
  expect(text).toContain('Right, you got it!');
  expect(lines.filter((other) => text?.includes(other))).toEqual([line]);
});

test('a right answer shows who was right, with their words, and why', () => {
  const text = show(correct).textContent;
  expect(text).toContain(`Mina is correct“${shortOf('Mina')}”`);
  expect(text).toContain(`Why${exercise.why}`);
  expect(text).toContain(`Try this: ${exercise.try}`);
  expect(
    screen.queryByRole('img', { name: `The scene again. The ring marks: ${exercise.signal_words}.` }),
  ).not.toBeNull();
});

test('a line says what the ring marks; made safe, the person whose scene it is says so', () => {
  const dialog = show(correct);
  expect(dialog.textContent).toContain(`Look here: ${exercise.signal_words}`);
  fireEvent.load(dialog.querySelector('[src*=safe]') as Element);
  fireEvent.click(screen.getByRole('button', { name: 'Made safe' }));
  expect(dialog.textContent).toContain('Rosa: “That is much safer. Thank you!”');
  expect(dialog.textContent).not.toContain('Look here');
});

test('where all was in order nothing is made safe, and nobody says thank you', () => {
  const dialog = show(correct, { state: 'safe' });
  expect(dialog.textContent).toContain(`Look here: ${exercise.signal_words}`);
  expect(dialog.querySelector('[src*=safe]')).toBeNull();
  expect(voice()).toContain('/ex01_5.mp4');
});

test('the coaching clip is heard first, then the reason; Continue works at once', () => {
  show(correct, { coaching: 'right-you-got-it' });
  expect(voice()).toContain('/right-you-got-it.mp4');
  fireEvent.click(screen.getByRole('button', { name: 'Continue' }));
  expect(events).toEqual([{ type: 'continuePressed' }]);
  ended();
  expect(voice()).toContain('/ex01_5.mp4');
});

test('seen again, the reason is heard at once', () => {
  show(correct);
  expect(voice()).toContain('/ex01_5.mp4');
});

test('the first mistake says where to look and answers the claim, and does not give the answer away', () => {
  const dialog = show(
    { kind: 'incorrect', chosen: 2 },
    {
      coaching: 'sorry-that-is-not-the-right-answer-please-try-again',
    },
  );
  expect(dialog.textContent).toContain(exercise.hint);
  expect(dialog.textContent).toContain(`You chose Walter“${shortOf('Walter')}”${exercise.why_not}`);
  expect(dialog.textContent).not.toContain('Mina');
  expect(dialog.textContent).not.toContain(exercise.why);
  expect(screen.queryByRole('img', { name: /ring/ })).toBeNull();
  expect(dialog.innerHTML).not.toContain('safe.jpg');
  ended();
  expect(voice()).toContain('/sorry-that-is-not-the-right-answer-please-try-again.mp4');
});

test('after the second mistake the right person can be tapped', () => {
  const dialog = show({ kind: 'secondIncorrect', chosen: 2 });
  expect(dialog.textContent).toContain(
    'Mina is correct. Tap Mina to agree, or continue with “Next exercise”.',
  );
  expect(screen.getByRole('button', { name: 'Next exercise' })).toBeDefined();
  expect(dialog.textContent).toContain(exercise.why);
  fireEvent.click(screen.getByRole('button', { name: 'Mina' }));
  expect(events).toMatchObject([{ type: 'rightPersonPressed' }]);
});

test('the reason comes first, then what to try at home, then what speaks against the other claim', () => {
  const text = show(correct).textContent ?? '';
  const places = [exercise.why, exercise.try, exercise.why_not].map((words) => text.indexOf(words));
  expect(places).not.toContain(-1);
  expect(places).toEqual(places.toSorted((one, other) => one - other));
});

test('at the last exercise the way on after the second mistake is called Finish, in its button and its sentence', () => {
  const dialog = show({ kind: 'secondIncorrect', chosen: 2 }, { practice: [1] });
  expect(dialog.textContent).toContain('or continue with “Finish”.');
  expect(screen.getByRole('button', { name: 'Finish' })).toBeDefined();
});

test('after the first answer of a game, right or not, one line says how many more there are', () => {
  const others = game.exercises.map(({ exercise_id }) => exercise_id).slice(1);
  const line = /That was it\. 49 more, whenever you like\./;
  expect(show(correct, { open: others }).textContent).toMatch(line);
  cleanup();
  expect(show({ kind: 'secondIncorrect', chosen: 2 }, { open: others }).textContent).toMatch(line);
  cleanup();
  expect(show(correct, { open: others.slice(1) }).textContent).not.toMatch(/That was it/);
});
