import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { saveAnswer } from '#contract/answers.ts';
import type { Game, SceneState } from '#contract/game.ts';
import { listReviews, type Review, saveReviews } from '#contract/reviews.ts';
import { expect } from '../setup/fixtures.ts';
import type { TestServer } from '../setup/server.ts';
import { headersOf, type Person } from './accounts.ts';
import { choose, peopleOf, press, readGame } from './game.ts';
import { signUpWithPlan } from './plans.ts';

/** What a player does in Today's three, with the real buttons. */

export const dayMs = 86_400_000;

/** The browser's clock shows this many days from now; its timers run on. Call it before the page is opened. */
export function setDay(page: Page, days: number): Promise<void> {
  return page.clock.setFixedTime(Date.now() + days * dayMs);
}

/** Reviews show this state of each scene instead of one that is drawn. Call it before the page is opened. */
export async function drawState(page: Page, state: SceneState) {
  await page.addInitScript(
    (drawn) => {
      Math.random = () => drawn;
    },
    state === 'scene' ? 0.25 : 0.75,
  );
}

/** The game as reviews show it when they show this state. */
export function gameInState(game: Game, state: SceneState): Game {
  const exercises = game.exercises.map((exercise) => {
    const { other, main } = exercise;
    if (other?.state !== state) return exercise;
    const { answer, look, places, why } = other;
    return { ...exercise, look, places, why, main: { ...main, answer } };
  });
  return { ...game, exercises };
}

/** The number of the exercise on the screen, also behind a dialog. */
export async function openExerciseId(page: Page): Promise<number> {
  const heading = page.getByRole('heading', { level: 1, name: /^Exercise \d+:/, includeHidden: true });
  await expect(heading).toBeAttached();
  return Number(/\d+/.exec((await heading.textContent()) ?? '')?.[0]);
}

/** Answers "How sure are you?". */
export async function saySure(page: Page, name: 'Sure' | 'Not sure' | 'I would rather not say') {
  const dialog = page.getByRole('alertdialog', { name: 'How sure are you?' });
  await dialog.getByRole('button', { name, exact: true }).click();
  await expect(dialog).toBeHidden();
}

type Marks = Readonly<Record<number, 'correct' | 'incorrect'>>;

/** Answers these exercises in the game, as if that had been some days ago. */
export async function answeredDaysAgo(
  { page, server }: { page: Page; server: TestServer },
  { token, user }: Person,
  answers: Marks,
  days: number,
) {
  for (const [exercise_id, attempt_outcome] of Object.entries(answers)) {
    const main = [{ attempt_outcome, attempted_at: new Date().toISOString() }];
    const exercise = { exercise_id: Number(exercise_id), time: 20, repeats: 0, skip: false, main };
    const response = await page.request.post(saveAnswer.path, {
      headers: headersOf({ token }),
      data: { gameID: '1', newSession: false, exercise },
    });
    expect(response.status()).toBe(200);
  }
  const older = `- $2 * interval '1 day' where account_id = $1`;
  const given = [user.userId, days];
  await server.query(`update attempts set attempted_at = attempted_at ${older}`, given);
  await server.query(`update saves set received_at = received_at ${older}`, given);
}

/** The person's reviews on the server, in their order: exercise, outcome, sureness, look first. The order of claims is drawn. */
export async function readReviews(page: Page, token: string): Promise<string[]> {
  const headers = headersOf({ token });
  const { reviews }: { reviews: Review[] } = await (
    await page.request.get(listReviews.path, { headers })
  ).json();
  return reviews
    .toSorted((a, b) => a.reviewedAt.localeCompare(b.reviewedAt) || a.exerciseId - b.exerciseId)
    .map(({ exerciseId, outcome, sure, lookFirst }) =>
      [exerciseId, outcome, sure === null ? 'not said' : sure ? 'sure' : 'not sure', lookFirst].join(' '),
    );
}

type Answer = { who: 'right' | 'wrong'; sure: Parameters<typeof saySure>[1] };

/** Answers the exercise on the screen, and goes on after the reason. The game is that of the state which is shown. */
export async function reviewIt(page: Page, game: Game, exerciseId: number, { who, sure }: Answer) {
  await choose(page, peopleOf(game, exerciseId)[who]);
  await saySure(page, sure);
  const title = who === 'right' ? 'Right, you got it!' : "Let's look at it together";
  await expect(page.getByRole('dialog', { name: title })).toBeVisible();
  await press(page, 'Continue');
  await expect(page.getByRole('dialog', { name: title })).toBeHidden();
}

/**
 * Signs up a member of a facility who missed the exercises of part 1 and has seen them again: two right, one wrong
 * although they felt sure. Their plan has two things, one of them done.
 */
export async function signUpWithReviews(page: Page): Promise<Person> {
  const person = await signUpWithPlan(page, 0, [
    { id: 2, kind: 'done', days: 2 },
    { id: 1, kind: 'chosen', days: 1 },
  ]);
  const headers = headersOf(person);
  const game = await readGame(page, person.token);
  for (const exercise_id of [1, 2, 3]) {
    const main = [{ attempt_outcome: 'incorrect', attempted_at: new Date().toISOString() }];
    const exercise = { exercise_id, time: 20, repeats: 0, skip: false, main };
    const data = { gameID: '1', newSession: false, exercise };
    expect((await page.request.post(saveAnswer.path, { headers, data })).status()).toBe(200);
  }
  const reviews = game.exercises.slice(0, 3).map(({ exercise_id, version, main }) => {
    const isRight = exercise_id !== 3;
    const wrong = main.options.find(({ id, is_selectable }) => is_selectable && id !== main.answer);
    return {
      ...{ id: randomUUID(), exerciseId: exercise_id, contentVersion: version, order: 'swapped' },
      selectedOptionId: isRight ? main.answer : wrong?.id,
      outcome: isRight ? 'correct' : 'incorrect',
      ...{ sure: true, assisted: false, lookFirst: 'hit', reviewedAt: new Date().toISOString() },
    };
  });
  expect((await page.request.post(saveReviews.path, { headers, data: { reviews } })).status()).toBe(200);
  return person;
}
