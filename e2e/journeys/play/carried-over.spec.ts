import type { Page } from '@playwright/test';
import { readTexts } from '#content/texts.ts';
import { endpoints } from '#contract/endpoints.ts';
import { paths } from '#contract/pages/paths.ts';
import { expect, test } from '#e2e/setup/fixtures.ts';
import { headersOf, openAs, type Person, signUp } from '#e2e/steps/accounts.ts';
import { expectExercise } from '#e2e/steps/game.ts';

/** A game that was begun in an edition of which content/retired.yaml has the versions, and goes on in this one. */

const read = readTexts('content');
if (!read.ok) throw new Error('the content is broken');
const { retired } = read.texts;

const answered = 12;
const missed = [2, 5];

/** Answers exercises 1 to 12, two of them at the second try; `isBefore`: as they were in the edition before. */
async function answerAll(page: Page, { token }: Person, isBefore: boolean): Promise<void> {
  const headers = headersOf({ token });
  for (let exercise_id = 1; exercise_id <= answered; exercise_id += 1) {
    const version = retired.findLast((one) => one.exercise_id === exercise_id)?.version;
    const outcomes = missed.includes(exercise_id) ? ['incorrect', 'correct'] : ['correct'];
    const attempted_at = new Date().toISOString();
    const exercise = {
      ...{ exercise_id, time: 20, repeats: 0, skip: false },
      main: outcomes.map((attempt_outcome) => ({ attempt_outcome, attempted_at })),
      ...(isBefore && version && { content_version: version }),
    };
    const data = { gameID: '1', newSession: false, exercise };
    const saved = await page.request.post(endpoints.saveAnswer.path, { headers, data });
    expect(saved.status()).toBe(200);
  }
}

/** The figures of the Reports tab, as somebody reads them. */
async function figuresOf(page: Page, person: Person): Promise<string[]> {
  await openAs(page, person, `${paths.dashboard}?tab=Reports`);
  await expect(page.getByText(`Answered ${answered}/50 exercises`)).toBeVisible();
  return page
    .getByText(/^(You have answered \d|First attempt correct score|Multiple try score|Total attempts:)/)
    .or(page.getByText(/exercise\(s\) correct on the first attempt$/))
    .allInnerTexts();
}

test('a game of the edition before keeps its place and its figures, and goes on in this one', async ({
  page,
}) => {
  const [then, now] = [await signUp(page.request, 'facility'), await signUp(page.request, 'facility')];
  await answerAll(page, now, false);
  await answerAll(page, then, true);
  const figures = await figuresOf(page, now);
  expect(figures.length).toBeGreaterThan(4);
  expect(await figuresOf(page, then)).toEqual(figures);

  await page.goto(paths.dashboard);
  await expect(page.getByText(`You have answered ${answered} out of 50 exercises`)).toBeVisible();
  await page.getByRole('button', { name: /^Resume Play/ }).click();
  await expectExercise(page, answered + 1);
});
