import { type LetterOrder, orderLetter } from '#server/email-job.ts';
import type { Services } from '#server/services.ts';
import { sandboxLetters } from '../tables.ts';

const origin = 'https://play.example.org';

/** Queues many notices at once, as a new price does. */
export async function orderNotices(services: Services, accountId: string, count: number): Promise<void> {
  const notice: LetterOrder = {
    letter: 'subscription',
    accountId,
    origin,
    about: {
      kind: 'priceChange',
      at: '2031-01-01T00:00:00Z',
      fromCents: 499,
      toCents: 599,
      intervalMonths: 1,
    },
  };
  await services.database.transaction(async (tx) => {
    for (let ordered = 0; ordered < count; ordered += 1) await orderLetter(services, tx, notice);
  });
}

/** Queues the email that somebody who forgot the password waits for. */
export function orderReset(services: Services, accountId: string): Promise<void> {
  return orderLetter(services, services.database, { letter: 'reset', accountId, kind: 'common', origin });
}

/** The subjects of all emails that were sent. */
export async function sentSubjects({ database }: Services): Promise<string[]> {
  const emails = await database.select({ subject: sandboxLetters.subject }).from(sandboxLetters);
  return emails.map(({ subject }) => subject);
}
