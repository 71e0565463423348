import type { Page } from '@playwright/test';
import type { Game } from '#contract/game.ts';
import { expect, test } from '#e2e/setup/fixtures.ts';
import { openAs, signUp } from '#e2e/steps/accounts.ts';
import {
  answerRight,
  answerSurveys,
  answerWrong,
  answerWrongAgain,
  expectExercise,
  giveFeedback,
  jumpTo,
  lookFirst,
  peopleOf,
  press,
  readGame,
  skipToTheExercise,
  speedUp,
  startNew,
  watchToTheEnd,
} from '#e2e/steps/game.ts';

/** Attempts in order, derived by hand from the steps below: ✓ correct, x incorrect, a with the answer shown, s skipped. */
const expectedAttempts = `
  1✓ 2x 2✓ 3✓ 4s 5x 5x 6x 6x 6a 7✓ 9x 9s 10✓ 11✓ 12✓ 13✓ 14✓ 15s 16✓ 17✓ 18✓ 19✓ 20x 20✓ 21✓ 22✓ 23✓ 24✓ 25✓ 26✓
  27✓ 28✓ 29✓ 30x 30x 31✓ 32✓ 34✓ 35✓ 36✓ 37✓ 38✓ 39✓ 40✓ 41✓ 42✓ 43✓ 44✓ 45✓ 46✓ 47✓ 48✓ 49✓ 50✓ 4✓ 8✓ 15✓ 33✓`;
/** Repeat counts, Try again does not. */
const expectedRepeats = [
  { exercise_id: 3, repeats: 2 },
  { exercise_id: 25, repeats: 1 },
];

/** The exercises with other steps than: watch, answer correctly, Continue. */
const specialSteps: Record<number, (page: Page, game: Game) => Promise<void>> = {
  async 2(page, game) {
    await answerWrong(page, game, 2);
    await press(page, 'Try again');
    await answerRight(page, game, 2);
    await press(page, 'Continue');
  },
  async 3(page, game) {
    await press(page, 'Repeat');
    await press(page, 'Repeat');
    await answerRight(page, game, 3);
    await press(page, 'Continue');
    await skipToTheExercise(page);
  },
  async 4(page) {
    await answerSurveys(page);
    await press(page, 'Skip');
  },
  async 5(page, game) {
    await answerWrong(page, game, 5);
    await answerWrongAgain(page, game, 5);
    await press(page, 'Next exercise');
  },
  async 6(page, game) {
    await answerWrong(page, game, 6);
    await answerWrongAgain(page, game, 6);
    await press(page, peopleOf(game, 6).right);
    await press(page, 'Continue');
  },
  async 7(page, game) {
    await giveFeedback(page, 'The pictures are clear.');
    await answerRight(page, game, 7);
    await press(page, 'Continue');
  },
  // Goes back to 7, which is answered, and with the list to 9, so that 8 stays open.
  async 8(page, game) {
    await press(page, 'Previous');
    await arrive(page, game, 7);
    await jumpTo(page, 9);
  },
  async 9(page, game) {
    await answerWrong(page, game, 9);
    await press(page, 'Skip');
  },
  // Leaves the game, and resumes it after the last answer.
  async 10(page, game) {
    await answerRight(page, game, 10);
    await page.getByRole('dialog').getByRole('button', { name: 'Pause the game' }).click();
    await press(page, 'Save & Resume Playing Later');
    await expect(page.getByText('You have answered 8 out of 50 exercises')).toBeVisible();
    await expect(page.getByText('Last exercise answered: #10')).toBeVisible();
    await page.getByRole('button', { name: /Resume Play/ }).click();
  },
  async 12(page, game) {
    await page.reload();
    await arrive(page, game, 12);
    await answerRight(page, game, 12);
    await press(page, 'Continue');
  },
  async 15(page) {
    await press(page, 'Skip');
  },
  async 20(page, game) {
    await answerWrong(page, game, 20);
    await press(page, 'Try again');
    await answerRight(page, game, 20);
    await press(page, 'Continue');
  },
  async 25(page, game) {
    await press(page, 'Repeat');
    await answerRight(page, game, 25);
    await expect(page.getByText(/^Call 911/)).toBeVisible();
    await press(page, 'Continue');
  },
  async 30(page, game) {
    await answerWrong(page, game, 30);
    await answerWrongAgain(page, game, 30);
    await press(page, 'Next exercise');
  },
  // Goes a part back, and forward with the list, so that 33 stays open.
  async 33(page, game) {
    await press(page, 'Previous part');
    await arrive(page, game, 27);
    await jumpTo(page, 34);
  },
};

