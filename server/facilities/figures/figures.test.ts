import { expect, test } from 'vitest';
import type { ResponseOf } from '#contract/endpoint.ts';
import { endpoints } from '#contract/endpoints.ts';
import { peopleOf } from '#server/accounts/testing/person.ts';
import { dayMs } from '#server/lib/clock.ts';
import { desc, eq } from '#server/lib/database/query.ts';
import { runCommand } from '#server/operator/commands.ts';
import { trialsOf } from '#server/study/testing/trial.ts';
import { accounts } from '#server/tables/accounts.ts';
import { auditLog } from '#server/tables/audit-log.ts';
import { facilities, facilityFormAnswers, facilityForms } from '#server/tables/facilities.ts';
import { testApp } from '#server/testing/test-app.ts';
import { countForms } from '../count-forms.ts';
import { waitsDays } from './group-people.ts';

const tested = await testApp();
const { services, clock } = tested;
const { database } = services;
const { person } = peopleOf(tested);

type Figures = ResponseOf<typeof endpoints.getFacilityFigures>;
type Someone = Awaited<ReturnType<typeof person>>;

/** A facility with units, and what its administrator reads and does. */
async function facility(names: readonly string[] = []) {
  const administrator = await person({ userType: 'facilityAdmin', isVerified: true });
  const code = administrator.facilityCode as string;
  const unitIds: Record<string, string> = {};
  for (const name of names)
    unitIds[name] = (await administrator.call(endpoints.addUnit, { name })).json().unitId;
  const [own] = await database.select().from(facilities).where(eq(facilities.code, code));
  const facilityId = own?.id as string;
  const read = async () => (await administrator.call(endpoints.getFacilityFigures)).json<Figures>();
  const unit = async (name: string) => (await read()).units.find((one) => one.name === name)?.figures;
  const put = (people: readonly Someone[], name: string | null) =>
    administrator.call(endpoints.putInUnit, {
      userIds: people.map(({ account }) => account.id),
      unitId: name === null ? null : unitIds[name],
    });
  /** Members who have ended both forms, with so many of 16 right before and after. */
  async function finished(count: number, name: string | null, [before, after]: [number, number] = [8, 12]) {
    const people: Someone[] = [];
    for (let place = 0; place < count; place++) {
      const one = await person({ userType: 'facilityUser', facilityCode: code });
      await answerBoth(one, facilityId, before, after);
      people.push(one);
    }
    if (name !== null) expect((await put(people, name)).statusCode).toBe(200);
    return people;
  }
  return { administrator, facilityId, unitIds, code, read, unit, put, finished };
}

/** As if they had answered: the calls are tested beside the forms. */
async function answerBoth(
  { account }: Someone,
  facilityId: string,
  before: number,
  after: number,
  skipped = 0,
) {
  const accountId = account.id;
  const begun = { accountId, facilityId, firstForm: 'a', begunAt: clock.now() } as const;
  await database.insert(facilityForms).values(begun);
  const rows = services.content.forms.flatMap(({ exercise_id }, place) =>
    (['before', 'after'] as const).map((time) => {
      const isSkipped = time === 'after' && place >= 16 - skipped;
      const isRight = place < (time === 'before' ? before : after);
      return {
        ...({ accountId, time, exerciseId: exercise_id, form: time === 'before' ? 'a' : 'b' } as const),
        ...({ sceneState: 'scene', contentVersion: '1', language: 'en', answeredAt: clock.now() } as const),
        outcome: isSkipped ? ('skipped' as const) : isRight ? ('correct' as const) : ('incorrect' as const),
        selectedOptionId: isSkipped ? null : 2,
      };
    }),
  );
  await database.insert(facilityFormAnswers).values(rows);
}

const lastEntry = async (command: string) =>
  (await database.select().from(auditLog).where(eq(auditLog.command, command)).orderBy(desc(auditLog.id)))[0];

test('four people of a unit show nothing, five show the unit and the whole facility, after the night', async () => {
  const { finished, read, unit } = await facility(['Cedar', 'Elm']);
  await finished(4, 'Cedar');
  await countForms(services);
  expect(await read()).toMatchObject({ all: null, units: [{ figures: null }, { figures: null }] });
  await finished(1, 'Cedar', [16, 16]);
  expect(await unit('Cedar'), 'not at the moment in which somebody ends').toBeNull();
  await countForms(services);
  const { all } = await read();
  expect(all).toMatchObject({
    people: 5,
    before: { percent: 60 },
    after: { percent: 80 },
    change: { percent: 20 },
  });
  expect(all?.before.from).toBeLessThan(60);
  expect(all?.before.to).toBeGreaterThan(60);
  expect(await unit('Cedar')).toEqual(all);
  expect(await unit('Elm')).toBeNull();
});

