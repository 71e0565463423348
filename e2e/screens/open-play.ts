import type { Page } from '@playwright/test';
import { FILMED } from '#content/filmed.ts';
import { endpoints } from '#contract/endpoints.ts';
import { paths } from '#contract/pages/paths.ts';
import { headersOf, openAs, signUp } from '../steps/accounts.ts';
import { exerciseInList, jumpTo } from '../steps/game.ts';
import type { Screen } from './screen.ts';

export const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name });

/** Opens a page as the sandbox's Walter, with some exercises answered. */
export async function openAsWalter(page: Page, path: string) {
  const response = await page.request.post('/api/v2/user/login', {
    data: { email: 'walter', password: 'porch swing 2' },
  });
  await openAs(page, await response.json(), path);
  await page.getByText('Last exercise answered').or(page.getByText('Last played on')).waitFor();
}

/**
 * Opens an exercise with a new account.
 * @returns the names of the right and the wrong person
 */
export async function openExercise(page: Page, exerciseId: number) {
  const person = await signUp(page.request, 'facility');
  await openAs(page, person, paths.game);
  const game = await (await page.request.get('/api/v2/user/games/1', { headers: headersOf(person) })).json();
  const last = game.exercises.length;
  const id = Math.min(exerciseId, last);
  await page.getByRole('heading', { level: 1, name: /^Exercise 1:/ }).waitFor();
  if (id !== 1) {
    await button(page, /^Exercises:/).click();
    await exerciseInList(page, id).click();
    // A survey may stand before it.
    const heading = page.getByRole('heading', { name: new RegExp(`^Exercise ${id}:`), includeHidden: true });
    await heading.first().waitFor({ state: 'attached' });
  }
  const { main } = game.exercises[id - 1];
  const name = (isRight: boolean) =>
    main.options.find(
      (option: { id: number; is_selectable: boolean }) =>
        option.is_selectable && (option.id === main.answer) === isRight,
    ).character as string;
  return { right: name(true), wrong: name(false) };
}

export async function choose(page: Page, name: string) {
  await page.getByRole('radio', { name }).check({ force: true });
  await button(page, 'Okay').click();
  await page.locator('[role=dialog], [role=alertdialog]').waitFor();
}

/** Opens a page with a new account that has answered this many exercises, four of five right the first time. */
export async function openAfter(page: Page, answered: number, path: string = paths.dashboard) {
  const person = await signUp(page.request, 'facility');
  for (let exercise_id = 1; exercise_id <= answered; exercise_id += 1) {
    const attempt_outcome = exercise_id % 5 === 2 ? 'incorrect' : 'correct';
    const main = [{ attempt_outcome, attempted_at: new Date().toISOString() }];
    await page.request.post(endpoints.saveAnswer.path, {
      headers: headersOf(person),
      data: {
        ...{ gameID: '1', newSession: false },
        exercise: { exercise_id, time: 20, repeats: 0, skip: false, main },
      },
    });
  }
  await openAs(page, person, path);
}

/** A screen of the game. */
export const game = (name: string, prepare: Screen['prepare'], wholePage = false): Screen => ({
  name: `game-${name}`,
  path: paths.home,
  wholePage,
  full: true,
  ...(prepare && { prepare }),
});

export async function playToTheEnd(page: Page) {
  await jumpTo(page, FILMED);
  // Players who jump past the fourth exercise see the surveys first.
  await page.getByRole('dialog').getByRole('button', { name: 'Later' }).click();
  await button(page, 'Finish').click();
}
