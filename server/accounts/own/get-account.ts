import { and, asc, desc, eq, gt } from 'drizzle-orm';
import type { Answer } from '#contract/endpoint.ts';
import type { Account, getAccount as endpoint } from '#contract/own-account.ts';
import { defaultSettings } from '#contract/settings.ts';
import { getPreviousGame } from '#server/answers/previous-game.ts';
import { findOwnFacility } from '#server/facilities/find-own-facility.ts';
import type { Call } from '#server/http/mount.ts';
import type { Services } from '#server/services.ts';
import { accounts, consents, mailedLinks, sessions } from '../tables.ts';

/** What the account page shows. */
export function getAccount(
  services: Services,
  { caller }: Call<typeof endpoint>,
): Promise<Answer<typeof endpoint>> {
  return readAccount(services, caller);
}

/** @throws Error when there is no such account */
export async function readAccount(
  services: Services,
  { accountId, sessionId }: { accountId: string; sessionId: string },
): Promise<Account> {
  const { database, clock } = services;
  const now = clock.now();
  const [account] = await database.select().from(accounts).where(eq(accounts.id, accountId));
  if (!account) throw new Error('The account is gone.');
  const [pending] = await database
    .select({ newEmail: mailedLinks.newEmail })
    .from(mailedLinks)
    .where(
      and(
        eq(mailedLinks.accountId, accountId),
        eq(mailedLinks.purpose, 'confirm_email'),
        gt(mailedLinks.expiresAt, now),
      ),
    );
  const openSessions = await database
    .select()
    .from(sessions)
    .where(and(eq(sessions.accountId, accountId), gt(sessions.expiresAt, now)))
    .orderBy(desc(sessions.lastSeenAt));
  const agreed = await database
    .select()
    .from(consents)
    .where(eq(consents.accountId, accountId))
    .orderBy(asc(consents.agreedAt), asc(consents.text));
  return {
    userId: account.id,
    userName: account.userName,
    name: account.name,
    email: account.email,
    emailVerified: account.emailVerifiedAt !== null,
    pendingEmail: pending?.newEmail ?? null,
    userType: account.userType,
    hasPassword: account.passwordHash !== null,
    settings: { ...defaultSettings, ...account.settings },
    sessions: openSessions.map(({ id, device, startedAt, lastSeenAt }) => ({
      sessionId: id,
      device,
      startedAt: startedAt.toISOString(),
      lastSeenAt: lastSeenAt.toISOString(),
      current: id === sessionId,
    })),
    consents: agreed.map(({ text, version, agreedAt }) => ({
      text,
      version,
      agreedAt: agreedAt.toISOString(),
    })),
    facility: await findOwnFacility(services, account),
    previousGame: await getPreviousGame(services, accountId),
  };
}
