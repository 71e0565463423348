import type { ResponseOf } from '#contract/endpoint.ts';
import type { Account, getAccount as endpoint } from '#contract/own-account.ts';
import type { Language } from '#contract/pages/languages.ts';
import { validSettings } from '#contract/pages/settings.ts';
import { findPendingEmail } from '#server/accounts/email-tokens.ts';
import { findClosedUntil, listGivenPasswords } from '#server/accounts/given-password.ts';
import { findOwnerSeconds } from '#server/accounts/owner-proof.ts';
import { readTwoSteps } from '#server/accounts/read-two-steps.ts';
import { listPreviousGames } from '#server/answers/archived-playthroughs.ts';
import { deviceIn } from '#server/audit/device-name.ts';
import { findOwnFacility } from '#server/facilities/find-own-facility.ts';
import { listResultViews } from '#server/facilities/result-views.ts';
import { and, asc, desc, eq, gt } from '#server/lib/database/query.ts';
import type { Call } from '#server/lib/http/mount.ts';
import type { Services } from '#server/services/services.ts';
import { findReadableConsent, shownConsent } from '#server/study/study-consent.ts';
import { accounts, consents, identities, sessions } from '#server/tables/accounts.ts';

/** The data of the account page. */
export function getAccount(
  services: Services,
  { caller, language }: Call<typeof endpoint>,
): Promise<ResponseOf<typeof endpoint>> {
  return readAccount(services, caller, language);
}

/** The same for any account; `sessionId` is the calling session. @throws Error when there is no such account */
export async function readAccount(
  services: Services,
  { accountId, sessionId }: { accountId: string; sessionId: string },
  language: Language = 'en',
): Promise<Account> {
  const { database, clock } = services;
  const now = clock.now();
  const [account] = await database.select().from(accounts).where(eq(accounts.id, accountId));
  if (!account) throw new Error('The account is gone.');
  const openSessions = await database
    .select()
    .from(sessions)
    .where(and(eq(sessions.accountId, accountId), gt(sessions.expiresAt, now)))
    .orderBy(desc(sessions.lastSeenAt));
  const linked = await database
    .select()
    .from(identities)
    .where(eq(identities.accountId, accountId))
    .orderBy(asc(identities.linkedAt));
  const agreed = await database
    .select()
    .from(consents)
    .where(eq(consents.accountId, accountId))
    .orderBy(asc(consents.agreedAt), asc(consents.text));
  const study = await findReadableConsent(database, accountId);
  const closedUntil = await findClosedUntil(database, accountId);
  const passwordsGiven = await listGivenPasswords(database, accountId);
  // A first card alone closes nothing: nobody used the account before it.
  const mayHaveAgreed =
    account.formerPasswordHash !== null ||
    passwordsGiven.filter(({ from }) => from === 'facility').length > 1;
  return {
    userId: account.id,
    userName: account.userName,
    name: account.name,
    email: account.email,
    emailVerified: account.emailVerifiedAt !== null,
    pendingEmail: await findPendingEmail(database, accountId, now),
    userType: account.userType,
    hasPassword: account.passwordHash !== null,
    ownerSeconds: await findOwnerSeconds(services, account, sessionId),
    twoSteps: await readTwoSteps(database, account),
    settings: validSettings(account.settings),
    // The language came with the sign-up, and says nothing of how somebody likes to read.
    hasSettings: Object.keys(account.settings).some((name) => name !== 'language'),
    sessions: openSessions.map(({ id, device, startedAt, lastSeenAt }) => ({
      sessionId: id,
      device: deviceIn(language, device),
      startedAt: startedAt.toISOString(),
      lastSeenAt: lastSeenAt.toISOString(),
      current: id === sessionId,
    })),
    providers: linked.map(({ provider, linkedAt }) => ({ provider, linkedAt: linkedAt.toISOString() })),
    consents: agreed.map(({ text, version, agreedAt }) => ({
      text,
      version,
      agreedAt: agreedAt.toISOString(),
    })),
    ...(study && { study: shownConsent(study) }),
    ...(!study && closedUntil && mayHaveAgreed && { isStudyClosed: true }),
    facility: await findOwnFacility(services, account),
    passwordsGiven,
    ...(closedUntil && {
      closed: { until: closedUntil.toISOString(), byFormerPassword: account.formerPasswordHash !== null },
    }),
    looks: await listResultViews(database, accountId, now),
    previousGames: await listPreviousGames(services, accountId),
  };
}
