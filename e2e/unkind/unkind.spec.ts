import type { Page } from '@playwright/test';
import { paths } from '#contract/pages/paths.ts';
import { expect, test } from '#e2e/setup/fixtures.ts';
import { openAs, signUp, submitLogin } from '#e2e/steps/accounts.ts';
import {
  answerRight,
  expectExercise,
  lookFirstStage,
  readCurrentPlaythrough,
  readGame,
  speedUp,
} from '#e2e/steps/game.ts';
import type { Journey } from './condition.ts';
import { conditions } from './conditions.ts';

/** The journeys in browsers that are unkind: `npm test` runs each condition once, FULL=1 every pair. */

type Steps = (page: Page, forbidden: RegExp | undefined) => Promise<unknown>;

const journeys: Readonly<Record<Journey, Steps>> = {
  async 'try one exercise'(page, forbidden) {
    await speedUp(page);
    await page.goto('/try');
    if (forbidden) return expect(page.getByText(forbidden).first()).toBeVisible();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Exercise 1: A Gift in the Kitchen');
    await page
      .getByRole('radiogroup', { name: 'Who is Correct?' })
      .getByRole('radio')
      .first()
      .check({ force: true });
    await page.getByRole('button', { name: 'Okay' }).click();
    await expect(page.getByRole('button', { name: 'Finish' })).toBeVisible();
  },

  async 'log in and answer'(page, forbidden) {
    const person = await signUp(page.request, 'facility');
    const game = await readGame(page, person.token);
    await speedUp(page);
    await page.goto(paths.home);
    await submitLogin(page, person.userName, person.password);
    if (forbidden) return expect(page.getByText(forbidden).first()).toBeVisible();
    await page.getByRole('button', { name: /^Resume Play/ }).click();
    await expectExercise(page, 1);
    await answerRight(page, game, 1);
    await expect.poll(async () => (await readCurrentPlaythrough(page, person.token))?.totalAnswered).toBe(1);
  },

  async 'read and get help'(page) {
    await page.goto(paths.terms);
    await expect(page.getByRole('heading', { level: 2 }).first()).toBeVisible();
    await page.getByRole('button', { name: 'Need help?' }).first().click();
    await expect(page.getByRole('dialog')).toBeVisible();
  },
};

test('a device whose storage the browser has emptied is still logged in, and keeps its text size', async ({
  page,
}) => {
  const person = await signUp(page.request, 'facility');
  await page.goto(paths.home);
  const kept = page.waitForResponse('**/api/v2/user/keptLogin');
  await submitLogin(page, person.userName, person.password);
  await expect(page.getByRole('button', { name: 'Start New' })).toBeVisible();
  await kept;
  await page.evaluate(() => localStorage.clear());
  await page.goto(paths.dashboard);
  await expect(page.getByRole('button', { name: 'Start New' })).toBeVisible();
  await page.evaluate(() => localStorage.clear());
  await page.context().clearCookies({ name: 'kept' });
  await page.goto(paths.dashboard);
  await expect(page).not.toHaveURL(paths.dashboard);
});

for (const { times, tag } of [
  { times: 4, tag: ['@worker'] },
  { times: 50, tag: ['@worker', '@full'] },
]) {
  test(`a game that is opened while the worker installs starts, ${times} times of ${times}`, { tag }, async ({
    page,
    browser,
    baseURL,
  }) => {
    test.setTimeout(600_000);
    const person = await signUp(page.request, 'facility');
    for (let time = 0; time < times; time += 1) {
      const context = await browser.newContext({ baseURL: baseURL ?? '', serviceWorkers: 'allow' });
      const fresh = await context.newPage();
      await openAs(fresh, person, paths.game);
      await expect(lookFirstStage(fresh)).toBeVisible();
      await context.close();
    }
  });
}

for (const { name, arrange, journeys: spread, forbids, expectedErrors = [] } of conditions) {
  test.describe(name, () => {
    test.use({ expectedErrors: [...expectedErrors] });
    for (const [journey, steps] of Object.entries(journeys) as [Journey, Steps][]) {
      const tag = spread.includes(journey) ? [] : ['@full'];
      test(journey, { tag }, async ({ page }) => {
        await arrange(page);
        await steps(page, forbids?.[journey]);
      });
    }
  });
}
