import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import type { Endpoint } from '#contract/endpoint.ts';
import { endpoints } from '#contract/endpoints.ts';
import { peopleOf } from '#server/accounts/testing/person.ts';
import { runCommand } from '#server/operator/commands.ts';
import { emailsTo, tokenIn } from '#server/testing/emails.ts';
import { testApp } from '#server/testing/test-app.ts';
import { readInvitation } from './testing/read-invitation.ts';

/** An operator stops a facility, or an administrator: nothing of it answers any more. */

const tested = await testApp();
const { app, services } = tested;
const { person } = peopleOf(tested);
const operate = (line: string, options = {}) =>
  runCommand(line.split(' '), { services, options, operator: 'ruth' });

async function facility() {
  const administrator = await person({ userType: 'facilityAdmin' });
  const code = administrator.facilityCode as string;
  const member = await person({ userType: 'facilityUser', facilityCode: code, email: null });
  const invited = await person();
  await administrator.call(endpoints.inviteAdministrator, { email: invited.email });
  const token = await readInvitation(services, invited.email);
  const accept = () => invited.call(endpoints.acceptAdministratorInvitation, undefined, { token });
  return { administrator, code, member, accept };
}

test('no call of the administrators of a suspended facility is answered, and nobody becomes one', async () => {
  const { administrator, code, member, accept } = await facility();
  await operate(`facility change ${code}`, { status: 'suspended' });
  const calls: [string, Endpoint][] = Object.entries(endpoints);
  const theirs = calls.filter(([, { only }]) => only === 'administrators');
  expect(theirs.length).toBeGreaterThan(20);
  for (const [name, endpoint] of theirs) {
    const body = {
      userName: `x-${randomUUID()}`,
      email: 'x@example.org',
      csv: 'username\nx\n',
      name: 'x',
      userIds: [],
      unitId: null,
    };
    const response = await administrator.call(endpoint, endpoint.method === 'GET' ? undefined : body, {
      userId: member.account.id,
    });
    if ([404, 422].includes(response.statusCode)) continue;
    expect([name, response.statusCode, response.json().code]).toEqual([name, 403, 'facility_ended']);
  }
  const refused = await accept();
  expect([refused.statusCode, refused.json().code]).toEqual([403, 'facility_ended']);
  await operate(`facility change ${code}`, { status: 'active' });
  expect((await accept()).statusCode).toBe(200);
});

test.each([
  { facilityName: 'Another house' },
  { facilityLanguage: 'es' },
  { name: 'Ann', facilityName: 'x' },
])('the account page of an administrator changes nothing of a suspended facility: %j', async (body) => {
  const { administrator, code } = await facility();
  const before = await administrator.read();
  await operate(`facility change ${code}`, { status: 'suspended' });
  const refused = await administrator.call(endpoints.changeAccount, body);
  expect([refused.statusCode, refused.json().code]).toEqual([403, 'facility_ended']);
  expect((await administrator.call(endpoints.changeAccount, { name: 'Ann' })).statusCode).toBe(200);
  await operate(`facility change ${code}`, { status: 'active' });
  const { name, language } = (await administrator.read()).facility;
  expect({ name, language }).toEqual({ name: before.facility.name, language: before.facility.language });
});

test('links to files of a suspended facility are gone', async () => {
  const { administrator, code } = await facility();
  const addresses = [
    (await administrator.call(endpoints.makeResultsFile)).json().address,
    (await administrator.call(endpoints.makeHuddle, { topic: 'part-1' })).json().address,
  ];
  const open = async () =>
    Promise.all(
      addresses.map(async (address) => (await app.inject({ url: new URL(address).pathname })).statusCode),
    );
  expect(await open()).toEqual([200, 200]);
  await operate(`facility change ${code}`, { status: 'suspended' });
  expect(await open()).toEqual([410, 410]);
});

test.each(['freeze', 'unfreeze'])('after a %s of the inviter the invitation is over', async (last) => {
  const { administrator, accept } = await facility();
  await operate(`person freeze ${administrator.email}`);
  if (last === 'unfreeze') await operate(`person unfreeze ${administrator.email}`);
  expect((await accept()).json().code).toBe('link_invalid');
});

test('after the inviter closed the account, or chose a new password, the invitation is over', async () => {
  const closed = await facility();
  await closed.administrator.call(endpoints.deleteAccount, { password: closed.administrator.password });
  expect((await closed.accept()).json().code).toBe('link_invalid');
  const restore = tokenIn((await emailsTo(services, closed.administrator.email))[0], '/restoreAccount');
  const url = endpoints.restoreAccount.path.replace('{token}', restore);
  expect((await app.inject({ method: 'POST', url })).statusCode).toBe(200);
  expect((await closed.accept()).json().code).toBe('link_invalid');
  const changed = await facility();
  const { password: currentPassword } = changed.administrator;
  await changed.administrator.call(endpoints.changePassword, {
    currentPassword,
    newPassword: 'a quite new password',
  });
  expect((await changed.accept()).json().code).toBe('link_invalid');
});

test('a verification is taken back', async () => {
  const { administrator, code, member } = await facility();
  await operate(`facility unverify ${code}`);
  const results = await administrator.call(endpoints.getMemberResults, undefined, {
    userId: member.account.id,
  });
  expect(results.json().code).toBe('facility_unverified');
});
