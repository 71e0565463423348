import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import type { ResponseOf } from '#contract/endpoint.ts';
import { endpoints } from '#contract/endpoints.ts';
import { dayMs, hourMs } from '#server/lib/clock.ts';
import { eq } from '#server/lib/database/query.ts';
import { playGame } from '#server/sandbox/seeds/play-game.ts';
import { facilities, facilityMembers, units } from '#server/tables/facilities.ts';
import { testApp } from '#server/testing/test-app.ts';
import { facilitiesOf } from '../testing/facility.ts';

const tested = await testApp();
const { app, services, clock } = tested;
const { database } = services;
const facility = facilitiesOf(tested);

type Activity = ResponseOf<typeof endpoints.listActivity>;

test('each member counts once a day and once a week, in the zone of the reader, and only in the own facility', async () => {
  const { administrator, facilityCode, members } = await facility(['ada', 'ben', 'carl', 'dora']);
  const [own] = await database.select().from(facilities).where(eq(facilities.code, facilityCode));
  const unitId = randomUUID();
  await database.insert(units).values({ id: unitId, facilityId: own?.id as string, name: 'East' });
  const [ada = '', ben = '', carl = ''] = members.map(({ account }) => account.id);
  await database.update(facilityMembers).set({ unitId }).where(eq(facilityMembers.accountId, ada));
  const stranger = (await facility(['eve'])).members[0]?.account.id as string;
  // June 1 at 9:00 in UTC.
  await playGame(services, carl, '1:✓');
  // June 16 at 2:00 in UTC, which is June 15 in New York.
  clock.advance(14 * dayMs + 17 * hourMs);
  for (const player of [ada, stranger]) await playGame(services, player, '1:✓ 2:x✓');
  clock.advance(12 * hourMs);
  for (const player of [ada, ben]) await playGame(services, player, '3:✓');
  const read = async (query: Record<string, string> = {}) => {
    const headers = { authorization: `Bearer ${administrator.token}` };
    const { path: url } = endpoints.listActivity;
    return (await app.inject({ url, query, headers })).json<Activity>();
  };
  const seen = await read({ timeZone: 'America/New_York' });
  expect([seen.total, seen.played]).toEqual([4, 2]);
  expect(seen.days.slice(-3)).toEqual([
    { day: '2026-06-14', members: 0 },
    { day: '2026-06-15', members: 1 },
    { day: '2026-06-16', members: 2 },
  ]);
  expect(seen.weeks.map(({ members }) => members)).toEqual([0, 0, 0, 0, 0, 1, 0, 2]);
  expect(seen.weeks.at(-1)?.from).toBe('2026-06-10');
  expect(seen.units).toEqual([
    { name: 'East', total: 1, played: 1 },
    { name: null, total: 3, played: 1 },
  ]);
  expect((await read()).days.slice(-2).map(({ members }) => members)).toEqual([0, 2]);
});

test('until the facility is verified nothing is said of who plays', async () => {
  const { administrator } = await facility(['ada'], false);
  const response = await administrator.call(endpoints.listActivity);
  expect([response.statusCode, response.json().code]).toEqual([403, 'facility_unverified']);
});
