import { listAuditEntriesAbout } from '#server/audit/audit-log.ts';
import type { Database } from '#server/lib/database/pool.ts';
import { and, eq, type Placeholder, type SQL, type SQLWrapper, sql } from '#server/lib/database/query.ts';
import { accounts } from '#server/tables/accounts.ts';

const from = { 'member password': 'facility', 'person password': 'operator' } as const;

/** What gives somebody a password, by its name in the audit log. */
export type GivingCommand = keyof typeof from;

const maxShown = 20;

/** When and by whom an account was given one-time passwords, newest first. */
export async function listGivenPasswords(database: Database, accountId: string) {
  const range = { commands: Object.keys(from), since: new Date(0), limit: maxShown };
  const given = await listAuditEntriesAbout(database, accountId, range);
  return given.map(({ command, by, at }) => ({
    from: from[command as GivingCommand],
    by,
    at: at.toISOString(),
  }));
}

/** Of one account, or the column of a query of many. */
type AccountId = string | Placeholder | SQL;

/** The passwords that a facility gave since the person last proved who they are. */
const givenSinceProof = (accountId: AccountId, at: 'min' | 'max') => sql`(
  select ${sql.raw(at)}(given.at) from audit_log given join accounts owner on owner.id = given.account_id
  where given.account_id = ${accountId}::uuid and given.command = 'member password'
    and given.at > coalesce(owner.proved_at, '-infinity')
)`;

/**
 * Whether what a person wrote at a time may be read: only what came after the last password that the facility gave, because its
 * administrators can use those (docs/product-decisions.md#facility-views). Every read of surveys, feedback, reviews, the plan and
 * its wishes asks this.
 */
export const isReadable = (accountId: AccountId, writtenAt: SQLWrapper): SQL =>
  sql`${writtenAt} > coalesce(${givenSinceProof(accountId, 'max')}, '-infinity')`;

/** Until when what a person wrote is closed; null while nothing is. */
export async function findClosedUntil(database: Database, accountId: string): Promise<Date | null> {
  const [row] = await database
    .select({ until: sql<Date | null>`${givenSinceProof(accountId, 'max')}`.mapWith(accounts.provedAt) })
    .from(accounts)
    .where(eq(accounts.id, accountId));
  return row?.until ?? null;
}

/** The person's own password before the facility gave one; a password from after that may be the facility's. */
export const formerPassword = (accountId: string) => sql`case
  when ${accounts.passwordHash} is not null and not ${accounts.passwordIsOneTime} and ${givenSinceProof(accountId, 'min')} is null
  then ${accounts.passwordHash} else ${accounts.formerPasswordHash} end`;

/** Opens what was closed, because the person proved who they are. */
export async function openEarlierRows(database: Database, accountId: string, now: Date): Promise<void> {
  await database
    .update(accounts)
    .set({ provedAt: now, formerPasswordHash: null })
    .where(eq(accounts.id, accountId));
}

/** Does so after a second step, if the account had one before the facility ever gave a password: the facility has none. */
export async function openAfterSecondStep(database: Database, accountId: string, now: Date): Promise<void> {
  const isOlder = sql`${accounts.twoStepsSince} < ${givenSinceProof(accountId, 'min')}`;
  await database
    .update(accounts)
    .set({ provedAt: now, formerPasswordHash: null })
    .where(and(eq(accounts.id, accountId), isOlder));
}