test('nothing changes for one to four more people, however they are split, and all of five more are in', async () => {
  const { finished, read } = await facility(['Cedar', 'Elm']);
  await finished(6, 'Cedar');
  await countForms(services);
  const before = await read();
  await finished(2, 'Cedar', [0, 16]);
  await finished(2, 'Elm', [0, 16]);
  await finished(4, null, [0, 16]);
  await countForms(services);
  expect(await read()).toEqual(before);
  await finished(1, null, [0, 16]);
  await countForms(services);
  const after = await read();
  expect(after.all?.people).toBe(11);
  expect(after.units).toEqual(before.units);
});

test('a member who waited for four weeks counts for the whole facility', async () => {
  const { finished, read } = await facility(['Cedar', 'Elm']);
  await finished(3, 'Cedar');
  await finished(2, 'Elm');
  await countForms(services);
  expect((await read()).all).toBeNull();
  clock.advance(waitsDays * dayMs);
  await countForms(services);
  expect(await read()).toMatchObject({ all: { people: 5 }, units: [{ figures: null }, { figures: null }] });
});

test('a figure stays as it is when somebody leaves, moves, deletes the account, or the unit is removed', async () => {
  const { administrator, unitIds, finished, read, put } = await facility(['Cedar', 'Elm']);
  const [leaves, moves, goes, ...others] = await finished(7, 'Cedar');
  await countForms(services);
  const before = await read();
  await leaves?.call(endpoints.leaveFacility);
  await put([moves as Someone], 'Elm');
  await administrator.call(endpoints.removeMember, {}, { userId: goes?.account.id ?? '' });
  await countForms(services);
  expect(await read()).toEqual(before);
  await administrator.call(endpoints.removeUnit, {}, { unitId: unitIds.Cedar ?? '' });
  expect(await read()).toMatchObject({ all: before.all, units: [{ name: 'Elm', figures: null }] });
  await countForms(services);
  expect((await read()).all?.people, 'nobody is counted twice').toBe(7);
  expect(others).toHaveLength(4);
});

test('who skipped many pictures, left, or takes part in a study with the test is not counted', async () => {
  const { code, facilityId, finished, read } = await facility();
  const { trial } = trialsOf(tested);
  const people = await finished(4, null);
  const skips = await person({ userType: 'facilityUser', facilityCode: code });
  await answerBoth(skips, facilityId, 8, 8, 5);
  const inStudy = await person({ userType: 'facilityUser', facilityCode: code });
  await answerBoth(inStudy, facilityId, 8, 8);
  const { codes } = await trial({ collects: ['firstTries', 'forms'] });
  const joined = {
    code: codes[0],
    version: '1',
    name: 'Ann Lee',
    day: clock.now().toISOString().slice(0, 10),
  };
  const response = await inStudy.call(endpoints.joinStudy, joined);
  expect(response.statusCode, response.body).toBe(200);
  await countForms(services);
  expect((await read()).all).toBeNull();
  await people[0]?.call(endpoints.leaveFacility);
  await finished(1, null);
  await countForms(services);
  expect((await read()).all).toBeNull();
});

test('who skipped the rest of the pictures is in no figure, however few they were', async () => {
  const { finished, read } = await facility();
  const [declines] = await finished(5, null);
  await database
    .update(facilityForms)
    .set({ declinedAt: clock.now() })
    .where(eq(facilityForms.accountId, declines?.account.id ?? ''));
  await countForms(services);
  expect((await read()).all).toBeNull();
});

test.each([
  ['after', true],
  ['before', false],
])(
  'who got a password from the facility %s the answers is not counted until they show who they are',
  async (...given) => {
    const [, isAnsweredFirst] = given;
    const { administrator, code, facilityId, finished, read } = await facility();
    await finished(4, null);
    const one = await person({ userType: 'facilityUser', facilityCode: code, email: null });
    if (isAnsweredFirst) await answerBoth(one, facilityId, 0, 16);
    clock.advance(1000);
    const { id: userId, userName } = one.account;
    const password = await administrator.call(endpoints.setMemberPassword, {}, { userId });
    expect(password.statusCode, password.body).toBe(200);
    clock.advance(1000);
    if (!isAnsweredFirst) await answerBoth(one, facilityId, 0, 16);
    // With a first card there is no own password from before.
    const former = isAnsweredFirst && { formerPasswordHash: null };
    await database
      .update(accounts)
      .set({ passwordIsOneTime: false, ...former })
      .where(eq(accounts.id, userId));
    await countForms(services);
    expect((await read()).all).toBeNull();
    await runCommand(['person', 'unseal', userName], { services, options: {}, operator: 'ruth' });
    await countForms(services);
    expect((await read()).all?.people).toBe(5);
  },
);

