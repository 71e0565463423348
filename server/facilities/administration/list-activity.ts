import type { ResponseOf } from '#contract/endpoint.ts';
import { activityDays, activityWeeks, type listActivity as endpoint } from '#contract/facility-activity.ts';
import { dayMs } from '#server/lib/clock.ts';
import { byName } from '#server/lib/database/by-name.ts';
import { eq, sql } from '#server/lib/database/query.ts';
import type { Call } from '#server/lib/http/mount.ts';
import { knownTimeZone } from '#server/lib/time-zone.ts';
import type { Services } from '#server/services/services.ts';
import { units } from '#server/tables/facilities.ts';
import { getVerifiedFacility } from './get-verified-facility.ts';

type Played = { kind: 'day' | 'week' | 'unit'; ago: number; unitId: string | null; members: number };
type Everybody = { unitId: string | null; members: number };

const usersOf = (facilityId: string) => sql`
  select account.id, member.unit_id
  from facility_members member
  join accounts account on account.id = member.account_id
  where member.facility_id = ${facilityId}
    and account.user_type = 'facilityUser' and account.deletion_requested_at is null`;

/**
 * Returns how many members of the calling administrator's facility played on each day, in each week and of each unit. The
 * list of members says of each when they last played, so these figures tell nothing that is closed.
 * @throws Problem `forbidden` or `facility_unverified`
 */
export async function listActivity(
  { database, clock }: Services,
  { caller, query }: Call<typeof endpoint>,
): Promise<ResponseOf<typeof endpoint>> {
  const { id } = await getVerifiedFacility(database, caller);
  const now = clock.now();
  const zone = knownTimeZone(query.timeZone ?? '') ?? 'UTC';
  const since = new Date(now.getTime() - (activityDays * activityWeeks + 1) * dayMs);
  const [played, everybody, named] = await Promise.all([
    database.execute<Played>(sql`
      with played as (
        select distinct member.id, member.unit_id,
          (${now}::timestamptz at time zone ${zone})::date - (save.received_at at time zone ${zone})::date as ago
        from (${usersOf(id)}) member
        cross join lateral (select received_at from saves
          where account_id = member.id and received_at > ${since} offset 0) save)
      select 'day' as kind, ago, null::uuid as "unitId", count(distinct id)::int as members
        from played where ago < ${activityDays}::int group by ago
      union all
      select 'week', ago / ${activityDays}::int, null, count(distinct id)::int
        from played where ago < ${activityDays * activityWeeks}::int group by 2
      union all
      select 'unit', 0, unit_id, count(distinct id)::int
        from played where ago < ${activityDays}::int group by unit_id`),
    database.execute<Everybody>(sql`
      select unit_id as "unitId", count(*)::int as members from (${usersOf(id)}) member group by 1`),
    database
      .select({ unitId: units.id, name: units.name })
      .from(units)
      .where(eq(units.facilityId, id))
      .orderBy(byName(units.name)),
  ]);
  const count = (kind: Played['kind'], is: (row: Played) => boolean) =>
    played.rows.find((row) => row.kind === kind && is(row))?.members ?? 0;
  const dayOf = (ago: number) =>
    new Intl.DateTimeFormat('sv', { timeZone: zone }).format(new Date(now.getTime() - ago * dayMs));
  const columns = named.length === 0 ? [] : [...named, { unitId: null, name: null }];
  return {
    total: everybody.rows.reduce((sum, { members }) => sum + members, 0),
    played: count('week', ({ ago }) => ago === 0),
    days: backwards(activityDays).map((ago) => ({
      day: dayOf(ago),
      members: count('day', (row) => row.ago === ago),
    })),
    weeks: backwards(activityWeeks).map((weeks) => ({
      from: dayOf((weeks + 1) * activityDays - 1),
      members: count('week', (row) => row.ago === weeks),
    })),
    units: columns.map(({ unitId, name }) => ({
      name,
      total: everybody.rows.find((row) => row.unitId === unitId)?.members ?? 0,
      played: count('unit', (row) => row.unitId === unitId),
    })),
  };
}

/** The longest ago first. */
const backwards = (count: number) => Array.from({ length: count }, (_, index) => count - 1 - index);
