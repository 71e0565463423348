import { expect, test } from 'vitest';
import { endpoints } from '#contract/endpoints.ts';
import { mostUnits } from '#contract/facility-units.ts';
import { testApp } from '#server/testing/test-app.ts';
import { facilitiesOf } from './testing/facility.ts';

const tested = await testApp();
const { services } = tested;
const facility = facilitiesOf(tested);

/** A facility with two members and a unit. */
async function withUnit() {
  const made = await facility(['ada', 'ben']);
  const { call } = made.administrator;
  const add = (name: string) => call(endpoints.addUnit, { name });
  const unitId = (await add('East Wing')).json().unitId as string;
  const units = async () => (await call(endpoints.listUnits)).json();
  const put = (userIds: unknown[], unit: string | null = unitId) =>
    call(endpoints.putInUnit, { userIds, unitId: unit });
  const ids = made.members.map(({ account }) => account.id);
  return { ...made, call, add, unitId, units, put, ids };
}

test('an administrator adds units, renames them, and puts members into them', async () => {
  const { call, add, unitId, units, put, ids, list } = await withUnit();
  expect((await add('annex')).statusCode).toBe(201);
  expect((await put(ids)).statusCode).toBe(200);
  await call(endpoints.renameUnit, { name: '  West Wing ' }, { unitId });
  expect((await put([ids[1]], null)).statusCode).toBe(200);
  expect(await units()).toEqual({
    units: [
      { unitId: expect.any(String), name: 'annex', members: 0 },
      { unitId, name: 'West Wing', members: 1 },
    ],
    withoutUnit: 1,
  });
  const { members } = await list({ order: 'userName' });
  expect(members.map(({ unit }) => unit)).toEqual([{ unitId, name: 'West Wing' }, null]);
});

test('members of a removed unit stay in the facility, without a unit', async () => {
  const { call, unitId, units, put, ids } = await withUnit();
  await put(ids);
  expect((await call(endpoints.removeUnit, undefined, { unitId })).statusCode).toBe(200);
  expect(await units()).toEqual({ units: [], withoutUnit: 2 });
  expect((await call(endpoints.removeUnit, undefined, { unitId })).json().code).toBe('not_found');
});

test('a member that leaves and joins again is in no unit', async () => {
  const { units, put, ids, members, facilityCode } = await withUnit();
  await put(ids);
  await members[0]?.call(endpoints.leaveFacility);
  expect(await units()).toMatchObject({ units: [{ members: 1 }], withoutUnit: 0 });
  await members[0]?.call(endpoints.joinFacility, { facilityCode });
  expect(await units()).toMatchObject({ units: [{ members: 1 }], withoutUnit: 1 });
});

test('two units of a facility never have the same name, other facilities may', async () => {
  const { call, add, unitId } = await withUnit();
  const taken = await add('EAST wing');
  expect([taken.statusCode, taken.json().errors]).toEqual([
    409,
    { name: 'You have a unit with this name already.' },
  ]);
  const other = (await add('Annex')).json().unitId;
  expect((await call(endpoints.renameUnit, { name: 'East Wing' }, { unitId: other })).statusCode).toBe(409);
  expect((await call(endpoints.renameUnit, { name: 'EAST WING' }, { unitId })).statusCode).toBe(200);
  expect((await add('x'.repeat(61))).statusCode).toBe(422);
  await withUnit();
});

test(`a facility has at most ${mostUnits} units`, async () => {
  const { add, administrator } = await withUnit();
  await services.database.$client.query(
    `insert into units (id, facility_id, name) select gen_random_uuid(), facility_id, 'Unit ' || n
     from facility_members, generate_series(2, ${mostUnits - 1}) as n where account_id = $1`,
    [administrator.account.id],
  );
  const both = await Promise.all([add('Last'), add('One too many')]);
  expect(both.map(({ statusCode }) => statusCode).sort()).toEqual([201, 409]);
});

test('the administrator of another facility changes none of its units, and puts none of its members anywhere', async () => {
  const { unitId, units, ids, put, administrator } = await withUnit();
  const other = await withUnit();
  const before = await units();
  const rejected = [
    await other.call(endpoints.renameUnit, { name: 'Mine' }, { unitId }),
    await other.call(endpoints.removeUnit, undefined, { unitId }),
    await other.put([other.ids[0]], unitId),
    await other.put(ids),
    await other.put([other.ids[0], ids[0]]),
    await other.put([other.administrator.account.id]),
    await put([administrator.account.id]),
    await other.call(endpoints.renameUnit, { name: 'Mine' }, { unitId: 'none' }),
  ];
  expect(rejected.map((response) => response.json().code)).toEqual(rejected.map(() => 'not_found'));
  expect(await units()).toEqual(before);
  expect((await other.units()).withoutUnit).toBe(2);
});
