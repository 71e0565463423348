import { randomUUID } from 'node:crypto';
import DataLoader from 'dataloader';
import type { Player } from '#server/access/check-access.ts';
import { needsTwoSteps } from '#server/access/two-steps-rule.ts';
import { deviceName } from '#server/audit/device-name.ts';
import { dayMs, hourMs, minuteMs } from '#server/lib/clock.ts';
import { countRunning } from '#server/lib/count-running.ts';
import { buildOnce } from '#server/lib/database/build-once.ts';
import type { Database } from '#server/lib/database/pool.ts';
import { and, eq, gt, isNull, ne, or, sql } from '#server/lib/database/query.ts';
import type { Authenticate } from '#server/lib/http/mount.ts';
import type { Services } from '#server/services/services.ts';
import { accounts, sessions } from '#server/tables/accounts.ts';
import { facilities, facilityMembers } from '#server/tables/facilities.ts';
import type { EventDetail } from '#server/tables/security-events.ts';
import { studyConsents } from '#server/tables/study.ts';
import { subscriptions } from '#server/tables/subscriptions.ts';
import { ownerMs } from './owner-proof.ts';
import { hashToken, newToken } from './tokens.ts';

/** How long a session lasts after its last use. */
const ownDeviceMs = 30 * dayMs;
const sharedDeviceMs = 2 * hourMs;
/** How long a session lasts at most: a stolen token does not work forever. */
const maxLifetimeMs = 90 * dayMs;
/** How long a session of an operator lasts after its login, however it is used. */
const operatorMs = 12 * hourMs;
/** How long the second step of an operator counts where proof is needed. */
const secondStepMs = 15 * minuteMs;
/** The last use is stored at most this often, so that most requests write nothing. */
const lastSeenIntervalMs = 5 * minuteMs;

export type SessionOptions = {
  device: string;
  shared: boolean | undefined;
  /** When the one-time password that opened the session expires: a new one has to be chosen before. */
  endsAt?: Date | null;
  /** When the second step was done, if there was one. */
  secondStepAt?: Date;
};

/** Where, and by what means, a person has logged in. */
export type SignInOptions = SessionOptions & { address: string; deviceId: string; by: EventDetail };

const insertSession = buildOnce((database) =>
  database
    .insert(sessions)
    .values({
      accountId: sql.placeholder('accountId'),
      id: sql.placeholder('id'),
      tokenHash: sql.placeholder('tokenHash'),
      device: sql.placeholder('device'),
      isShared: sql.placeholder('isShared'),
      startedAt: sql.placeholder('now'),
      lastSeenAt: sql.placeholder('now'),
      // As it is, because the column's own mapping takes no null.
      secondStepAt: sql`${sql.placeholder('secondStepAt')}`,
      expiresAt: sql.placeholder('expiresAt'),
    })
    .prepare('insert_session'),
);

/** Starts a session and returns its bearer token; only the token's hash is stored. */
export async function openSession(
  database: Database,
  accountId: string,
  { device, shared = false, endsAt, secondStepAt }: SessionOptions,
  now: Date,
): Promise<string> {
  const token = newToken();
  await insertSession(database).execute({
    accountId,
    id: randomUUID(),
    tokenHash: hashToken(token),
    device: deviceName(device),
    isShared: shared,
    now,
    secondStepAt: secondStepAt ?? null,
    expiresAt: new Date(Math.min(expiryFrom(now, shared, now).getTime(), endsAt?.getTime() ?? Infinity)),
  });
  return token;
}

export type Authentication = {
  authenticate: Authenticate<Player>;
  /** How many calls are looked up in the statement of another. */
  sharing: () => number;
};

/**
 * Makes `authenticate`, which finds the account of a bearer token, and the facts that decide whether it may play; every use extends the session.
 * Every call of a signed-in person begins with it: those that arrive together, as at the start of the app, are looked up
 * in one prepared statement, which begins after all of them have arrived.
 */
export function createAuthentication({ database, clock }: Services): Authentication {
  const lookUp = async (tokenHashes: readonly string[]) => {
    const now = clock.now();
    const found = await findSessions(database).execute({
      tokenHashes,
      now,
      operatorsSince: new Date(now.getTime() - operatorMs),
    });
    await extendSessions(
      database,
      found.filter((session) => isToBeExtended(session, now)),
      now,
    );
    const byHash = new Map(found.map((session) => [session.tokenHash, session]));
    return tokenHashes.map((tokenHash) => byHash.get(tokenHash));
  };
  const statements = countRunning(lookUp);
  // Nothing is kept: a session that has ended is rejected at the next call.
  const sessionsByHash = new DataLoader(statements.counted, { cache: false, batchScheduleFn: setImmediate });
  const calls = countRunning((tokenHash: string) => sessionsByHash.load(tokenHash));
  const authenticate: Authenticate<Player> = async (token) => {
    const found = await calls.counted(hashToken(token));
    if (!found) return null;
    const { accountId, sessionId, userType, operatorRole, mustChoosePassword, twoStepsSince } = found;
    const { subscription, facility, memberUntil, waiting } = found;
    const must = { mustChoosePassword, mustSetUpTwoSteps: needsTwoSteps({ userType, twoStepsSince }) };
    const access = { userType, subscription, facility, memberUntil, waiting };
    const hasProven = isProven(found, clock.now());
    const language = found.settings.language ?? null;
    return { accountId, sessionId, userType, operatorRole, ...must, hasProven, language, access };
  };
  return { authenticate, sharing: () => calls.running() - statements.running() };
}

