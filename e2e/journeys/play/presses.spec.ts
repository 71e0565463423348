import type { Page } from '@playwright/test';
import { paths } from '#contract/pages/paths.ts';
import { expect, test } from '#e2e/setup/fixtures.ts';
import { openAs, signUp } from '#e2e/steps/accounts.ts';
import { expectExercise, film, peopleOf, readGame } from '#e2e/steps/game.ts';
import { clickAgain, pressAsAPerson } from '#e2e/steps/press-as-a-person.ts';

/** A finger that trembles, and a hand that double-clicks everything. */

/** After this time what has appeared takes presses. */
const settledMs = 800;

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true });

async function openGame(page: Page) {
  await pressAsAPerson(page);
  const person = await signUp(page.request, 'facility');
  await openAs(page, person, paths.game);
  await expect(film(page)).toBeVisible();
  return person;
}

test('a double click is one press: on Pause and Skip', async ({ page }) => {
  await openGame(page);
  await expectExercise(page, 1);
  await page.waitForTimeout(settledMs);
  await clickAgain(button(page, 'Pause'), 200);
  await expect(button(page, 'Play')).toBeVisible();
  await clickAgain(button(page, /^Skip/), 250);
  await expectExercise(page, 2);
  await page.waitForTimeout(settledMs);
  await expectExercise(page, 2);
});

test('what appears under the finger takes no second press: the reason stays', async ({ page }) => {
  await page.setViewportSize({ width: 768, height: 1024 });
  const { token } = await openGame(page);
  const game = await readGame(page, token);
  await page.waitForTimeout(settledMs);
  await expectExercise(page, 1);
  await page.waitForTimeout(settledMs);
  await page.getByRole('radio', { name: peopleOf(game, 1).right }).check({ force: true });
  await page.waitForTimeout(settledMs);
  await clickAgain(page.getByRole('button', { name: /^Okay/ }), 350);
  await expect(page.getByRole('heading', { name: 'Right, you got it!' })).toBeVisible();
  await page.waitForTimeout(settledMs);
  await expect(page.getByRole('heading', { name: 'Right, you got it!' })).toBeVisible();
});
