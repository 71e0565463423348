import { sql } from 'drizzle-orm';
import type { ResponseOf } from '#contract/endpoint.ts';
import { type savePlanChanges as endpoint, maxPlanChanges } from '#contract/plans.ts';
import { receiveChanges } from '#contract/rules/receive-changes.ts';
import { checkSaving, type Player } from '#server/access/check-access.ts';
import type { Call } from '#server/lib/http/mount.ts';
import { fieldProblem } from '#server/lib/problem.ts';
import type { Services } from '#server/services/services.ts';
import { planChanges } from '#server/tables/plans.ts';

/**
 * Stores changes of the caller's plan; they are on disk before the response is sent. A change that is already stored is
 * not changed. @throws Problem validation once the plan has `maxPlanChanges`; too_many_requests; subscription_required
 * or facility_ended for changes made after access ended
 */
export async function savePlanChanges(
  { database, clock, limits }: Services,
  { body, caller }: Call<typeof endpoint, Player>,
): Promise<ResponseOf<typeof endpoint>> {
  await limits.countInProcess('planSaves', caller.accountId);
  const now = clock.now();
  const received = receiveChanges(body.changes, now.toISOString());
  checkSaving(
    caller.access,
    received.map(({ madeAt }) => new Date(madeAt)),
    now,
  );
  const { rows } = await database.execute<{ fits: boolean }>(sql`
    with fresh as (
      select distinct on (id) * from rows from (
        json_to_recordset(${JSON.stringify(received)}) as (
          id uuid, "exerciseId" smallint, "contentVersion" text, kind text, what text, "when" text, helper text,
          "afterDays" smallint, "madeAt" timestamptz
        )
      ) with ordinality as sent (
        id, "exerciseId", "contentVersion", kind, what, "when", helper, "afterDays", "madeAt", place
      )
      where not exists (
        select from ${planChanges} where account_id = ${caller.accountId} and change_id = sent.id
      )
      order by id, place
    ), room as (
      select count(*) + (select count(*) from fresh) <= ${maxPlanChanges} as fits
      from ${planChanges} where account_id = ${caller.accountId}
    ), stored as (
      insert into ${planChanges}
      select ${caller.accountId}, id, "exerciseId", "contentVersion", kind, what, "when", helper, "afterDays", "madeAt",
        ${now.toISOString()}::timestamptz
      from fresh, room where fits
      on conflict do nothing
    )
    select fits from room`);
  if (!rows[0]?.fits) {
    throw fieldProblem(
      'changes',
      'Your plan has been changed too often to take more changes. Please write to us.',
    );
  }
  return { message: 'Your plan is saved.' };
}
