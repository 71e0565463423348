import type { SaveAnswerBody } from '#contract/answers.ts';
import { readUser } from '#web/session/current-session.ts';
import { deviceOutbox } from './device-outbox.ts';

export type WaitingSave = { body: SaveAnswerBody; writtenAt: string };

/** The person's saves that have not arrived yet, oldest first; never fails. It opens the outbox, which then sends them. */
export async function waitingSaves(): Promise<WaitingSave[]> {
  const user = readUser();
  if (!user) return [];
  const rows = await deviceOutbox().rows(user.userId);
  return rows
    .filter(({ call, deadLetter }) => call === 'saveAnswer' && deadLetter === null)
    .map(({ body, writtenAt }) => ({ body: body as SaveAnswerBody, writtenAt }));
}
