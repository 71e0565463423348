// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import type { Game, GameExercise } from '#contract/game.ts';
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
});
const exercises = Array.from({ length: 50 }, (_, index) => ({
  ...{ exercise_id: index + 1, part: 1, main: { answer: 3, options: [] } },
}));
const game = {
  parts: specifiedParts.map((part) => ({ ...part, title: 'Recognizing Hazards' })),
  coaching: { 'part-1-opening': clip('part-1-opening'), 'welcome-back': clip('welcome-back') },
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
  { coaching = null as CoachingName | null, answered = [] as number[], firstTry = 0 } = {},
) {
  const open = game.exercises.map(({ exercise_id }) => exercise_id).filter((id) => !answered.includes(id));
  return renderInApp(
    <PlayDialogs
      game={game}
      exercise={exercises[0] as unknown as GameExercise}
      state={{ ...newPlay(playExercises(game)), dialog }}
      coaching={coaching}
      controller={{ dispatch } as unknown as PlayController}
      open={open}
      answered={new Set(answered)}
      firstTry={firstTry}
      missed={new Set()}
    />,
  );
}

const congratulations = 'Congrats!!! You have Finished The Game.';
const withGaps = 'You have reached the last exercise';
const litWindows = () => document.querySelectorAll('[data-window][data-lit]').length;

test('the end shows the windows that the player has lit, and how many were spotted the first time', async () => {
  renderDialog({ kind: 'congratulations' }, { answered: [1, 2, 50], firstTry: 2 });
  expect(await screen.findByRole('dialog', { name: withGaps })).toBeDefined();
  expect(screen.getByText(congratulations).tagName).toBe('P');
  expect(screen.getByText('You spotted 2 of 3 the first time.')).toBeDefined();
  expect(screen.getByText(/47 exercises are still open/)).toBeDefined();
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

test('with every exercise answered all windows are lit, and Show Results leads on', async () => {
  const all = game.exercises.map(({ exercise_id }) => exercise_id);
  renderDialog({ kind: 'congratulations' }, { answered: all, firstTry: 41 });
  expect(await screen.findByText('You spotted 41 of 50 the first time.')).toBeDefined();
  expect(screen.getByRole('heading', { name: congratulations })).toBeDefined();
  expect(litWindows()).toBe(50);
  expect(screen.getByRole('button', { name: 'Show a friend' })).toBeDefined();
  await userEvent.click(screen.getByRole('button', { name: 'Show Results' }));
  expect(dispatch).toHaveBeenCalledWith({ type: 'showResultsPressed' });
});

test.each<[PlayState['dialog'], CoachingName, string]>([
  [{ kind: 'partIntro', part: 1 }, 'part-1-opening', 'Part 1: Recognizing Hazards'],
  [{ kind: 'welcomeBack' }, 'welcome-back', 'Welcome back!'],
])('the dialog %o plays %s, and the exercise can begin at once', async (dialog, coaching, title) => {
  renderDialog(dialog, { coaching });
  expect(screen.getByRole('dialog', { name: title })).toBeDefined();
  expect(document.querySelector('video')?.getAttribute('src')).toContain(coaching);
  await userEvent.click(screen.getByRole('button', { name: 'Skip to the exercise' }));
  expect(dispatch).toHaveBeenCalledWith({ type: 'coachingEnded' });
});