test('an account that only the password on its card opens is none of five people', async () => {
  const { finished, read } = await facility();
  const [onCard] = await finished(5, null);
  const own = eq(accounts.id, onCard?.account.id ?? '');
  await database.update(accounts).set({ passwordIsOneTime: true }).where(own);
  await countForms(services);
  expect((await read()).all).toBeNull();
});

test('an administrator switches the pictures on and off; the audit log has it', async () => {
  const { administrator, read } = await facility();
  expect((await read()).asksForms).toBe(false);
  await administrator.call(endpoints.switchFacilityForms, { asksForms: true });
  expect((await read()).asksForms).toBe(true);
  expect(await lastEntry('facility pictures')).toMatchObject({
    ...{ operator: administrator.account.id, details: { asksForms: true }, accountId: null },
  });
  await administrator.call(endpoints.switchFacilityForms, { asksForms: false });
  expect((await read()).asksForms).toBe(false);
});

test('falls and resident days are entered for a unit and a month, corrected and taken back; the log has both', async () => {
  const { administrator, facilityId, unitIds, read } = await facility(['Cedar']);
  const unitId = unitIds.Cedar;
  const month = clock.now().toISOString().slice(0, 7);
  const save = (given: object) => administrator.call(endpoints.saveFallCount, { unitId, month, ...given });
  expect((await save({ falls: 3, residentDays: 930 })).json().message).toBe(
    'Saved: falls 3, resident days 930.',
  );
  await save({ falls: 2, residentDays: 930 });
  const { months, falls } = await read();
  expect(falls).toEqual([{ unitId, month, falls: 2, residentDays: 930 }]);
  expect([months.length, months.at(-1)]).toEqual([12, month]);
  expect(await lastEntry('facility falls')).toMatchObject({
    operator: administrator.account.id,
    subject: facilityId,
    details: { before: { falls: 3, residentDays: 930 }, after: { falls: 2, residentDays: 930 } },
  });
  await save({ falls: null, residentDays: null });
  expect((await read()).falls).toEqual([]);
});

test('a month without resident days is kept without falls; falls without days are refused with the field', async () => {
  const { administrator, read } = await facility();
  const month = clock.now().toISOString().slice(0, 7);
  const save = (given: object) =>
    administrator.call(endpoints.saveFallCount, { unitId: null, month, falls: 0, residentDays: 0, ...given });
  expect((await save({})).statusCode).toBe(200);
  expect((await read()).falls).toMatchObject([{ falls: 0, residentDays: 0 }]);
  const refused = async (given: object) => (await save(given)).json().errors;
  expect(await refused({ falls: 2 })).toEqual({
    residentDays: 'There were falls, so there were resident days. Please enter them.',
  });
  expect(await refused({ falls: 31, residentDays: 30 })).toHaveProperty('residentDays');
  expect(await refused({ falls: -1, residentDays: 30 })).toHaveProperty('falls');
  expect(await refused({ falls: 1.5, residentDays: 30 })).toHaveProperty('falls');
  expect(await refused({ falls: null, residentDays: 30 })).toHaveProperty('falls');
  expect(await refused({ residentDays: null })).toHaveProperty('residentDays');
  for (const wrong of ['2099-01', '2020-01', '2026-13', 'May']) {
    expect(await refused({ month: wrong })).toHaveProperty('month');
  }
});

test('the falls of a unit that is removed stay in the year of the facility', async () => {
  const { administrator, unitIds, read } = await facility(['Cedar', 'Elm']);
  const month = clock.now().toISOString().slice(0, 7);
  const save = (unitId: string | null | undefined, falls: number) =>
    administrator.call(endpoints.saveFallCount, { unitId, month, falls, residentDays: 100 });
  await save(unitIds.Cedar, 1);
  await save(unitIds.Elm, 2);
  await save(null, 4);
  await administrator.call(endpoints.removeUnit, {}, { unitId: unitIds.Cedar ?? '' });
  expect((await read()).falls).toEqual(
    expect.arrayContaining([
      { unitId: unitIds.Elm, month, falls: 2, residentDays: 100 },
      { unitId: null, month, falls: 5, residentDays: 200 },
    ]),
  );
});

test('a facility that is not verified sees and enters nothing', async () => {
  const administrator = await person({ userType: 'facilityAdmin', isVerified: false });
  const month = clock.now().toISOString().slice(0, 7);
  const calls = [
    administrator.call(endpoints.getFacilityFigures),
    administrator.call(endpoints.switchFacilityForms, { asksForms: true }),
    administrator.call(endpoints.saveFallCount, { unitId: null, month, falls: 0, residentDays: 1 }),
  ];
  for (const response of await Promise.all(calls)) expect(response.json().code).toBe('facility_unverified');
});
