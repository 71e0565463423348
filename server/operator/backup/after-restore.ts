import { createReadStream } from 'node:fs';
import { access } from 'node:fs/promises';
import { createInterface } from 'node:readline';
import { closeAccount, undoMs } from '#server/account-page/close-account.ts';
import { reopenAccount } from '#server/account-page/reopen-account.ts';
import { hashInSql, type LoggedDeletion, readDeletions } from '#server/accounts/deletion-log.ts';
import { freeSeat } from '#server/facilities/membership.ts';
import { originOf } from '#server/lib/config.ts';
import { inArray, sql } from '#server/lib/database/query.ts';
import { Problem } from '#server/lib/problem.ts';
import type { Services } from '#server/services/services.ts';
import { accounts } from '#server/tables/accounts.ts';
import type { Command, CommandRow } from '../command-type.ts';
import { textOf } from '../read-options.ts';
import { withAudit } from '../with-audit.ts';

/** A restored backup opens again what was ended after it was made. This ends it once more, before the server starts. */
export const afterRestore: Command = {
  name: 'database after-restore',
  usage: 'database after-restore --deletions FILE|none --yes',
  description:
    'after a restore, before the server starts: ends all logins, links, one-time passwords and waiting emails, and repeats the deletions that the log has',
  run: async ({ services, options, operator }) => {
    const file = textOf(options, 'deletions');
    if (!file) throw new Problem('validation', '--deletions is missing: the log since the backup, or none.');
    if (options.yes !== true) throw new Problem('validation', 'Add --yes to log everybody out.');
    const deletions = file === 'none' ? new Map<string, LoggedDeletion>() : await readFileOf(file);
    const row = await withAudit({ services, operator }, 'database after-restore', async (inOne) => {
      const ended = await endEverything(inOne);
      const details = { ...ended, ...(await repeatDeletions(inOne, deletions)) };
      return { entry: { subject: 'the database', details }, result: details };
    });
    return { rows: [row], message: 'Done. Now start the server: everybody logs in anew.' };
  },
};

async function readFileOf(file: string): Promise<Map<string, LoggedDeletion>> {
  await access(file).catch(() => {
    throw new Problem('validation', `There is no file ${file}.`);
  });
  return readDeletions(createInterface({ input: createReadStream(file) }));
}

/** What a person or an email could open. Links that stop emails stay, because they open nothing. */
const ends = {
  logins: 'delete from sessions',
  files: 'delete from report_links',
  'begun logins': 'with passkey as (delete from passkey_challenges) delete from second_step_challenges',
  'remembered browsers': 'update known_devices set second_step_at = null where second_step_at is not null',
  // Who has closed an account may still come back; the deletions that are repeated end that where it was used.
  'emailed links': `delete from email_tokens using accounts where accounts.id = account_id
    and not (purpose = 'restore' and deletion_requested_at is not null)`,
  'changes of address': 'delete from email_changes',
  invitations: 'delete from administrator_invitations',
  'links to plans': 'update helper_links set ended_at = now() where ended_at is null',
  'one-time passwords': `update accounts set password_hash = null, password_is_one_time = false,
    one_time_password_until = null where password_is_one_time`,
  'waiting emails': `delete from pgboss.job where name in ('mail', 'inviteMembers') and state < 'completed'`,
} as const;

async function endEverything({ database }: Services): Promise<CommandRow> {
  const counts: Record<string, number> = {};
  for (const [name, statement] of Object.entries(ends))
    counts[name] = (await database.execute(sql.raw(statement))).rowCount ?? 0;
  return counts;
}

/** Accounts that the log says more of than the backup knows. */
async function repeatDeletions(
  services: Services,
  deletions: ReadonlyMap<string, LoggedDeletion>,
): Promise<CommandRow> {
  const counts = { closed: 0, reopened: 0, deleted: 0 };
  const leftOut: string[] = [];
  const who = sql.raw(hashInSql('id'));
  const { rows } = await services.database.execute<Restored & { who: string }>(sql`
    select id, user_name as "userName", ${who} as who, deletion_requested_at is not null as "isClosed" from accounts
    where ${inArray(who, [...deletions.keys(), ''])} for update`);
  for (const account of rows) {
    const logged = deletions.get(account.who);
    const done = logged && (await repeat(services, account, logged).catch(lastOwner));
    if (logged && done === true) counts[logged.deletion] += 1;
    if (done === 'last owner') leftOut.push(account.userName);
  }
  return { ...counts, 'left out': leftOut.join(', ') };
}

type Restored = { id: string; userName: string; isClosed: boolean };

/** Whoever made another operator an owner since the backup is the last one again: the machine's operator decides. */
function lastOwner(error: unknown): 'last owner' {
  if (error instanceof Problem && error.code === 'conflict') return 'last owner';
  throw error;
}

async function repeat(
  services: Services,
  { id, isClosed }: Restored,
  { deletion, at }: LoggedDeletion,
): Promise<boolean> {
  const { database } = services;
  const since = (time: Date) =>
    database.update(accounts).set({ deletionRequestedAt: time }).where(sql`id = ${id}`);
  if (deletion === 'deleted') {
    // The hourly job purges it: nobody can undo it anymore.
    if (!isClosed) await freeSeat(database, id);
    await since(new Date(at.getTime() - undoMs));
    return true;
  }
  if ((deletion === 'closed') === isClosed) return false;
  if (deletion === 'closed') {
    await closeAccount(services, database, id, originOf(services.config));
    await since(at);
  } else await reopenAccount(services, database, id);
  return true;
}
