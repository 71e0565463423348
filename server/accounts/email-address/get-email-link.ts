import type { getEmailLink as endpoint } from '#contract/account-links.ts';
import type { ResponseOf } from '#contract/endpoint.ts';
import { minuteMs } from '#server/lib/clock.ts';
import type { Database } from '#server/lib/database/pool.ts';
import { and, asc, desc, eq, lt, type SQL } from '#server/lib/database/query.ts';
import type { Call } from '#server/lib/http/mount.ts';
import type { Services } from '#server/services/services.ts';
import { type AccountRow, type EmailToken, identities } from '#server/tables/accounts.ts';
import { type EventKind, securityEvents } from '#server/tables/security-events.ts';
import { findToken, linkInvalid } from '../email-tokens.ts';
import { isSameAddress } from '../find-account.ts';

/** The login that comes with a sign-up is stored within this time after it. */
const withSignUpMs = minuteMs;

/**
 * Shows the owner of an address who requested its confirmation, before it is confirmed: somebody else may have created
 * the account, and would keep access to it. @throws Problem `link_invalid` or `too_many_requests`
 */
export async function getEmailLink(
  { database, clock, limits }: Services,
  { params, address }: Call<typeof endpoint>,
): Promise<ResponseOf<typeof endpoint>> {
  return limits.countFailures('resetPassword', address, async () => {
    const found = await findToken(database, params.token, 'confirm_email', clock.now());
    if (!found) throw linkInvalid();
    return (await isNewAddress(database, found.account, found.emailToken))
      ? newAddress(database, found.account, found.emailToken)
      : signUp(database, found.account);
  });
}

async function isNewAddress(
  database: Database,
  { email }: AccountRow,
  { newEmail }: EmailToken,
): Promise<boolean> {
  if (newEmail === null) return false;
  return email === null || !(await isSameAddress(database, email, newEmail));
}

async function signUp(
  database: Database,
  { id, userName, createdAt, passwordHash }: AccountRow,
): Promise<ResponseOf<typeof endpoint>> {
  const soon = lt(securityEvents.at, new Date(createdAt.getTime() + withSignUpMs));
  const event = await findEvent(database, id, 'logged_in', asc(securityEvents.id), soon);
  const linked = await database
    .select({ provider: identities.provider })
    .from(identities)
    .where(eq(identities.accountId, id))
    .orderBy(asc(identities.provider));
  return {
    asked: 'signUp',
    account: { userName, createdAt: createdAt.toISOString() },
    at: createdAt.toISOString(),
    device: event?.device ?? null,
    openedBy: [...(passwordHash ? ['password' as const] : []), ...linked.map(({ provider }) => provider)],
  };
}

async function newAddress(
  database: Database,
  { userName, createdAt }: AccountRow,
  { accountId, requestedAt }: EmailToken,
): Promise<ResponseOf<typeof endpoint>> {
  const event = await findEvent(database, accountId, 'email_change_requested', desc(securityEvents.id));
  return {
    asked: 'newAddress',
    account: { userName, createdAt: createdAt.toISOString() },
    at: requestedAt.toISOString(),
    device: event?.device ?? null,
    openedBy: [],
  };
}

async function findEvent(database: Database, accountId: string, kind: EventKind, order: SQL, also?: SQL) {
  const [event] = await database
    .select({ device: securityEvents.device })
    .from(securityEvents)
    .where(and(eq(securityEvents.accountId, accountId), eq(securityEvents.kind, kind), also))
    .orderBy(order)
    .limit(1);
  return event;
}
