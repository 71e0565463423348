import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { hourMs } from '#server/lib/clock.ts';
import { playGame } from '#server/sandbox/seeds/play-game.ts';
import { units } from '#server/tables/facilities.ts';
import { testApp } from '#server/testing/test-app.ts';
import { facilitiesOf, namesIn } from '../testing/facility.ts';

const tested = await testApp();
const { services, clock } = tested;
const facility = facilitiesOf(tested);

/** Ada has three answers and one right, ben one right, carl only skipped, dora has not started. */
async function playedFacility() {
  const made = await facility(['ada', 'ben', 'carl', 'dora']);
  const histories = ['1:✓ 2:x 3:x', '1:✓', '1:s'];
  for (const [index, history] of histories.entries()) {
    await playGame(services, made.members[index]?.account.id as string, history);
    clock.advance(hourMs);
  }
  const unitId = randomUUID();
  const { rows } = await services.database.$client.query(
    'select facility_id from facility_members where account_id = $1',
    [made.administrator.account.id],
  );
  await services.database.insert(units).values({ id: unitId, facilityId: rows[0].facility_id, name: 'East' });
  await services.database.$client.query('update facility_members set unit_id = $1 where account_id = $2', [
    unitId,
    made.members[1]?.account.id,
  ]);
  return { ...made, unitId };
}

test.each([
  ['lastPlayed', undefined, ['carl', 'ben', 'ada', 'dora']],
  ['lastPlayed', 'ascending', ['ada', 'ben', 'carl', 'dora']],
  ['userName', 'descending', ['dora', 'carl', 'ben', 'ada']],
  ['unit', undefined, ['ben', 'ada', 'carl', 'dora']],
  ['status', undefined, ['dora', 'carl', 'ben', 'ada']],
  ['answered', undefined, ['ada', 'ben', 'carl', 'dora']],
  ['firstTry', undefined, ['ben', 'ada', 'carl', 'dora']],
  ['firstTry', 'ascending', ['ada', 'ben', 'carl', 'dora']],
])('sorted by %s, %s, members without a value come last', async (order, direction, names) => {
  const { list } = await playedFacility();
  const { members } = await list({ order, ...(direction && { direction }) });
  expect(namesIn(members)).toEqual(names);
});

test('one filter finds who has not started, and their number is known before', async () => {
  const { list } = await playedFacility();
  const { notStarted, matching, total, members } = await list({ status: 'notStarted' });
  expect([notStarted, matching, total, namesIn(members)]).toEqual([1, 1, 4, ['dora']]);
  expect(namesIn((await list({ status: 'playing', order: 'userName' })).members)).toEqual([
    'ada',
    'ben',
    'carl',
  ]);
});

test('members are found by a part of the name, in capitals or not, and by unit', async () => {
  const { list, unitId } = await playedFacility();
  const found = async (query: Record<string, string>) => {
    const { members, matching } = await list({ order: 'userName', ...query });
    expect(matching).toBe(members.length);
    return namesIn(members);
  };
  expect(await found({ search: 'AR' })).toEqual(['carl']);
  expect(await found({ search: '%' })).toEqual([]);
  expect(await found({ unit: unitId })).toEqual(['ben']);
  expect(await found({ unit: 'none' })).toEqual(['ada', 'carl', 'dora']);
  expect(await found({ unit: 'none', status: 'playing' })).toEqual(['ada', 'carl']);
  expect(await found({ unit: randomUUID() })).toEqual([]);
});

test('the unit of another facility finds nobody', async () => {
  const { unitId } = await playedFacility();
  const { list } = await facility(['eve']);
  expect((await list({ unit: unitId })).members).toEqual([]);
});
