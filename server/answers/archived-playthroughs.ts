import { and, desc, eq, gt, isNull, sql } from 'drizzle-orm';
import type { Answer } from '#contract/endpoint.ts';
import type { Account, bringBackPreviousGame as endpoint } from '#contract/own-account.ts';
import { dayMs } from '#server/lib/clock.ts';
import type { Database } from '#server/lib/database/pool.ts';
import type { Call } from '#server/lib/http/mount.ts';
import { Problem } from '#server/lib/problem.ts';
import type { Services } from '#server/services.ts';
import { getRecord } from './queries.ts';
import { records, saves } from './tables.ts';

/** How long an archived playthrough is stored (decision G25). */
const keptMs = 30 * dayMs;

/** Returns the playthrough that can be restored: the one archived last, for 30 days; null if there is none. */
export async function getPreviousGame(
  services: Services,
  accountId: string,
): Promise<Account['previousGame']> {
  const [previous] = await hiddenGames(services.database, accountId, services.clock.now());
  if (!previous) return null;
  const record = await getRecord(services, accountId, previous.session);
  return {
    session: previous.session,
    answered: record?.totalAnswered ?? 0,
    hiddenAt: previous.hiddenAt.toISOString(),
    until: new Date(previous.hiddenAt.getTime() + keptMs).toISOString(),
  };
}

/**
 * Makes an archived playthrough the current one. The one that was current is then archived for 30 days.
 * @throws Problem not_found if there is no such playthrough
 */
export async function bringBackPreviousGame(
  { database, clock }: Services,
  { body, caller: { accountId } }: Call<typeof endpoint>,
): Promise<Answer<typeof endpoint>> {
  const now = clock.now();
  await database.transaction(async (tx) => {
    const own = eq(records.accountId, accountId);
    // Always in the same order, so that two calls at once cannot deadlock.
    const all = await tx.select().from(records).where(own).orderBy(records.session).for('update');
    if (body.session && all.some((game) => game.session === body.session && !game.hiddenAt)) return;
    const hidden = await hiddenGames(tx, accountId, now);
    const previous = body.session ? hidden.find(({ session }) => session === body.session) : hidden[0];
    if (!previous) throw new Problem('not_found', 'There is no previous game to bring back.');
    await tx
      .update(records)
      .set({ hiddenAt: now })
      .where(and(own, isNull(records.hiddenAt)));
    await tx
      .update(records)
      .set({ hiddenAt: null })
      .where(and(own, eq(records.session, previous.session)));
  });
  return { message: 'Your previous game is back.' };
}

/** Lists the playthroughs that can still be restored, the one archived last first. */
async function hiddenGames(database: Database, accountId: string, now: Date) {
  const { session, hiddenAt } = records;
  return await database
    .select({ session, hiddenAt: sql<Date>`${hiddenAt}`.mapWith(hiddenAt) })
    .from(records)
    .where(and(eq(records.accountId, accountId), gt(hiddenAt, new Date(now.getTime() - keptMs))))
    .orderBy(desc(hiddenAt));
}

/** Deletes the saves archived more than 30 days ago, and returns their number. A job runs it every hour. */
export async function purgeHiddenGames({ database, clock }: Services): Promise<number> {
  const longAgo = new Date(clock.now().getTime() - keptMs);
  const { rows } = await database.execute<{ purged: number }>(sql`
    with gone as (
      delete from ${saves} using ${records}
      where ${saves.accountId} = ${records.accountId} and ${saves.session} = ${records.session}
      and ${records.hiddenAt} <= ${longAgo}
      returning ${saves.accountId}, ${saves.session}
    ),
    emptied as (
      update ${records} set attempt_counts = '{}', answered_exercises = '{}', last_answered_exercise = 0
      where (account_id, id) in (select account_id, playthrough_id from gone)
    )
    select count(*)::int as purged from gone`);
  return rows[0]?.purged ?? 0;
}
