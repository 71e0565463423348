import { randomUUID } from 'node:crypto';
import { expect, type Page } from '@playwright/test';
import { saveAnswer } from '#contract/answers.ts';
import type { Game } from '#contract/game.ts';
import { type PlanChange, savePlanChanges } from '#contract/plans.ts';
import { headersOf, type Person, signUp } from './accounts.ts';
import { readGame } from './game.ts';

/** The instant this many days ago, by the clock of this machine. */
export const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString();

type Marked = { id: number; kind: PlanChange['kind']; days: number };

const changeOf = (game: Game, { id, kind, days }: Marked) => ({
  id: randomUUID(),
  exerciseId: id,
  contentVersion: game.exercises.find(({ exercise_id }) => exercise_id === id)?.version,
  kind,
  what: kind === 'chosen' ? 'Put the rug away' : null,
  when: kind === 'chosen' ? 'thisWeek' : null,
  helper: kind === 'chosen' ? 'Anna' : null,
  afterDays: kind === 'done' ? 0 : null,
  madeAt: daysAgo(days),
});

/** Signs up a member of a facility, answers exercises 1 to `answered` and saves the changes to the plan. */
export async function signUpWithPlan(
  page: Page,
  answered: number,
  changes: readonly Marked[],
): Promise<Person> {
  const person = await signUp(page.request, 'facility');
  const headers = headersOf(person);
  for (let exercise_id = 1; exercise_id <= answered; exercise_id += 1) {
    const main = [{ attempt_outcome: 'correct', attempted_at: new Date().toISOString() }];
    const exercise = { exercise_id, time: 20, repeats: 0, skip: false, main };
    const data = { gameID: '1', newSession: false, exercise };
    expect((await page.request.post(saveAnswer.path, { headers, data })).status()).toBe(200);
  }
  if (changes.length > 0) {
    const game = await readGame(page, person.token);
    const data = { changes: changes.map((change) => changeOf(game, change)) };
    expect((await page.request.post(savePlanChanges.path, { headers, data })).status()).toBe(200);
  }
  return person;
}
