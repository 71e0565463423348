import { expect, test } from 'vitest';
import { endpoints } from '#contract/endpoints.ts';
import { purgeAccount } from '#server/account-page/deletion/purge-accounts.ts';
import { peopleOf } from '#server/accounts/testing/person.ts';
import { dayMs, hourMs } from '#server/lib/clock.ts';
import { runCommand } from '#server/operator/commands.ts';
import { testApp } from '#server/testing/test-app.ts';
import { listResultViews } from './result-views.ts';

const tested = await testApp();
const { services, clock } = tested;
const { person } = peopleOf(tested);

async function rowsOf(memberId: string) {
  const { rows } = await services.database.$client.query(
    'select kind, by_account_id as by from security_events where account_id = $1',
    [memberId],
  );
  return rows;
}

async function facility(isVerified = true) {
  const administrator = await person({ userType: 'facilityAdmin', name: 'Grace Hill', isVerified });
  const facilityCode = administrator.facilityCode as string;
  const member = await person({ userType: 'facilityUser', facilityCode });
  const look = () => administrator.call(endpoints.getMemberResults, undefined, { userId: member.account.id });
  return { administrator, facilityCode, member, look };
}

test('a view of results is recorded, and the member sees once an hour who viewed them and when', async () => {
  const { administrator, member, look } = await facility();
  expect((await member.read()).looks).toEqual([]);
  const first = clock.now().toISOString();
  await Promise.all([look(), look(), look()]);
  expect((await member.read()).looks).toEqual([{ by: 'Grace Hill', at: first }]);
  clock.advance(hourMs);
  await look();
  const second = { by: 'Grace Hill', at: clock.now().toISOString() };
  expect((await member.read()).looks).toEqual([second, { by: 'Grace Hill', at: first }]);
  const seen = { kind: 'results_viewed', by: administrator.account.id };
  expect(await rowsOf(member.account.id)).toEqual([seen, seen, seen, seen]);
  expect(await rowsOf(administrator.account.id)).toEqual([]);
  const { rows } = await services.database.$client.query(
    'select command from audit_log where account_id = $1',
    [member.account.id],
  );
  expect(rows).toEqual([]);
  expect((await administrator.read()).looks).toEqual([]);
});

test('after the administrator is gone the member still sees that somebody viewed the results', async () => {
  const { administrator, member, look } = await facility();
  await look();
  const at = clock.now().toISOString();
  await administrator.call(endpoints.deleteAccount, { password: administrator.password });
  clock.advance(16 * dayMs);
  await purgeAccount(services, { accountId: administrator.account.id });
  expect((await member.read()).looks).toEqual([{ by: null, at }]);
  expect(await rowsOf(member.account.id)).toEqual([{ kind: 'results_viewed', by: null }]);
});

test('views of the last 90 days are shown, ten at most', async () => {
  const { member, look } = await facility();
  for (let hour = 0; hour < 11; hour += 1) {
    await look();
    clock.advance(hourMs);
  }
  expect((await member.read()).looks).toHaveLength(10);
  const after90Days = new Date(clock.now().getTime() + 90 * dayMs);
  expect(await listResultViews(services.database, member.account.id, after90Days)).toEqual([]);
  expect(await rowsOf(member.account.id)).toHaveLength(11);
});

test('until an operator verifies the facility, its administrator sees the members, but no results', async () => {
  const { administrator, facilityCode, member, look } = await facility(false);
  const seen = (await administrator.read()).facility;
  expect(seen.verified).toBe(false);
  const { members } = (await administrator.call(endpoints.listMembers)).json();
  expect(members).toMatchObject([{ userId: member.account.id }]);
  const rejected = await look();
  expect([rejected.statusCode, rejected.json().code]).toEqual([403, 'facility_unverified']);
  expect((await member.read()).looks).toEqual([]);
  const asOperator = { services, options: {}, operator: 'ruth' };
  const day = clock.now().toISOString().slice(0, 10);
  expect((await runCommand(['facility', 'verify', facilityCode], asOperator)).rows).toMatchObject([
    { verified: day },
  ]);
  expect((await administrator.read()).facility.verified).toBe(true);
  expect((await look()).statusCode).toBe(200);
  await expect(runCommand(['facility', 'verify', 'NOBODYSS'], asOperator)).rejects.toMatchObject({
    code: 'not_found',
  });
});
