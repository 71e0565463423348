import type { restorePlaythrough as endpoint } from '#contract/answers.ts';
import type { Account } from '#contract/own-account.ts';
import { dayMs } from '#server/lib/clock.ts';
import type { Database } from '#server/lib/database/pool.ts';
import { and, desc, eq, gt, isNull, sql } from '#server/lib/database/query.ts';
import type { Call, Spoken } from '#server/lib/http/mount.ts';
import { Problem } from '#server/lib/problem.ts';
import type { Services } from '#server/services/services.ts';
import { playthroughs, saves } from '#server/tables/answers.ts';
import { answersMessages } from './messages.ts';

/** How long an archived playthrough can be restored (docs/product-decisions.md#restoring-games). */
const retentionMs = 30 * dayMs;

/** Lists the playthroughs that the account page offers to restore: those with an answer, the one archived last first. */
export async function listPreviousGames(
  { database, clock }: Pick<Services, 'database' | 'clock'>,
  accountId: string,
): Promise<Account['previousGames']> {
  const archived = await listArchivedPlaythroughs(database, accountId, clock.now());
  return archived
    .filter(({ answered }) => answered > 0)
    .map(({ playthroughId, answered, archivedAt }) => ({
      session: playthroughId,
      answered,
      hiddenAt: archivedAt.toISOString(),
      until: new Date(archivedAt.getTime() + retentionMs).toISOString(),
    }));
}

/**
 * Makes an archived playthrough the current one. The one that was current is then archived for 30 days.
 * @throws Problem not_found if there is no such playthrough
 */
export async function restorePlaythrough(
  { database, clock }: Services,
  { body, caller: { accountId } }: Call<typeof endpoint>,
): Promise<Spoken<typeof endpoint>> {
  const now = clock.now();
  await database.transaction(async (tx) => {
    const own = eq(playthroughs.accountId, accountId);
    // Always in the same order, so that two calls at once cannot deadlock.
    const all = await tx
      .select()
      .from(playthroughs)
      .where(own)
      .orderBy(playthroughs.playthroughId)
      .for('update');
    if (body.session && all.some((game) => game.playthroughId === body.session && !game.archivedAt)) return;
    const archived = await listArchivedPlaythroughs(tx, accountId, now);
    const previous = body.session
      ? archived.find(({ playthroughId }) => playthroughId === body.session)
      : archived[0];
    if (!previous) throw new Problem('not_found', answersMessages.noPreviousGame);
    await tx
      .update(playthroughs)
      .set({ archivedAt: now })
      .where(and(own, isNull(playthroughs.archivedAt)));
    await tx
      .update(playthroughs)
      .set({ archivedAt: null, begunBy: null })
      .where(and(own, eq(playthroughs.playthroughId, previous.playthroughId)));
  });
  return { message: answersMessages.previousGameBack };
}

/** Lists the playthroughs that can still be restored, the one archived last first. */
async function listArchivedPlaythroughs(database: Database, accountId: string, now: Date) {
  const { playthroughId, answeredExercises, archivedAt } = playthroughs;
  return await database
    .select({
      playthroughId,
      answered: sql<number>`cardinality(${answeredExercises})`,
      archivedAt: sql<Date>`${archivedAt}`.mapWith(archivedAt),
    })
    .from(playthroughs)
    .where(and(eq(playthroughs.accountId, accountId), gt(archivedAt, new Date(now.getTime() - retentionMs))))
    .orderBy(desc(archivedAt));
}

/** Deletes the saves archived more than 30 days ago, and returns their number. A job runs it every hour. */
export async function purgeArchivedPlaythroughs({ database, clock }: Services): Promise<number> {
  const longAgo = new Date(clock.now().getTime() - retentionMs);
  const { rows } = await database.execute<{ purged: number }>(sql`
    with gone as (
      delete from ${saves} using ${playthroughs}
      where ${saves.accountId} = ${playthroughs.accountId} and ${saves.playthroughId} = ${playthroughs.playthroughId}
      and ${playthroughs.archivedAt} <= ${longAgo}
      returning ${saves.accountId}, ${saves.playthroughId}
    ),
    emptied as (
      update ${playthroughs} set attempt_counts = '{}', answered_exercises = '{}', first_try_exercises = '{}',
        asked_exercises = '{}', found_exercises = '{}', last_answered_exercise = 0, last_played_at = null
      where (account_id, id) in (select account_id, playthrough_id from gone)
    )
    select count(*)::int as purged from gone`);
  return rows[0]?.purged ?? 0;
}