const findSessions = buildOnce((database) => {
  const { status, periodEnd, graceEndsAt, cancelAtPeriodEnd, endsAt, endedAt } = subscriptions;
  return database
    .select({
      tokenHash: sessions.tokenHash,
      accountId: sessions.accountId,
      sessionId: sessions.id,
      userType: accounts.userType,
      operatorRole: accounts.operatorRole,
      startedAt: sessions.startedAt,
      lastSeenAt: sessions.lastSeenAt,
      isShared: sessions.isShared,
      ownerUntil: sessions.ownerUntil,
      secondStepAt: sessions.secondStepAt,
      mustChoosePassword: accounts.passwordIsOneTime,
      twoStepsSince: accounts.twoStepsSince,
      settings: accounts.settings,
      subscription: { status, periodEnd, graceEndsAt, cancelAtPeriodEnd, endsAt, endedAt },
      facility: { status: facilities.status, endsAt: facilities.endsAt },
      memberUntil: accounts.memberUntil,
      waiting: { since: studyConsents.agreedAt, until: studyConsents.opensAt },
    })
    .from(sessions)
    .innerJoin(accounts, eq(accounts.id, sessions.accountId))
    .leftJoin(subscriptions, eq(subscriptions.accountId, sessions.accountId))
    .leftJoin(facilityMembers, eq(facilityMembers.accountId, sessions.accountId))
    .leftJoin(facilities, eq(facilities.id, facilityMembers.facilityId))
    .leftJoin(studyConsents, eq(studyConsents.accountId, sessions.accountId))
    .where(
      and(
        sql`${sessions.tokenHash} = any(${sql.placeholder('tokenHashes')})`,
        gt(sessions.expiresAt, sql.placeholder('now')),
        or(ne(accounts.userType, 'operator'), gt(sessions.startedAt, sql.placeholder('operatorsSince'))),
        isNull(accounts.deletionRequestedAt),
        isNull(accounts.frozenAt),
      ),
    )
    .prepare('find_sessions');
});

type FoundSession = Awaited<ReturnType<ReturnType<typeof findSessions>['execute']>>[number];

/** Whether the caller has shown in the last minutes who they are; a browser that skips the second step proves nothing. */
function isProven({ userType, startedAt, ownerUntil, secondStepAt }: FoundSession, now: Date): boolean {
  if (userType === 'operator') return (secondStepAt?.getTime() ?? 0) + secondStepMs > now.getTime();
  return Math.max(startedAt.getTime() + ownerMs, ownerUntil?.getTime() ?? 0) > now.getTime();
}

/** Use does not extend a session that a one-time password opened. */
const isToBeExtended = ({ mustChoosePassword, lastSeenAt }: FoundSession, now: Date) =>
  !mustChoosePassword && now.getTime() - lastSeenAt.getTime() > lastSeenIntervalMs;

/** Stores the use of sessions. One that another call extends at this moment is left to it: neither waits. */
async function extendSessions(database: Database, used: readonly FoundSession[], now: Date): Promise<void> {
  if (used.length === 0) return;
  const tokenHashes = used.map(({ tokenHash }) => tokenHash);
  const expiries = used.map(({ isShared, startedAt }) => expiryFrom(now, isShared, startedAt));
  await database.execute(sql`
    with used as (
      select account_id, id, later.expires_at
      from unnest(${sql.param(tokenHashes)}::text[], ${sql.param(expiries)}::timestamptz[])
        as later (token_hash, expires_at)
      join sessions using (token_hash)
      for update of sessions skip locked
    )
    update sessions set last_seen_at = ${now}, expires_at = used.expires_at
    from used where sessions.account_id = used.account_id and sessions.id = used.id`);
}

function expiryFrom(now: Date, isShared: boolean, startedAt: Date): Date {
  const unused = now.getTime() + (isShared ? sharedDeviceMs : ownDeviceMs);
  return new Date(Math.min(unused, startedAt.getTime() + maxLifetimeMs));
}
