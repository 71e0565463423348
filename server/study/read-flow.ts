import type { ArmFlow } from '#contract/operator-study.ts';
import type { Database } from '#server/lib/database/pool.ts';
import { type SQL, sql } from '#server/lib/database/query.ts';
import type { Study } from '#server/tables/study.ts';
import { openDays } from './instruments/month-plan.ts';
import { isOver } from './studies.ts';

/** The instant so many months after joining, in SQL, as `monthsAfter` counts it. */
export const monthBegins = (month: SQL): SQL =>
  sql`((joined_at at time zone 'UTC' + make_interval(months => ${month})) at time zone 'UTC')`;

/**
 * Numbers of people in each arm, which add up. An account that is being deleted counts as one that is gone. Who takes part
 * has completed the study with an answer in its last month, or at its end where nothing is asked.
 */
export async function readFlow(database: Database, study: Study, now: Date): Promise<ArmFlow[]> {
  const months = study.instruments.flatMap((one) => one.months);
  const ended = sql`${isOver(study, now)}::boolean`;
  const [answered, over] =
    months.length === 0 ? [ended, ended] : inLastMonth(Math.max(...months), { ended, now });
  const { rows } = await database.execute<Omit<ArmFlow, 'name' | 'joined' | 'underWay'>>(sql`
    select arm, sum(taking)::int as taking, sum(kept)::int as "leftKept", sum(gone)::int as "leftDeleted",
      sum(taking * answered)::int as completed, sum(taking * (1 - answered) * is_over)::int as "notAnswered"
    from (
      select coalesce(arm, '') as arm,
        (left_at is null and deletion_requested_at is null)::int as taking,
        (left_at is not null and deletion_requested_at is null)::int as kept,
        (deletion_requested_at is not null)::int as gone,
        ${answered}::int as answered, ${over}::int as is_over
      from study_consents join accounts on accounts.id = account_id where study_id = ${study.id}
      union all select arm, 0, 0, people, 0, 0 from study_departures where study_id = ${study.id}
    ) as people group by arm`);
  const arms = study.arms.length > 0 ? study.arms : [{ id: '', name: '' }];
  return arms.map(({ id, name }) => {
    const found = rows.find(({ arm }) => arm === id);
    const { taking = 0, leftKept = 0, leftDeleted = 0, completed = 0, notAnswered = 0 } = found ?? {};
    const underWay = taking - completed - notAnswered;
    const joined = taking + leftKept + leftDeleted;
    return { arm: id, name, joined, leftKept, leftDeleted, taking, completed, notAnswered, underWay };
  });
}

/** Whether somebody answered in the last month, and whether it is too late to. */
function inLastMonth(month: number, { ended, now }: { ended: SQL; now: Date }): [SQL, SQL] {
  const answered = sql`exists (
    select from study_responses where study_responses.account_id = study_consents.account_id and month = ${month})`;
  const closes = sql`${monthBegins(sql`${month}::int`)} + make_interval(days => ${openDays}::int)`;
  return [answered, sql`(${ended} or ${closes} <= ${now}::timestamptz)`];
}
