import { desc, eq, sql } from 'drizzle-orm';
import { sandboxLetters } from '#server/mail/tables.ts';
import type { Services } from '#server/services.ts';

/** Sends what was ordered and answers the letters to this address, newest first. */
export async function lettersTo(services: Services, recipient: string) {
  while ((await services.jobs.workOff(services, 'mail')) > 0);
  return services.database
    .select()
    .from(sandboxLetters)
    .where(eq(sql`lower(${sandboxLetters.recipient})`, recipient.toLowerCase()))
    .orderBy(desc(sandboxLetters.sentAt));
}

/** The token of the link of this page in a letter. */
export function tokenIn(letter: { text: string } | undefined, page: string): string {
  const token = new RegExp(`${page}/([\\w-]{43})`, 'i').exec(letter?.text ?? '')?.[1];
  if (!token) throw new Error(`The letter has no link of ${page}.`);
  return token;
}
