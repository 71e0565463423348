import { addressKey } from '#server/accounts/find-account.ts';
import { desc, eq } from '#server/lib/database/query.ts';
import { sandboxEmails } from '#server/lib/mail/tables.ts';
import type { Services } from '#server/services/services.ts';

/** Sends the queued emails and returns those to this address, newest first. */
export async function emailsTo(services: Services, recipient: string) {
  while ((await services.jobs.runDue(services, 'mail')) > 0);
  return services.database
    .select()
    .from(sandboxEmails)
    .where(eq(addressKey(sandboxEmails.recipient), addressKey(recipient)))
    .orderBy(desc(sandboxEmails.sentAt));
}

/** The token in an email's link to this page. */
export function tokenIn(email: { text: string } | undefined, page: string): string {
  const token = new RegExp(`${page}/([\\w-]{43})`, 'i').exec(email?.text ?? '')?.[1];
  if (!token) throw new Error(`The email has no link to ${page}.`);
  return token;
}
