import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { endpoints } from '#contract/endpoints.ts';
import { eq } from '#server/lib/database/query.ts';
import { accounts, identities } from '#server/tables/accounts.ts';
import { testApp } from '#server/testing/test-app.ts';
import { giveOneTimePassword } from './one-time-password.ts';
import { peopleOf } from './testing/person.ts';

const tested = await testApp();
const { services, clock } = tested;
const { person } = peopleOf(tested);

/** A person whose account is linked to Google and Facebook. */
async function linked() {
  const somebody = await person();
  const accountId = somebody.account.id;
  const rows = (['google', 'facebook'] as const).map((provider) => ({
    accountId,
    provider,
    subject: randomUUID(),
    linkedAt: clock.now(),
  }));
  await services.database.insert(identities).values(rows);
  const remove = (provider: string, body: object = {}) =>
    somebody.call(endpoints.removeProvider, body, { provider });
  const left = async () =>
    (await somebody.read()).providers.map(({ provider }: { provider: string }) => provider).sort();
  return { ...somebody, remove, left };
}

test('the account shows its providers, and since when they are linked', async () => {
  const { read } = await linked();
  const linkedAt = clock.now().toISOString();
  expect((await read()).providers).toEqual(
    expect.arrayContaining([
      { provider: 'google', linkedAt },
      { provider: 'facebook', linkedAt },
    ]),
  );
});

test('a provider is removed with the password, and only that one from that account', async () => {
  const { remove, left, password } = await linked();
  const other = await linked();
  const without = await remove('google');
  expect([without.statusCode, without.json().errors]).toEqual([
    422,
    { currentPassword: 'Type your password to remove Google.' },
  ]);
  const wrong = await remove('google', { currentPassword: 'wrong' });
  expect([wrong.statusCode, wrong.json().code]).toEqual([401, 'wrong_credentials']);
  expect(await left()).toEqual(['facebook', 'google']);
  const done = await remove('google', { currentPassword: password });
  expect([done.statusCode, done.json().message]).toEqual([
    200,
    'Google is removed. From now on, log in with your password.',
  ]);
  expect(await left()).toEqual(['facebook']);
  expect(await other.left()).toEqual(['facebook', 'google']);
});

test('an account without a password keeps its providers until it has one', async () => {
  const { remove, left, account } = await linked();
  const isThis = eq(accounts.id, account.id);
  await services.database.update(accounts).set({ passwordHash: null }).where(isThis);
  const response = await remove('facebook');
  expect([response.statusCode, response.json()]).toEqual([
    409,
    {
      code: 'conflict',
      text: 'accounts.choosePasswordToRemove',
      params: { name: 'Facebook' },
      message: 'Choose a password first. Then you can remove Facebook.',
    },
  ]);
  expect(await left()).toEqual(['facebook', 'google']);
});

test('an unknown provider is not found', async () => {
  const { remove, password } = await linked();
  expect((await remove('elsewhere', { currentPassword: password })).statusCode).toBe(422);
});

test('a one-time password removes every provider too', async () => {
  const { account } = await linked();
  await giveOneTimePassword(services, account.id, {
    operator: 'test',
    command: 'person password',
    origin: 'http://localhost',
  });
  const isThis = eq(identities.accountId, account.id);
  expect(await services.database.$count(identities, isThis)).toBe(0);
});
