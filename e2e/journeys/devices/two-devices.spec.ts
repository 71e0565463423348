import { randomUUID } from 'node:crypto';
import type { Locator, Page } from '@playwright/test';
import { endpoints } from '#contract/endpoints.ts';
import { paths } from '#contract/pages/paths.ts';
import { expect, test } from '#e2e/setup/fixtures.ts';
import { headersOf, openAs, signUpAndAnswer } from '#e2e/steps/accounts.ts';
import { delayResponse } from '#e2e/steps/delay-response.ts';
import {
  answerRight,
  expectExercise,
  jumpTo,
  openGame,
  press,
  readCurrentPlaythrough,
  readGame,
} from '#e2e/steps/game.ts';

/** One player, two devices or two tabs: no saved answer is archived without the player's knowledge. */

/** Answers an exercise on another device of the same player. */
async function answerOnOtherDevice(
  page: Page,
  token: string,
  exercise_id: number,
  game: object = { newSession: false },
): Promise<void> {
  const main = [{ attempt_outcome: 'correct', attempted_at: new Date().toISOString() }];
  const exercise = { exercise_id, time: 20, repeats: 0, skip: false, main };
  const response = await page.request.post(endpoints.saveAnswer.path, {
    headers: headersOf({ token }),
    data: { gameID: '1', ...game, exercise },
  });
  expect(response.status()).toBe(200);
}

/** Starts a new game on another device, with one answer. */
const startOnOtherDevice = (page: Page, token: string) =>
  answerOnOtherDevice(page, token, 1, { newSession: true, session: randomUUID() });

const questionOf = (page: Page) => page.getByRole('alertdialog', { name: 'You started a newer game' });

/** Does the steps; fails as soon as the page asks which of two games to play, which would cover what the steps press. */
async function withoutQuestion(page: Page, steps: () => Promise<void>): Promise<void> {
  const asked = questionOf(page)
    .waitFor({ timeout: 0 })
    .then(() => {
      throw new Error('The page asks which of two games to play');
    });
  asked.catch(() => {});
  await Promise.race([steps(), asked]);
}

/**
 * Simulates that the player returns to this device until the question appears: a return while the page already asks the
 * server sends nothing new, and that answer may be from before the other device's game.
 */
async function returnUntilAsked(page: Page, question: Locator): Promise<void> {
  await expect(async () => {
    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange', { bubbles: true })));
    await expect(question).toBeVisible({ timeout: 3_000 });
  }).toPass({ timeout: 30_000 });
}

test('after a new game on another device a dialog asks which one to play, and either can be continued', async ({
  page,
}) => {
  const { token } = await openGame(page);
  const game = await readGame(page, token);
  await answerRight(page, game, 1);
  await press(page, 'Continue');
  await expectExercise(page, 2);
  await expect.poll(async () => (await readCurrentPlaythrough(page, token))?.totalAnswered).toBe(1);

  await startOnOtherDevice(page, token);
  const question = questionOf(page);
  await returnUntilAsked(page, question);
  await question.getByRole('button', { name: 'Keep playing this game' }).click();
  await expect(question).toBeHidden();
  await answerRight(page, game, 2);
  await expect.poll(async () => (await readCurrentPlaythrough(page, token))?.totalAnswered).toBe(2);
  await press(page, 'Continue');

  await startOnOtherDevice(page, token);
  await returnUntilAsked(page, question);
  await question.getByRole('button', { name: 'Continue with the newer game' }).click();
  await expect(question).toBeHidden();
  await expectExercise(page, 2);
  await answerRight(page, game, 2);
  await expect.poll(async () => (await readCurrentPlaythrough(page, token))?.totalAnswered).toBe(2);
});

test('a game that starts elsewhere before this device has read its first game does not take its place', {
  tag: '@full',
}, async ({ page }) => {
  const { token } = await openGame(page);
  const game = await readGame(page, token);
  const release = await delayResponse(page, endpoints.resumeGame.path.replace('{gameID}', '1'));
  await answerRight(page, game, 1);
  await expect.poll(async () => (await readCurrentPlaythrough(page, token))?.totalAnswered).toBe(1);
  await expect(page.getByText('Saved', { exact: true })).toBeVisible();
  await startOnOtherDevice(page, token);
  release();
  const question = questionOf(page);
  await returnUntilAsked(page, question);
  await question.getByRole('button', { name: 'Keep playing this game' }).click();
  await expect(question).toBeHidden();
  await press(page, 'Continue');
  await expectExercise(page, 2);
});

test('a first game that is open in two tabs is one game', { tag: '@full' }, async ({ page, context }) => {
  const person = await openGame(page);
  const game = await readGame(page, person.token);
  const other = await context.newPage();
  await openAs(other, person, paths.game);
  await expectExercise(other, 1);
  await answerRight(page, game, 1);
  await expect.poll(async () => (await readCurrentPlaythrough(page, person.token))?.totalAnswered).toBe(1);
  await withoutQuestion(other, async () => {
    await jumpTo(other, 2);
    await answerRight(other, game, 2);
    await expect
      .poll(async () => (await readCurrentPlaythrough(page, person.token))?.lastAnsweredExercise)
      .toBe(2);
  });
  expect((await readCurrentPlaythrough(page, person.token))?.totalAnswered).toBe(2);
});

test('on a slow network the dashboard shows stored results as out of date, and updates them with the response', {
  tag: '@full',
}, async ({ page }) => {
  const person = await signUpAndAnswer(page.request);
  await openAs(page, person, paths.dashboard);
  const answers = endpoints.listAnswers.path;
  await expect
    .poll(() => page.evaluate(async (path) => Boolean(await caches.match(path)), answers))
    .toBe(true);
  await answerOnOtherDevice(page, person.token, 2);
  await page.clock.install();
  const release = await delayResponse(page, answers);
  const requested = page.waitForRequest(`**${answers}`);
  await page.reload();
  await requested;
  const staleNotice = page.getByText('This page may be out of date.');
  await expect(staleNotice).toHaveCount(0);
  await page.clock.fastForward(5_000);
  await expect(page.getByText('Last exercise answered: #1')).toBeVisible();
  await expect(staleNotice).toBeVisible();
  release();
  await expect(page.getByText('Last exercise answered: #2')).toBeVisible();
  await expect(staleNotice).toHaveCount(0);
  await page.getByRole('button', { name: /^Resume Play/ }).click();
  await expectExercise(page, 3);
});
