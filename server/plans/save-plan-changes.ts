import { type savePlanChanges as endpoint, maxPlanChanges, type PlanChange } from '#contract/plans.ts';
import { supersededChanges } from '#contract/rules/fold-plan.ts';
import { receiveChanges } from '#contract/rules/receive-changes.ts';
import { checkSaving, type Player } from '#server/access/check-access.ts';
import { isReadable } from '#server/accounts/given-password.ts';
import type { Database } from '#server/lib/database/pool.ts';
import { and, eq, inArray, sql } from '#server/lib/database/query.ts';
import type { Call, Spoken } from '#server/lib/http/mount.ts';
import { busy } from '#server/lib/problem.ts';
import type { Services } from '#server/services/services.ts';
import { planChanges } from '#server/tables/plans.ts';
import { plansMessages } from './messages.ts';
import { readPlanChanges } from './read-plan-changes.ts';

/**
 * Stores changes of the caller's plan; they are on disk before the response is sent. A change that is already stored is
 * not changed. Once there are `maxPlanChanges`, old ones that later ones have superseded make room.
 * @throws Problem too_many_requests; subscription_required or facility_ended for changes made after access ended
 */
export async function savePlanChanges(
  services: Services,
  { body, caller }: Call<typeof endpoint, Player>,
): Promise<Spoken<typeof endpoint>> {
  const { database, clock, limits } = services;
  await limits.countInProcess('planSaves', caller.accountId);
  const now = clock.now();
  const received = receiveChanges(body.changes, now.toISOString());
  checkSaving(
    caller.access,
    received.map(({ madeAt }) => new Date(madeAt)),
    now,
  );
  if (!(await store(database, caller.accountId, received, now))) {
    await foldPlan(services, caller.accountId);
    if (!(await store(database, caller.accountId, received, now))) throw busy();
  }
  return { message: plansMessages.planSaved };
}

/** Stores what is not stored yet, all or nothing. @returns false if there is no room for it */
async function store(
  database: Database,
  accountId: string,
  received: readonly PlanChange[],
  now: Date,
): Promise<boolean> {
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
        select from ${planChanges} where account_id = ${accountId} and change_id = sent.id
      )
      order by id, place
    ), room as (
      select count(*) + (select count(*) from fresh) <= ${maxPlanChanges} as fits
      from ${planChanges} where account_id = ${accountId} and ${isReadable(accountId, planChanges.receivedAt)}
    ), stored as (
      insert into ${planChanges}
      select ${accountId}, id, "exerciseId", "contentVersion", kind, what, "when", helper, "afterDays", "madeAt",
        ${now.toISOString()}::timestamptz
      from fresh, room where fits
      on conflict do nothing
    )
    select fits from room`);
  return rows[0]?.fits ?? false;
}

/** Makes room: the plan stays the same. What is closed to whoever is logged in stays, too. */
async function foldPlan(services: Services, accountId: string): Promise<void> {
  const ids = supersededChanges(await readPlanChanges(services, accountId));
  const isOwn = eq(planChanges.accountId, accountId);
  if (ids.length > 0) {
    await services.database.delete(planChanges).where(and(isOwn, inArray(planChanges.changeId, ids)));
  }
}
