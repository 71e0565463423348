import { beforeEach, expect, test } from 'vitest';
import { endpoints } from '#contract/endpoints.ts';
import { peopleOf } from '#server/accounts/testing/person.ts';
import { sql } from '#server/lib/database/query.ts';
import { servicesIn } from '#server/services/services.ts';
import { addPrice } from '#server/subscriptions/testing/fixtures.ts';
import { accounts } from '#server/tables/accounts.ts';
import { testApp } from '#server/testing/test-app.ts';
import { removeOperator } from './actions/remove-operator.ts';
import { runCommand } from './commands.ts';

const tested = await testApp();
const { services } = tested;
const { person } = peopleOf(tested);
await addPrice(services);

const operate = (line: string) => runCommand(line.split(' '), { services, options: {}, operator: 'ruth' });
const operator = (operatorRole: 'support' | 'billing' | 'owner') =>
  person({ userType: 'operator', operatorRole });
const roleOf = async ({ call }: Awaited<ReturnType<typeof person>>) => (await call(endpoints.getMe)).json();

/** Each test has its own operators. */
beforeEach(() =>
  services.database
    .update(accounts)
    .set({ userType: 'individualUser', operatorRole: null })
    .where(sql`${accounts.operatorRole} is not null`),
);

test('operators are listed with their roles, and a role is changed', async () => {
  const [ann, bob] = [await operator('owner'), await operator('support')];
  expect((await operate('operator list')).rows.map(({ email, role }) => [email, role]).sort()).toEqual(
    [
      [ann.email, 'owner'],
      [bob.email, 'support'],
    ].sort(),
  );
  expect((await operate(`operator set ${bob.email} billing`)).message).toContain('billing');
  expect((await roleOf(bob)).user).toMatchObject({ userType: 'operator', operatorRole: 'billing' });
  expect((await operate('log list')).rows[0]).toMatchObject({
    command: 'operator set',
    subject: 'a person',
    details: '{"role":"billing"}',
  });
  await expect(operate(`operator set ${bob.email} king`)).rejects.toThrow('support, billing, owner');
});

test('an individual becomes an operator who needs a second step, and an individual again', async () => {
  await operator('owner');
  const eve = await person();
  await operate(`operator set ${eve.email} support`);
  expect((await roleOf(eve)).code).toBe('signed_out');
  const { token } = (
    await tested.app.inject({
      method: 'POST',
      url: endpoints.login.path,
      payload: { email: eve.email, password: eve.password },
    })
  ).json();
  const me = await tested.app.inject({
    url: endpoints.getMe.path,
    headers: { authorization: `Bearer ${token}` },
  });
  expect(me.json().user).toMatchObject({ operatorRole: 'support', twoStepsRequired: true });
  await operate(`operator remove ${eve.email}`);
  expect((await operate('operator list')).rows.map(({ email }) => email)).not.toContain(eve.email);
  await expect(operate(`operator remove ${eve.email}`)).rejects.toThrow('no operator');
});

test('who pays, belongs to a facility, or has no confirmed address becomes no operator', async () => {
  const subscriber = await person({ isSubscribed: true });
  const member = await person({ userType: 'facilityUser' });
  const unreachable = await person({ email: null });
  await expect(operate(`operator set ${subscriber.email} support`)).rejects.toThrow('Cancel it first');
  await expect(operate(`operator set ${member.email} support`)).rejects.toThrow('belongs to a facility');
  await expect(operate(`operator set ${unreachable.account.userName} support`)).rejects.toThrow('confirmed');
});

test('the last owner cannot be demoted, removed or deleted', async () => {
  const [ann, bob] = [await operator('owner'), await operator('billing')];
  for (const line of [`operator set ${ann.email} billing`, `operator remove ${ann.email}`]) {
    await expect(operate(line)).rejects.toThrow('last owner');
  }
  for (const body of [{ password: ann.password }, {}]) {
    const response = await ann.call(endpoints.deleteAccount, body);
    expect([response.statusCode, response.json().message]).toEqual([
      409,
      'This is the last owner. Make another operator an owner first.',
    ]);
  }
  // An owner on hold cannot log in, so the other one is the last.
  await operate(`operator set ${bob.email} owner`);
  await operate(`person freeze ${bob.email}`);
  await expect(operate(`operator remove ${ann.email}`)).rejects.toThrow('last owner');
  await operate(`person unfreeze ${bob.email}`);
  await operate(`operator remove ${ann.email}`);
  await expect(operate(`operator remove ${bob.email}`)).rejects.toThrow('last owner');
});

test('of two owners who leave at the same time, one stays', async () => {
  const both = [await operator('owner'), await operator('owner')];
  const left = await Promise.allSettled(
    both.map(({ account }) =>
      services.database.transaction(async (tx) => {
        const by = { services: servicesIn(services, tx), operator: account.id, origin: '', named: null };
        await removeOperator.run(by, { userId: account.id });
        await tx.execute(sql`select pg_sleep(0.1)`);
      }),
    ),
  );
  expect(left.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
  expect((await operate('operator list')).rows).toHaveLength(1);
});
