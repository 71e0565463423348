import { isReadable } from '#server/accounts/given-password.ts';
import type { Database } from '#server/lib/database/pool.ts';
import { sql } from '#server/lib/database/query.ts';
import type { Services } from '#server/services/services.ts';
import { facilityFormGroups } from '#server/tables/facilities.ts';
import { groupPeople, type Waiting } from './figures/group-people.ts';
import { mostSkipped } from './forms/due-pictures.ts';
import { takesStudysTest } from './forms/find-due-form.ts';

/** Somebody with both forms, and how many pictures of each were right. */
type Scored = Waiting & { facilityId: string; before: number; after: number };

/**
 * Counts the members who have ended both forms, in groups of five or more (group-people.ts). It runs once a night, so that no
 * figure changes at the moment in which somebody answers.
 */
export async function countForms({ database, clock, content }: Services): Promise<void> {
  const now = clock.now();
  await database.transaction(async (tx) => {
    // One at a time: nobody is counted twice.
    await tx.execute(sql`lock table facility_form_groups in share row exclusive mode`);
    const waiting = await findWaiting(tx, content.forms.length);
    for (const [facilityId, people] of Map.groupBy(waiting, (one) => one.facilityId))
      for (const { unitId, accountIds } of groupPeople(people, now)) {
        const group = people.filter(({ accountId }) => accountIds.includes(accountId));
        const sumOf = (value: (one: Scored) => number) => group.reduce((sum, one) => sum + value(one), 0);
        await tx.insert(facilityFormGroups).values({
          ...{ facilityId, unitId, people: group.length, pictures: content.forms.length, countedAt: now },
          rightBefore: sumOf(({ before }) => before),
          rightAfter: sumOf(({ after }) => after),
          squaresBefore: sumOf(({ before }) => before ** 2),
          squaresAfter: sumOf(({ after }) => after ** 2),
        });
        await tx.execute(sql`
          update facility_forms set counted_at = ${now} where account_id = any(${sql.param(accountIds)}::uuid[])`);
      }
  });
}

/**
 * Members of the facility that asked them, with both forms ended and neither declined, in no group yet. Not where the facility may
 * hold the password: its administrators could play some of five people, and learn how the others do.
 */
async function findWaiting(database: Database, pictures: number): Promise<Scored[]> {
  const { rows } = await database.execute<Omit<Scored, 'since'> & { since: string | Date }>(sql`
    select member.account_id as "accountId", member.facility_id as "facilityId", member.unit_id as "unitId",
      max(answered_at) as since,
      (count(*) filter (where time = 'before' and outcome = 'correct'))::int as before,
      (count(*) filter (where time = 'after' and outcome = 'correct'))::int as after
    from facility_forms form
    join facility_members member on member.account_id = form.account_id and member.facility_id = form.facility_id
    join accounts account on account.id = form.account_id
    join facility_form_answers answer on answer.account_id = form.account_id
    where form.counted_at is null and form.declined_at is null
      and account.user_type = 'facilityUser' and account.deletion_requested_at is null
      and not ${takesStudysTest(sql`form.account_id`)}
      and not account.password_is_one_time and account.former_password_hash is null
    group by member.account_id, member.facility_id, member.unit_id
    having bool_and(${isReadable(sql`form.account_id`, sql`answer.answered_at`)})
      and count(*) filter (where time = 'before') = ${pictures}::int
      and count(*) filter (where time = 'after') = ${pictures}::int
      and count(*) filter (where time = 'before' and outcome = 'skipped') <= ${mostSkipped}::int
      and count(*) filter (where time = 'after' and outcome = 'skipped') <= ${mostSkipped}::int`);
  return rows.map((row) => ({ ...row, since: new Date(row.since) }));
}
