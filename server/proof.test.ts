import { expect, test } from 'vitest';
import type { Endpoint } from '#contract/endpoint.ts';
import { endpoints } from '#contract/endpoints.ts';
import { hourMs, minuteMs } from '#server/lib/clock.ts';
import { twoStepPeopleOf } from './accounts/two-steps/testing/two-step-people.ts';
import { readInvitation } from './facilities/testing/read-invitation.ts';
import { testApp } from './testing/test-app.ts';

/** What gives rights, money or the rows of many people away asks again who uses the session: a tablet may have been left unlocked. */

const tested = await testApp();
const { clock, services } = tested;
const { person, twoStepPerson, appCode, logIn, secondStep } = twoStepPeopleOf(tested);

const guarded = Object.entries(endpoints as Record<string, Endpoint>).filter(
  ([, { needsProof }]) => needsProof,
);

/** What each call needs to be checked no further than its caller. */
const bodies: Record<string, object> = {
  inviteAdministrator: { email: 'ann@example.org' },
  inviteFacilityAdministrator: { email: 'ann@example.org' },
  refundPerson: { reason: 'Asked on the phone', receiptId: 'in_1', ends: false },
  resetPersonTwoSteps: { reason: 'Asked on the phone' },
  setOperatorRole: { person: 'ann@example.org', role: 'support' },
  setPrice: { price: 12.99, intervalMonths: 1 },
  withdrawPrice: { price: 12.99 },
};

test('the calls that need proof', () => {
  expect(guarded.map(([name]) => name).sort()).toEqual([
    'downloadStudy',
    'inviteAdministrator',
    'inviteFacilityAdministrator',
    'leaveFacility',
    'makeResultsFile',
    'refundPerson',
    'removeAdministrator',
    'removeOperator',
    'resendInvitation',
    'resetPersonTwoSteps',
    'setMemberPassword',
    'setOperatorRole',
    'setPrice',
    'verifyFacility',
    'withdrawPrice',
  ]);
});

const call = (by: Awaited<ReturnType<typeof person>>, name: string, endpoint: Endpoint) => {
  const params = Object.fromEntries([...endpoint.path.matchAll(/\{(\w+)\}/g)].map(([, key]) => [key, '1']));
  return by.call(endpoint, endpoint.method === 'GET' ? undefined : (bodies[name] ?? {}), params);
};
const isOperators = ({ only }: Endpoint) => only?.endsWith('perators') === true;
const ofOperators = guarded.filter(([, endpoint]) => isOperators(endpoint));
const ofOthers = guarded.filter(([, endpoint]) => !isOperators(endpoint));

test.each(ofOthers)('%s needs the password half an hour after the log in', async (name, endpoint) => {
  const owner = await person({ userType: 'facilityAdmin' });
  clock.advance(30 * minuteMs);
  expect((await call(owner, name, endpoint)).json().code).toBe('proof_needed');
  const wrong = await owner.call(endpoints.proveOwner, { currentPassword: 'not this one' });
  expect(wrong.json().code).toBe('wrong_credentials');
  expect((await call(owner, name, endpoint)).json().code).toBe('proof_needed');
  const proven = await owner.call(endpoints.proveOwner, { currentPassword: owner.password });
  expect(proven.statusCode).toBe(200);
  expect((await call(owner, name, endpoint)).json().code).not.toBe('proof_needed');
});

test.each(ofOperators)(
  '%s needs the second step a quarter of an hour after the last',
  async (name, endpoint) => {
    const operator = await twoStepPerson({ userType: 'operator' });
    clock.advance(15 * minuteMs);
    expect((await call(operator, name, endpoint)).json().code).toBe('proof_needed');
    const byPassword = await operator.call(endpoints.proveOwner, { currentPassword: operator.password });
    expect(byPassword.json().code).toBe('wrong_credentials');
    const proven = await operator.call(endpoints.proveOwner, { code: await appCode(operator.secret) });
    expect(proven.statusCode).toBe(200);
    expect((await call(operator, name, endpoint)).json().code).not.toBe('proof_needed');
  },
);

test('a log in with its second step counts, and a session of an operator ends after 12 hours', async () => {
  const operator = await twoStepPerson({ userType: 'operator' });
  const response = await secondStep(await operator.firstStep(), await appCode(operator.secret));
  const headers = { authorization: `Bearer ${response.json().token}` };
  const { method, path: url } = endpoints.setPrice;
  const setPrice = () => tested.app.inject({ method, url, headers, payload: bodies.setPrice as object });
  expect((await setPrice()).statusCode).toBe(200);
  for (let hours = 0; hours < 11; hours += 1) {
    clock.advance(hourMs);
    expect((await setPrice()).json().code).toBe('proof_needed');
  }
  clock.advance(hourMs);
  expect((await setPrice()).json().code).toBe('signed_out');
});

test('whoever becomes an administrator is logged out on every other device', async () => {
  const first = await person({ userType: 'facilityAdmin' });
  const second = await person();
  const other = (await logIn(second.email, second.password)).json().token;
  await first.call(endpoints.inviteAdministrator, { email: second.email });
  const token = await readInvitation(services, second.email);
  expect((await second.call(endpoints.acceptAdministratorInvitation, undefined, { token })).statusCode).toBe(
    200,
  );
  expect((await second.call(endpoints.getMe)).statusCode).toBe(200);
  const headers = { authorization: `Bearer ${other}` };
  expect((await tested.app.inject({ url: endpoints.getMe.path, headers })).json().code).toBe('signed_out');
});

test('a new username and leaving the facility need proof, and leave a trace', async () => {
  const member = await person({ userType: 'facilityUser' });
  clock.advance(30 * minuteMs);
  const rename = () => member.call(endpoints.changeAccount, { userName: `renamed-${Date.now()}` });
  expect((await rename()).json().code).toBe('proof_needed');
  expect(
    (await member.call(endpoints.changeAccount, { name: 'Rosa', userName: member.account.userName }))
      .statusCode,
  ).toBe(200);
  await member.prove();
  expect((await rename()).statusCode).toBe(200);
  expect((await member.call(endpoints.leaveFacility)).statusCode).toBe(200);
  const { rows } = await services.database.$client.query(
    "select kind from security_events where account_id = $1 and kind in ('username_changed', 'facility_left') order by id",
    [member.account.id],
  );
  expect(rows.map(({ kind }) => kind)).toEqual(['username_changed', 'facility_left']);
});
