import { saveAnswer } from '#contract/answers.ts';
import { expect, test } from '#e2e/setup/fixtures.ts';
import { startServer, type TestServer } from '#e2e/setup/server.ts';
import { waitForAppOnLoad } from '#e2e/setup/wait-for-app.ts';
import { answerToExercise1, headersOf, openAs, signUp } from '#e2e/steps/accounts.ts';
import { answerRight, expectExercise, lookFirst, press, readGame } from '#e2e/steps/game.ts';
import { learningSystem } from '#web/screens/cmi5/testing/learning-system.ts';

/** A part that a learning system on another host launches (LMS_ORIGINS), from the launch to the way back. */

let lms: Awaited<ReturnType<typeof learningSystem>>;
let server: TestServer;

test.beforeAll(async () => {
  lms = await learningSystem();
  server = await startServer({ LMS_ORIGINS: lms.origin() });
});
test.afterAll(async () => {
  await server.stop();
  await lms.close();
});

test('a learning system launches a part, is told that it is done, and gets the player back', async ({
  browser,
}) => {
  const context = await browser.newContext({ baseURL: server.url });
  const page = await context.newPage();
  waitForAppOnLoad(page);
  const faults: string[] = [];
  page.on('console', (message) => message.type() === 'error' && faults.push(message.text()));
  const person = await signUp(page.request, 'facility');
  await openAs(page, person, lms.launch(1, { returns: true }));
  await page.getByRole('button', { name: 'Yes, both are me' }).click();
  await expect(page.getByRole('heading', { name: 'Part 1: Recognizing Hazards' })).toBeVisible();
  expect(new URL(page.url()).search).toBe('');
  const headers = headersOf(person);
  for (const exercise_id of [1, 2]) {
    const data = { ...answerToExercise1, exercise: { ...answerToExercise1.exercise, exercise_id } };
    expect((await page.request.post(saveAnswer.path, { headers, data })).status()).toBe(200);
  }
  await page.reload();
  await page.getByRole('button', { name: 'Play this part' }).click();
  const game = await readGame(page, person.token);
  await lookFirst(page, game, 3);
  await expectExercise(page, 3);
  await answerRight(page, game, 3);
  await press(page, 'Continue');
  const end = page.getByRole('dialog', { name: 'You have finished part 1' });
  await expect(end.getByText('Your course knows.')).toBeVisible();
  await end.getByRole('button', { name: 'Back to my course' }).click();
  await expect(page.getByRole('heading', { name: 'Welcome back to your course' })).toBeVisible();
  expect(lms.verbs()).toEqual(['initialized', 'completed', 'terminated']);
  expect(lms.faults).toEqual([]);
  // The preferences of a learner who has set none.
  expect(faults.filter((fault) => !fault.includes('404'))).toEqual([]);
  await context.close();
});
