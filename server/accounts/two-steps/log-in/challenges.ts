import { minuteMs } from '#server/lib/clock.ts';
import type { Database } from '#server/lib/database/pool.ts';
import { and, eq, gt, isNotNull, isNull } from '#server/lib/database/query.ts';
import { Problem } from '#server/lib/problem.ts';
import { accounts } from '#server/tables/accounts.ts';
import { type SecondStepChallenge, secondStepChallenges } from '#server/tables/two-steps.ts';
import { accountsMessages } from '../../messages.ts';
import { hashToken, newToken } from '../../tokens.ts';

/** How long a login waits for its second step. */
const lifetimeMs = 10 * minuteMs;

/** Lets a login wait for its second step, and returns the token that continues it; only its hash is stored. */
export async function startChallenge(
  database: Database,
  waiting: Omit<SecondStepChallenge, 'tokenHash' | 'expiresAt'>,
  now: Date,
): Promise<string> {
  const token = newToken();
  const expiresAt = new Date(now.getTime() + lifetimeMs);
  await database.insert(secondStepChallenges).values({ ...waiting, tokenHash: hashToken(token), expiresAt });
  return token;
}

const isValid = (token: string, now: Date) =>
  and(eq(secondStepChallenges.tokenHash, hashToken(token)), gt(secondStepChallenges.expiresAt, now));

/**
 * The account of a login that waits, without continuing it.
 * @throws Problem `log_in_expired`, also when the account was closed or put on hold meanwhile
 */
export async function findChallenge(database: Database, token: string, now: Date): Promise<string> {
  const [found] = await database
    .select({ accountId: secondStepChallenges.accountId })
    .from(secondStepChallenges)
    .innerJoin(accounts, eq(accounts.id, secondStepChallenges.accountId))
    .where(
      and(
        isValid(token, now),
        isNotNull(accounts.twoStepsSince),
        isNull(accounts.deletionRequestedAt),
        isNull(accounts.frozenAt),
      ),
    );
  if (!found) throw expired();
  return found.accountId;
}

/** Uses the token up, in one statement: of two uses at once only one succeeds. @throws Problem `log_in_expired` */
export async function consumeChallenge(
  database: Database,
  token: string,
  now: Date,
): Promise<SecondStepChallenge> {
  const [found] = await database.delete(secondStepChallenges).where(isValid(token, now)).returning();
  if (!found) throw expired();
  return found;
}

/** Ends every login of the account that waits. */
export async function endChallenges(database: Database, accountId: string): Promise<void> {
  await database.delete(secondStepChallenges).where(eq(secondStepChallenges.accountId, accountId));
}

export const expired = () => new Problem('log_in_expired', accountsMessages.logInExpired);
