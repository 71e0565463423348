import type { SaveAnswerBody } from '#contract/answers.ts';
import type { SentPlanChange } from '#contract/plans.ts';
import type { SentReview } from '#contract/reviews.ts';
import { readUser } from '../session/current-session.ts';
import { deviceOutbox } from './device-outbox.ts';
import type { OutboxRow } from './outbox-store.ts';

export type WaitingSave = { body: SaveAnswerBody; writtenAt: string };

/** The person's saves that have not arrived yet, oldest first; never fails. It opens the outbox, which then sends them. */
export async function waitingSaves(): Promise<WaitingSave[]> {
  const rows = await waitingRows('saveAnswer');
  return rows.map(({ body, writtenAt }) => ({ body: body as SaveAnswerBody, writtenAt }));
}

/** The person's reviews that have not arrived yet, oldest first; never fails. */
export async function waitingReviews(): Promise<SentReview[]> {
  const rows = await waitingRows('saveReviews');
  return rows.flatMap(({ body }) => (body as { reviews: SentReview[] }).reviews);
}

/** The changes of the person's plan that have not arrived yet, oldest first; never fails. */
export async function waitingPlanChanges(): Promise<SentPlanChange[]> {
  const rows = await waitingRows('savePlanChanges');
  return rows.flatMap(({ body }) => (body as { changes: SentPlanChange[] }).changes);
}

async function waitingRows(wanted: OutboxRow['call']): Promise<OutboxRow[]> {
  const user = readUser();
  if (!user) return [];
  const rows = await deviceOutbox().rows(user.userId);
  return rows.filter(({ call, deadLetter }) => call === wanted && deadLetter === null);
}
