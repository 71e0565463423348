import { randomUUID } from 'node:crypto';
import { and, eq, gt, isNull, sql } from 'drizzle-orm';
import { facilities, facilityMembers } from '#server/facilities/tables.ts';
import { dayMs, hourMs, minuteMs } from '#server/lib/clock.ts';
import type { Database } from '#server/lib/database/pool.ts';
import type { Authenticate } from '#server/lib/http/mount.ts';
import type { EventDetail } from '#server/security-events/tables.ts';
import type { Services } from '#server/services.ts';
import type { Player } from '#server/subscriptions/check-access.ts';
import { subscriptions } from '#server/subscriptions/tables.ts';
import { deviceName } from '../device-name.ts';
import { accounts, sessions } from '../tables.ts';
import { hashToken, newToken } from '../tokens.ts';
import { needsTwoSteps } from '../two-steps/two-steps-rule.ts';

/** How long a session lasts after its last use. */
const ownDeviceMs = 30 * dayMs;
const sharedDeviceMs = 2 * hourMs;
/** How long a session lasts at most: a stolen token does not work forever. */
const maxLifetimeMs = 90 * dayMs;
/** The last use is stored at most this often, so that most requests write nothing. */
const lastSeenIntervalMs = 5 * minuteMs;

export type SessionOptions = {
  device: string;
  shared: boolean | undefined;
  /** When the one-time password that opened the session expires: a new one has to be chosen before. */
  endsAt?: Date | null;
};

/** Where, and by what means, a person has logged in. */
export type SignInOptions = SessionOptions & { address: string; deviceId: string; by: EventDetail };

/** Starts a session and returns its bearer token; only the token's hash is stored. */
export async function openSession(
  database: Database,
  accountId: string,
  { device, shared = false, endsAt }: SessionOptions,
  now: Date,
): Promise<string> {
  const token = newToken();
  await database.insert(sessions).values({
    accountId,
    id: randomUUID(),
    tokenHash: hashToken(token),
    device: deviceName(device),
    isShared: shared,
    startedAt: now,
    lastSeenAt: now,
    expiresAt: new Date(Math.min(expiryFrom(now, shared, now).getTime(), endsAt?.getTime() ?? Infinity)),
  });
  return token;
}

/**
 * Finds the account of a bearer token, and the facts that decide whether it may play; every use extends the session.
 * It is one prepared statement because every call of a signed-in person begins with it.
 */
export function authenticate({ database, clock }: Services): Authenticate<Player> {
  const findSession = prepareFindSession(database);
  return async (token) => {
    const now = clock.now();
    const [found] = await findSession.execute({ tokenHash: hashToken(token), now });
    if (!found) return null;
    const { accountId, sessionId, userType, startedAt, lastSeenAt, isShared, mustChoosePassword, ...more } =
      found;
    const { twoStepsSince, operatorRole, ...facts } = more;
    const mustSetUpTwoSteps = needsTwoSteps({ userType, twoStepsSince });
    // Use does not extend a session that a one-time password opened.
    if (!mustChoosePassword && now.getTime() - lastSeenAt.getTime() > lastSeenIntervalMs) {
      await database
        .update(sessions)
        .set({ lastSeenAt: now, expiresAt: expiryFrom(now, isShared, startedAt) })
        .where(and(eq(sessions.accountId, accountId), eq(sessions.id, sessionId)));
    }
    const must = { mustChoosePassword, mustSetUpTwoSteps };
    return { accountId, sessionId, userType, operatorRole, ...must, access: { userType, ...facts } };
  };
}

function prepareFindSession(database: Database) {
  const { status, periodEnd, graceEndsAt, cancelAtPeriodEnd, endsAt, endedAt } = subscriptions;
  return database
    .select({
      accountId: sessions.accountId,
      sessionId: sessions.id,
      userType: accounts.userType,
      operatorRole: accounts.operatorRole,
      startedAt: sessions.startedAt,
      lastSeenAt: sessions.lastSeenAt,
      isShared: sessions.isShared,
      mustChoosePassword: accounts.passwordIsOneTime,
      twoStepsSince: accounts.twoStepsSince,
      subscription: { status, periodEnd, graceEndsAt, cancelAtPeriodEnd, endsAt, endedAt },
      facility: { status: facilities.status, endsAt: facilities.endsAt },
      memberUntil: accounts.memberUntil,
    })
    .from(sessions)
    .innerJoin(accounts, eq(accounts.id, sessions.accountId))
    .leftJoin(subscriptions, eq(subscriptions.accountId, sessions.accountId))
    .leftJoin(facilityMembers, eq(facilityMembers.accountId, sessions.accountId))
    .leftJoin(facilities, eq(facilities.id, facilityMembers.facilityId))
    .where(
      and(
        eq(sessions.tokenHash, sql.placeholder('tokenHash')),
        gt(sessions.expiresAt, sql.placeholder('now')),
        isNull(accounts.deletionRequestedAt),
        isNull(accounts.frozenAt),
      ),
    )
    .prepare('find_session');
}

function expiryFrom(now: Date, isShared: boolean, startedAt: Date): Date {
  const unused = now.getTime() + (isShared ? sharedDeviceMs : ownDeviceMs);
  return new Date(Math.min(unused, startedAt.getTime() + maxLifetimeMs));
}
