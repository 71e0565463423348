import { type EmailJob, enqueueEmail } from '#server/services/email-job.ts';
import type { Services } from '#server/services/services.ts';
import { sandboxEmails } from '../tables.ts';

const origin = 'https://play.example.org';

/** Queues many notices at once, as a new price does. */
export async function enqueueNotices(services: Services, accountId: string, count: number): Promise<void> {
  const notice: EmailJob = {
    template: 'subscription',
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
    for (let ordered = 0; ordered < count; ordered += 1) await enqueueEmail(services, tx, notice);
  });
}

/** Queues the email that somebody who forgot the password waits for. */
export function enqueueReset(services: Services, accountId: string): Promise<void> {
  return enqueueEmail(services, services.database, { template: 'reset', accountId, kind: 'common', origin });
}

/** The subjects of all emails that were sent. */
export async function sentSubjects({ database }: Services): Promise<string[]> {
  const emails = await database.select({ subject: sandboxEmails.subject }).from(sandboxEmails);
  return emails.map(({ subject }) => subject);
}
