// @vitest-environment jsdom
import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import type { ExerciseEntry } from '#contract/answers.ts';
import type { Game, GameExercise, LookFirstResult } from '#contract/game.ts';
import { specifiedParts } from '#contract/rules/porch-lane.ts';
import { renderInApp } from '#web/testing/render.tsx';
import { newPlay } from '../play/play-state.ts';
import type { CoachingName, PlayState } from '../play/play-types.ts';
import { playExercises } from '../player/game-clips.ts';
import type { PlayController } from '../player/play-controller.ts';
import { PlayDialogs } from './PlayDialogs.tsx';

const clip = (name: string) => ({
  video_url: `/files/assets/${name}.mp4`,
  captions_url: `/files/assets/${name}.vtt`,
  poster_url: `/files/assets/${name}.webp`,
  seconds: 16.6,
});
const partOf = (id: number) => specifiedParts.find(({ first, last }) => id >= first && id <= last)?.part;
const exercises = Array.from({ length: 50 }, (_, index) => ({
  ...{
    exercise_id: index + 1,
    part: partOf(index + 1),
    title: `Scene ${index + 1}`,
    try: `Try ${index + 1}.`,
  },
  main: { answer: 3, options: [] },
}));
const game = {
  parts: specifiedParts.map((part) => ({ ...part, title: `Title ${part.part}` })),
  coaching: { 'part-2-opening': clip('part-2-opening'), 'welcome-back': clip('welcome-back') },
  ...{ exercises, people: [] },
} as unknown as Game;
const dispatch = vi.fn();

beforeEach(() => {
  dispatch.mockReset();
  // Without confetti, for which jsdom has no canvas.
  vi.stubGlobal('matchMedia', () => ({ matches: true, addEventListener() {}, removeEventListener() {} }));
  vi.spyOn(HTMLMediaElement.prototype, 'play').mockResolvedValue();
  vi.spyOn(HTMLMediaElement.prototype, 'pause').mockReturnValue();
});

function renderDialog(
  dialog: PlayState['dialog'],
  {
    coaching = null as CoachingName | null,
    answered = [] as number[],
    firstTry = 0,
    current = 1,
    entries = [] as ExerciseEntry[],
    missed = [] as number[],
  } = {},
) {
  const open = game.exercises.map(({ exercise_id }) => exercise_id).filter((id) => !answered.includes(id));
  return renderInApp(
    <PlayDialogs
      game={game}
      exercise={exercises[current - 1] as unknown as GameExercise}
      state={{ ...newPlay(playExercises(game)), dialog }}
      coaching={coaching}
      controller={{ dispatch } as unknown as PlayController}
      entries={entries}
      open={open}
      answered={new Set(answered)}
      firstTry={firstTry}
      missed={new Set(missed)}
    />,
  );
}

const congratulations = 'Congrats!!! You have Finished The Game.';
const withGaps = 'You have reached the end.';
const all = game.exercises.map(({ exercise_id }) => exercise_id);
const hasParty = () => document.querySelector('img[src*="four-people"]') !== null;
const litWindows = () => document.querySelectorAll('[data-window][data-lit]').length;

test('the end shows the windows that the player has lit, and how many were spotted the first time', async () => {
  renderDialog({ kind: 'congratulations' }, { answered: [1, 2, 50], firstTry: 2 });
  expect(await screen.findByRole('dialog', { name: withGaps })).toBeDefined();
  expect(screen.getByText('You spotted 2 of 3 the first time.')).toBeDefined();
  expect(screen.getByText('47 exercises are still open.')).toBeDefined();
  expect(screen.queryByText(/Congrats/)).toBeNull();
  expect(hasParty()).toBe(false);
  expect(screen.queryByRole('button', { name: 'Show a friend' })).toBeNull();
  expect(litWindows()).toBe(3);
  const main = document.querySelector<HTMLElement>('[data-variant=primary]');
  expect(main?.textContent).toBe('Go to the first open exercise');
  await userEvent.click(main as HTMLElement);
  expect(dispatch).toHaveBeenCalledWith({ type: 'exerciseSelected', exerciseId: 3 });
});

test('the end after skips alone counts nothing', async () => {
  renderDialog({ kind: 'congratulations' }, { answered: [], firstTry: 0 });
  expect(await screen.findByRole('dialog', { name: withGaps })).toBeDefined();
  expect(screen.queryByText(/You spotted/)).toBeNull();
  expect(screen.getByText(/50 exercises are still open/)).toBeDefined();
});

