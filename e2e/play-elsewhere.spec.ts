import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { endpoints } from '#contract/endpoints.ts';
import { paths } from '#contract/paths.ts';
import { expect, test } from './fixtures.ts';
import { answerRight, atExercise, jumpTo, openGame, press, readGame, readRecord } from './game-steps.ts';
import { openAs } from './people.ts';

/** One person, two devices or two tabs: nothing that was called saved is put away unseen. */

/** Starts a new game of the same person on another device, with one answer. */
async function startElsewhere(page: Page, token: string): Promise<void> {
  const main = [{ attempt_outcome: 'correct', attempted_at: new Date().toISOString() }];
  const exercise = { exercise_id: 1, time: 20, repeats: 0, skip: false, main };
  const response = await page.request.post(endpoints.saveAnswer.path, {
    headers: { authorization: `Bearer ${token}` },
    data: { gameID: '1', newSession: true, session: randomUUID(), exercise },
  });
  expect(response.status()).toBe(200);
}

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
