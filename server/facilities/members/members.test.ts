import { expect, test } from 'vitest';
import { endpoints } from '#contract/endpoints.ts';
import { peopleOf } from '#server/accounts/testing/person.ts';
import { eq } from '#server/lib/database/query.ts';
import { runCommand } from '#server/operator/commands.ts';
import { facilities } from '#server/tables/facilities.ts';
import { testApp } from '#server/testing/test-app.ts';

const tested = await testApp();
const { services, clock } = tested;
const { person } = peopleOf(tested);

test('an individual joins a facility by its code and leaves it again', async () => {
  const administrator = await person({ userType: 'facilityAdmin' });
  const { call, read, account } = await person();
  const seats = async () => (await administrator.read()).facility.seats.taken;
  expect((await call(endpoints.joinFacility, { facilityCode: 'ABCDEFGH' })).json().code).toBe(
    'facility_code_invalid',
  );
  await call(endpoints.joinFacility, { facilityCode: administrator.facilityCode });
  expect(await read()).toMatchObject({ userType: 'facilityUser', facility: { status: 'trial' } });
  expect((await administrator.call(endpoints.listMembers)).json().members).toMatchObject([
    { userId: account.id, hasEmail: true },
  ]);
  expect(await seats()).toBe(1);
  expect((await call(endpoints.joinFacility, { facilityCode: administrator.facilityCode })).statusCode).toBe(
    409,
  );
  await call(endpoints.leaveFacility);
  expect(await read()).toMatchObject({ userType: 'individualUser', facility: null });
  expect(await seats()).toBe(0);
  expect((await call(endpoints.leaveFacility)).statusCode).toBe(409);
});

test('leaving twice concurrently frees one seat', async () => {
  const administrator = await person({ userType: 'facilityAdmin' });
  const facilityCode = administrator.facilityCode as string;
  const { call } = await person({ userType: 'facilityUser', facilityCode });
  await person({ userType: 'facilityUser', facilityCode });
  await Promise.all([call(endpoints.leaveFacility), call(endpoints.leaveFacility)]);
  expect((await administrator.read()).facility.seats.taken).toBe(1);
});

test('code, seats, members and name of a facility are for its administrator alone', async () => {
  const administrator = await person({ userType: 'facilityAdmin' });
  const member = await person({
    userType: 'facilityUser',
    facilityCode: administrator.facilityCode as string,
  });
  expect(Object.keys((await member.read()).facility)).toEqual(['name', 'status', 'joinedAt']);
  expect((await member.call(endpoints.replaceFacilityCode)).json().code).toBe('forbidden');
  expect((await member.call(endpoints.changeAccount, { facilityName: 'Mine' })).json().code).toBe(
    'forbidden',
  );
  await runCommand(['facility', 'change', administrator.facilityCode as string], {
    services,
    options: { ends: '2027-01-31', terms: '$6 a seat and month' },
    operator: 'ruth',
  });
  expect((await administrator.read()).facility).toMatchObject({
    endsAt: '2027-01-31T00:00:00.000Z',
    terms: '$6 a seat and month',
  });
  expect(Object.keys((await member.read()).facility)).toEqual(['name', 'status', 'joinedAt']);
});

test('a facility that is not verified names itself; its name has no address and one line', async () => {
  const administrator = await person({ userType: 'facilityAdmin', isVerified: false });
  const member = await person({
    userType: 'facilityUser',
    facilityCode: administrator.facilityCode as string,
  });
  await administrator.call(endpoints.changeAccount, { facilityName: 'Cedar House' });
  expect((await member.read()).facility.name).toBe('Cedar House');
  for (const facilityName of ['Pay at cedar.example', 'Cedar\nHouse: you won', 'Call 555 123 4567'])
    expect((await administrator.call(endpoints.changeAccount, { facilityName })).statusCode).toBe(422);
});

test('nobody can join with a code that was replaced', async () => {
  const administrator = await person({ userType: 'facilityAdmin' });
  const { code } = (await administrator.call(endpoints.replaceFacilityCode)).json();
  const { call } = await person();
  expect((await call(endpoints.joinFacility, { facilityCode: administrator.facilityCode })).statusCode).toBe(
    422,
  );
  expect((await call(endpoints.joinFacility, { facilityCode: code })).statusCode).toBe(200);
});

test.each([
  ['a member with an email address', 'forbidden'],
  ['a member of another facility', 'not_found'],
  ['their own account', 'not_found'],
  ['an unknown person', 'not_found'],
])('an administrator cannot set the password of %s', async (who, code) => {
  const administrator = await person({ userType: 'facilityAdmin' });
  const facilityCode = administrator.facilityCode as string;
  const member = await person({ userType: 'facilityUser', facilityCode });
  const otherPerson = await person({ userType: 'facilityUser', email: null });
  const userId = {
    'a member with an email address': member.account.id,
    'a member of another facility': otherPerson.account.id,
    'their own account': administrator.account.id,
  }[who];
  const response = await administrator.call(endpoints.setMemberPassword, {}, { userId: userId ?? 'nobody' });
  expect(response.json().code).toBe(code);
});

test('members of a facility without free seats or after its end keep their account', async () => {
  const administrator = await person({ userType: 'facilityAdmin' });
  const facilityCode = administrator.facilityCode as string;
  const { call } = await person({ userType: 'facilityUser', facilityCode });
  const ended = { status: 'suspended', endsAt: clock.now() } as const;
  await services.database.update(facilities).set(ended).where(eq(facilities.code, facilityCode));
  expect((await call(endpoints.getMe)).json().user.facility.status).toBe('ended');
});
