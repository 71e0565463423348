import { randomUUID } from 'node:crypto';
import type { Database } from '#server/lib/database/pool.ts';
import { and, eq, sql } from '#server/lib/database/query.ts';
import { Problem } from '#server/lib/problem.ts';
import type { Services } from '#server/services/services.ts';
import { facilities } from '#server/tables/facilities.ts';
import { isOpenFacility, takeSeats } from '../membership.ts';
import { facilitiesMessages } from '../messages.ts';
import type { NewMember } from './check-rows.ts';

/** Invitations of one job. */
const invitedAtOnce = 500;

type Target = { facilityId: string; origin: string };

/**
 * Adds people to a facility, all or none, in few statements: accounts without a password that ask for consent at the
 * first login, their seats, and the emails to those with an address. Call it in a transaction.
 * @throws Problem `facility_full`, `facility_ended`, or `conflict` if somebody took a name or an address meanwhile
 */
export async function insertMembers(
  services: Services,
  tx: Database,
  people: readonly NewMember[],
  { facilityId, origin }: Target,
): Promise<string[]> {
  const now = services.clock.now();
  await takeFreeSeats(tx, facilityId, people.length, now);
  const ids = people.map(() => randomUUID());
  const { rows } = await tx.execute(sql`
    insert into accounts (id, user_type, user_name, email, created_at)
    select id, 'facilityUser', user_name, email, ${now}
    from unnest(
      ${sql.param(ids)}::uuid[], ${sql.param(people.map(({ userName }) => userName))}::text[],
      ${sql.param(people.map(({ email }) => email))}::text[]
    ) as person (id, user_name, email)
    on conflict do nothing returning id`);
  if (rows.length !== people.length) throw new Problem('conflict', facilitiesMessages.takenJustNow);
  await tx.execute(sql`
    insert into facility_members (account_id, facility_id, joined_at, unit_id, asked_email)
    select id, ${facilityId}, ${now}, unit_id, asked_email
    from unnest(
      ${sql.param(ids)}::uuid[], ${sql.param(people.map(({ unitId }) => unitId))}::uuid[],
      ${sql.param(people.map(({ askedEmail }) => askedEmail))}::text[]
    ) as member (id, unit_id, asked_email)`);
  const invited = ids.filter((_, index) => people[index]?.email || people[index]?.askedEmail);
  for (let from = 0; from < invited.length; from += invitedAtOnce) {
    const accountIds = invited.slice(from, from + invitedAtOnce);
    await services.jobs.send(tx, 'inviteMembers', { accountIds, origin });
  }
  return ids;
}

/** @throws Problem `facility_full` or `facility_ended` */
async function takeFreeSeats(tx: Database, facilityId: string, count: number, now: Date): Promise<void> {
  const isOpen = and(eq(facilities.id, facilityId), isOpenFacility(now));
  if ((await takeSeats(tx, isOpen, count, now)) !== null) return;
  const [facility] = await tx.select().from(facilities).where(isOpen);
  if (!facility) throw new Problem('facility_ended', facilitiesMessages.facilityAccessEnded);
  const free = Math.max(0, facility.seatLimit - facility.seatsTaken);
  throw new Problem('facility_full', facilitiesMessages.notEnoughSeats({ free, count }));
}
