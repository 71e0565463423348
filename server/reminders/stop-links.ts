import type { Language } from '#contract/pages/languages.ts';
import { openStopPage, type ReminderKind } from '#contract/reminders.ts';
import { hashToken, newToken } from '#server/accounts/tokens.ts';
import { eq } from '#server/lib/database/query.ts';
import type { Services } from '#server/services/services.ts';
import { accounts } from '#server/tables/accounts.ts';
import { reminders, stopLinks } from '#server/tables/reminders.ts';

/** Makes the address that stops emails of this kind, while one of them is rendered. */
export async function makeStopAddress(
  { database, clock }: Services,
  accountId: string,
  kind: ReminderKind,
  origin: string,
): Promise<string> {
  const token = newToken();
  await database
    .insert(stopLinks)
    .values({ tokenHash: hashToken(token), accountId, kind, madeAt: clock.now() });
  return origin + openStopPage.path.replace('{stopToken}', token);
}

type StopLink = { accountId: string; kind: ReminderKind; language: Language | null };

/** The kind of emails that a link stops, and the language that their reader has chosen; null for an unknown one. */
export async function findStopLink({ database }: Services, token: string): Promise<StopLink | null> {
  const [link] = await database
    .select({ accountId: stopLinks.accountId, kind: stopLinks.kind, settings: accounts.settings })
    .from(stopLinks)
    .innerJoin(accounts, eq(accounts.id, stopLinks.accountId))
    .where(eq(stopLinks.tokenHash, hashToken(token)));
  return link
    ? { accountId: link.accountId, kind: link.kind, language: link.settings.language ?? null }
    : null;
}

export async function stopEmails(
  { database, clock }: Services,
  accountId: string,
  kind: ReminderKind,
): Promise<void> {
  await database
    .update(reminders)
    .set({ [kind]: false, changedAt: clock.now() })
    .where(eq(reminders.accountId, accountId));
}