const partStarts = [4, 11, 23, 27, 32, 36, 42];

/** A new player looks first; at the fourth exercise a survey follows. */
async function arrive(page: Page, game: Game, number: number) {
  await lookFirst(page, game, number);
  if (number !== 4) await expectExercise(page, number);
}

async function playOne(page: Page, game: Game, number: number) {
  await arrive(page, game, number);
  if (number !== 4) await watchToTheEnd(page);
  const steps = specialSteps[number];
  if (steps) return steps(page, game);
  await answerRight(page, game, number);
  await press(page, number === 50 ? 'Finish' : 'Continue');
  if (partStarts.includes(number + 1)) await skipToTheExercise(page);
}

test.use({ looksFirst: true });

test('the whole game is played with its buttons, and every row is saved', {
  tag: ['@full', '@spanish'],
}, async ({ page, server }) => {
  test.setTimeout(40 * 60_000);
  await speedUp(page);
  const person = await signUp(page.request, 'facility');
  await openAs(page, person, '/dashboard');
  await startNew(page);
  const game = await readGame(page, person.token);
  test.skip(game.exercises.length < 50, 'The whole game is not on film yet.');
  for (let number = 1; number <= 50; number += 1) await playOne(page, game, number);

  // At the end the open exercises are offered; they are answered, and the end comes again.
  await expect(page.getByRole('dialog', { name: 'You have reached the end.' })).toBeVisible();
  await expect(page.getByText('4 exercises are still open')).toBeVisible();
  await press(page, 'Go to the first open exercise');
  for (const number of [4, 8, 15, 33]) {
    if (number !== 4) await jumpTo(page, number);
    await arrive(page, game, number);
    await answerRight(page, game, number);
    await page.getByRole('dialog').getByRole('button', { name: 'Pause the game' }).click();
  }
  await jumpTo(page, 50);
  await arrive(page, game, 50);
  await press(page, 'Finish');
  await expect(page.locator('canvas')).toBeVisible();
  await press(page, 'Continue');
  await expect(page.getByText('You have answered every exercise. Well done!')).toBeVisible();
  await press(page, 'Show Results');
  await expect(page).toHaveURL(/tab=Reports/);
  await expect(page.getByText('Answered 50/50 exercises')).toBeVisible();
  await expect(page.getByText('You have answered 44 out of 50 exercise(s) on the first try.')).toBeVisible();
  await page.getByRole('tab', { name: 'Game' }).click();
  await expect(page.getByText('Resume Play 50/50')).toBeVisible();
  await expect(page.getByRole('button', { name: /Resume Play/ })).toHaveCount(0);
  await expect(page.getByText('You have answered all 50.')).toBeVisible();

  const { userId } = person.user;
  const { rows: attempts } = await server.query(
    `select a.exercise_id || case when placeholder then 's' when assisted then 'a' when outcome = 'correct' then '✓' else 'x' end as made
      from attempts a join saves s using (account_id, save_id) where account_id = $1 order by s.arrival, a.position`,
    [userId],
  );
  expect(attempts.map(({ made }) => made)).toEqual(expectedAttempts.trim().split(/\s+/));
  const { rows: repeats } = await server.query(
    `select exercise_id, sum(repeats)::int as repeats from saves where account_id = $1
      group by 1 having sum(repeats) > 0 order by 1`,
    [userId],
  );
  expect(repeats).toEqual(expectedRepeats);
  const { rows: surveys } = await server.query(
    'select survey_id from survey_responses where account_id = $1 order by 1',
    [userId],
  );
  expect(surveys).toEqual([{ survey_id: 's1' }, { survey_id: 's2' }]);
  const { rows: games } = await server.query(
    'select count(*)::int as games from playthroughs where account_id = $1',
    [userId],
  );
  expect(games).toEqual([{ games: 1 }]);
});
