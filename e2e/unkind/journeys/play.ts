import { expectFilm } from '#e2e/checks/film-word.ts';
import { expect } from '#e2e/setup/fixtures.ts';
import { signUp } from '#e2e/steps/accounts.ts';
import {
  answerRight,
  answerWrong,
  answerWrongAgain,
  choose,
  expectExercise,
  press,
  readCurrentPlaythrough,
  readGame,
} from '#e2e/steps/game.ts';
import type { Journey, Stage, Step } from '../journey.ts';
import { logIn } from './log-in.ts';

/** Journeys on the stage of the game. */

const openGame = ({ page }: Stage): Step => ({
  does: 'opens the film',
  act: () => page.getByRole('button', { name: /^Resume Play/ }).click(),
  async sees() {
    await expectExercise(page, 1);
    await expectFilm(page, 'runs');
  },
});

export const tryOneExercise: Journey = async ({ page }) => [
  {
    does: 'opens the film',
    act: () => page.goto('/try'),
    async sees() {
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Exercise 1: A Gift in the Kitchen');
      await expectFilm(page, 'runs');
    },
  },
  {
    does: 'answers right',
    act: () => choose(page, 'Mina'),
    sees: () => expect(page.getByRole('heading', { name: 'Right, you got it!' })).toBeVisible(),
  },
  {
    does: 'goes on',
    act: () => press(page, 'Finish'),
    sees: () => expect(page.getByRole('heading', { name: "That's all there is to it." })).toBeVisible(),
  },
];

export const logInAndAnswer: Journey = async (stage) => {
  const { page } = stage;
  const person = await signUp(page.request, 'facility');
  const game = await readGame(page, person.token);
  const isSaved = (answered: number) =>
    expect
      .poll(async () => (await readCurrentPlaythrough(page, person.token))?.totalAnswered, {
        timeout: 60_000,
      })
      .toBe(answered);
  return [
    ...logIn(stage, person),
    openGame(stage),
    { does: 'answers right', act: () => answerRight(page, game, 1), sees: () => isSaved(1) },
    { does: 'goes on', act: () => press(page, 'Continue'), sees: () => expectExercise(page, 2) },
    {
      does: 'answers wrong',
      act: () => answerWrong(page, game, 2),
      sees: () => expect(page.getByRole('button', { name: 'Try again' })).toBeVisible(),
    },
    { does: 'answers wrong again', act: () => answerWrongAgain(page, game, 2), sees: () => isSaved(2) },
  ];
};

export const useTheControls: Journey = async (stage) => {
  const { page } = stage;
  const person = await signUp(page.request, 'facility');
  const panel = page.getByRole('dialog', { name: 'Sound & captions' });
  const slower = panel.getByRole('radio', { name: 'Slower', exact: true });
  const captions = panel.getByRole('checkbox', { name: 'Captions' });
  return [
    ...logIn(stage, person),
    openGame(stage),
    {
      does: 'pauses',
      act: () => press(page, 'Pause'),
      sees: () => expectFilm(page, 'stands'),
    },
    {
      does: 'plays slower',
      async act() {
        await press(page, 'Sound & captions');
        await slower.check({ force: true });
      },
      sees: () => expect(slower).toBeChecked(),
    },
    {
      does: 'turns captions off',
      async act() {
        await captions.uncheck({ force: true });
        await panel.getByRole('button', { name: 'Close' }).click();
      },
      sees: () => expect(panel).toBeHidden(),
    },
    { does: 'skips', act: () => press(page, 'Skip'), sees: () => expectExercise(page, 2) },
    {
      does: 'saves and leaves',
      act: () => page.getByRole('button', { name: /^Save & / }).click(),
      async sees() {
        await expect(page).toHaveURL(/dashboard/);
        await expect
          .poll(async () => (await readCurrentPlaythrough(page, person.token))?.skipped, { timeout: 60_000 })
          .toBe(1);
      },
    },
  ];
};
