import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { endpoints } from '#contract/endpoints.ts';
import { paths } from '#contract/paths.ts';
import { expect, test } from './fixtures.ts';
import { answerRight, atExercise, jumpTo, openGame, press, readGame, readRecord } from './game-steps.ts';
import { holdBack } from './hold-back.ts';
import { openAs, signUpAndAnswer } from './people.ts';

/** One person, two devices or two tabs: nothing that was called saved is put away unseen. */

/** Answers an exercise on another device of the same person. */
async function answerElsewhere(
  page: Page,
  token: string,
  exercise_id: number,
  game: object = { newSession: false },
): Promise<void> {
  const main = [{ attempt_outcome: 'correct', attempted_at: new Date().toISOString() }];
  const exercise = { exercise_id, time: 20, repeats: 0, skip: false, main };
  const response = await page.request.post(endpoints.saveAnswer.path, {
    headers: { authorization: `Bearer ${token}` },
    data: { gameID: '1', ...game, exercise },
  });
  expect(response.status()).toBe(200);
}

/** Starts a new game there, with one answer. */
const startElsewhere = (page: Page, token: string) =>
  answerElsewhere(page, token, 1, { newSession: true, session: randomUUID() });

/** As when the person takes this device up again. */
const comeBack = (page: Page) =>
  page.evaluate(() => document.dispatchEvent(new Event('visibilitychange', { bubbles: true })));

test('a game that was replaced on another device asks which one to play, and goes on with either', async ({
  page,
}) => {
  const { token } = await openGame(page);
  const game = await readGame(page, token);
  await answerRight(page, game, 1);
  await press(page, 'Continue');
  await atExercise(page, 2);
  await expect.poll(async () => (await readRecord(page, token))?.totalAnswered).toBe(1);

  await startElsewhere(page, token);
  await comeBack(page);
  const question = page.getByRole('alertdialog', { name: 'You started a newer game' });
  await expect(question).toBeVisible();
  await question.getByRole('button', { name: 'Keep playing this game' }).click();
  await expect(question).toBeHidden();
  await answerRight(page, game, 2);
  await expect.poll(async () => (await readRecord(page, token))?.totalAnswered).toBe(2);
  await press(page, 'Continue');

  await startElsewhere(page, token);
  await comeBack(page);
  await question.getByRole('button', { name: 'Continue with the newer game' }).click();
  await expect(question).toBeHidden();
  await atExercise(page, 2);
  await answerRight(page, game, 2);
  await expect.poll(async () => (await readRecord(page, token))?.totalAnswered).toBe(2);
});

test('a first game that is open in two tabs is one game', async ({ page, context }) => {
  const person = await openGame(page);
  const game = await readGame(page, person.token);
  const other = await context.newPage();
  await openAs(other, person, paths.game);
  await atExercise(other, 1);
  await answerRight(page, game, 1);
  await expect.poll(async () => (await readRecord(page, person.token))?.totalAnswered).toBe(1);
  await jumpTo(other, 2);
  await answerRight(other, game, 2);
  await expect.poll(async () => (await readRecord(page, person.token))?.lastAnsweredExercise).toBe(2);
  expect((await readRecord(page, person.token))?.totalAnswered).toBe(2);
});

test('on a slow network the dashboard shows what this device kept as old, and corrects it when the answer comes', async ({
  page,
}) => {
  const person = await signUpAndAnswer(page.request);
  await openAs(page, person, paths.dashboard);
  const answers = endpoints.listAnswers.path;
  await expect
    .poll(() => page.evaluate(async (path) => Boolean(await caches.match(path)), answers))
    .toBe(true);
  await answerElsewhere(page, person.token, 2);
  await page.clock.install();
  const letThrough = await holdBack(page, answers);
  const asked = page.waitForRequest(`**${answers}`);
  await page.reload();
  await asked;
  const isOld = page.getByText('This page may be out of date.');
  await expect(isOld).toHaveCount(0);
  await page.clock.fastForward(5_000);
  await expect(page.getByText('Last exercise answered: #1')).toBeVisible();
  await expect(isOld).toBeVisible();
  letThrough();
  await expect(page.getByText('Last exercise answered: #2')).toBeVisible();
  await expect(isOld).toHaveCount(0);
  await page.getByRole('button', { name: /^Resume Play/ }).click();
  await atExercise(page, 3);
});