test('one open exercise is not called several', async () => {
  renderDialog({ kind: 'congratulations' }, { answered: all.slice(1), firstTry: 0 });
  expect(await screen.findByText('One exercise is still open.')).toBeDefined();
});

test('with every exercise answered all windows are lit, and Show Results leads on', async () => {
  renderDialog({ kind: 'congratulations' }, { answered: all, firstTry: 41 });
  expect(await screen.findByText('You spotted 41 of 50 the first time.')).toBeDefined();
  expect(screen.getByRole('heading', { name: congratulations })).toBeDefined();
  expect(litWindows()).toBe(50);
  expect(hasParty()).toBe(true);
  expect(screen.getByRole('button', { name: 'Show a friend' })).toBeDefined();
  const print = screen.getByRole('link', { name: 'Print one page for my doctor' });
  expect(print.getAttribute('href')).toBe('/dashboard?tab=Reports');
  await userEvent.click(screen.getByRole('button', { name: 'Show Results' }));
  expect(dispatch).toHaveBeenCalledWith({ type: 'showResultsPressed' });
});

const entry = (exercise_id: number, outcome: 'correct' | 'incorrect', look_first: LookFirstResult) =>
  ({
    exercise_id,
    look_first,
    main: [{ attempt_outcome: outcome }],
    skip: false,
  }) as unknown as ExerciseEntry;

/** After exercises 1 to 3, of which the second was missed. */
const firstPart = {
  current: 4,
  answered: [1, 2, 3],
  missed: [2],
  entries: [entry(1, 'correct', 'hit'), entry(2, 'incorrect', 'missed'), entry(3, 'correct', 'notAsked')],
};
const newPart = (isFilmOn = false) => ({ kind: 'newPart', part: 2, isFilmOn }) as const;

test('the end of a part shows its lit house, what was found, one thing for home, and what is next', async () => {
  renderDialog(newPart(), firstPart);
  const dialog = await screen.findByRole('dialog', { name: 'Title 1 is lit.' });
  expect(litWindows()).toBe(3);
  expect(document.querySelector('[data-porch=lit]')).not.toBeNull();
  expect(dialog.textContent).toContain('You found 1 of 2 places yourself, with the first tap.');
  expect(dialog.textContent).toContain('You spotted 2 of 3 the first time.');
  expect(dialog.textContent).toContain('Try this: Try 2.');
  expect(screen.getAllByText(/Part 2: Title 2/)).toHaveLength(1);
  const main = document.querySelector<HTMLElement>('[data-variant=primary]');
  expect(main?.textContent).toBe('Skip to the exerciseNext: Scene 4');
  await userEvent.click(main as HTMLElement);
  expect(dispatch).toHaveBeenCalledWith({ type: 'coachingEnded' });
});

test('the film of the next part plays only when it is asked for', async () => {
  renderDialog(newPart(), firstPart);
  await userEvent.click(await screen.findByRole('button', { name: 'What is this part about? 17 s' }));
  expect(dispatch).toHaveBeenCalledWith({ type: 'partFilmPressed' });
  expect(document.querySelector('video')).toBeNull();
  cleanup();
  renderDialog(newPart(true), firstPart);
  await screen.findByRole('dialog');
  expect(document.querySelector('video')?.getAttribute('src')).toContain('part-2-opening');
});

test('a part that was left with gaps is not called lit', async () => {
  renderDialog(newPart(), { ...firstPart, answered: [2], entries: [] });
  expect(await screen.findByRole('dialog', { name: 'Title 1: 1 of 3 windows is lit.' })).toBeDefined();
  expect(document.querySelector('[data-porch=lit]')).toBeNull();
  expect(screen.queryByText(/You (spotted|found)/)).toBeNull();
});

test('the greeting plays, and the exercise can begin at once', async () => {
  renderDialog({ kind: 'welcomeBack' }, { coaching: 'welcome-back' });
  expect(await screen.findByRole('dialog', { name: 'Welcome back!' })).toBeDefined();
  await expect.poll(() => document.querySelector('video')?.getAttribute('src')).toContain('welcome-back');
  await userEvent.click(screen.getByRole('button', { name: 'Skip to the exercise' }));
  expect(dispatch).toHaveBeenCalledWith({ type: 'coachingEnded' });
});
