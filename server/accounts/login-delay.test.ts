import { createHash } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { endpoints } from '#contract/endpoints.ts';
import { like } from '#server/lib/database/query.ts';
import { signUpPerson } from '#server/sandbox/seeds/sign-up-person.ts';
import { loginFailures } from '#server/tables/accounts.ts';
import { testApp } from '#server/testing/test-app.ts';
import { clearFailures, tryPassword } from './login-delay.ts';

const { app, services, clock } = await testApp();

const logIn = (email: string, password: string, remoteAddress: string) =>
  app.inject({ method: 'POST', url: endpoints.login.path, payload: { email, password }, remoteAddress });

const fail = (account: string, address: string) =>
  tryPassword(services, { account, address }, async () => false);

/** Failures in a row until the delay begins, and the seconds it then asks for. */
async function waits(name: string, address: string, attempts: number): Promise<(number | null)[]> {
  const seconds: (number | null)[] = [];
  for (let index = 0; index < attempts; index += 1) {
    const response = await logIn(name, 'wrong', address);
    seconds.push(response.statusCode === 429 ? Number(response.headers['retry-after']) : null);
    if (response.statusCode === 429) clock.advance(Number(response.headers['retry-after']) * 1000);
  }
  return seconds;
}

test('after five wrong passwords the delay doubles, for names that exist and names that do not', async () => {
  const { account } = await signUpPerson(services);
  const growing = [null, null, null, null, null, 1, null, 2, null, 4, null, 8, null, 16];
  expect(await waits(account.userName, '192.0.2.1', 14)).toEqual(growing);
  expect(await waits('nobody of this name', '192.0.2.1', 14)).toEqual(growing);
});

test('the delay ends at a quarter of an hour and says so in minutes', async () => {
  const { account } = await signUpPerson(services);
  await logIn(account.userName, 'wrong', '192.0.2.9');
  await services.database
    .update(loginFailures)
    .set({ failures: 30 })
    .where(like(loginFailures.key, 'pair:%'));
  const response = await logIn(account.userName, 'wrong', '192.0.2.9');
  expect(response.headers['retry-after']).toBe('900');
  expect(response.json()).toMatchObject({
    code: 'too_many_requests',
    message: 'Too many attempts. Please wait 15 minutes and try again.',
  });
});

test('the right password ends the delay', async () => {
  const { account, password } = await signUpPerson(services);
  await waits(account.userName, '192.0.2.2', 5);
  clock.advance(1000);
  expect((await logIn(account.userName, password, '192.0.2.2')).statusCode).toBe(200);
  expect(await waits(account.userName, '192.0.2.2', 5)).toEqual(Array(5).fill(null));
});

test('a new password, by an emailed link or from the administrator, clears every failure of the old one', async () => {
  const { account } = await signUpPerson(services);
  await waits(account.userName, '192.0.2.7', 8);
  await clearFailures(services, services.database, account.id);
  expect(await waits(account.userName, '192.0.2.7', 5)).toEqual(Array(5).fill(null));
});

test('all of 200 people who log in at once behind one address get in, also after 100 failures there', async () => {
  const allGetIn = async (count: number) => {
    const attempts = Array.from({ length: count }, (_, index) =>
      tryPassword(services, { account: `resident ${index}`, address: '192.0.2.40' }, async () => true),
    );
    return (await Promise.all(attempts)).every(({ isRight }) => isRight);
  };
  expect(await allGetIn(200)).toBe(true);
  for (let index = 0; index < 100; index += 1) await fail(`guess ${index}`, '192.0.2.40');
  expect(await allGetIn(200)).toBe(true);
});

test('one account logs in on many devices of one address at once', async () => {
  const { account, password } = await signUpPerson(services);
  const responses = await Promise.all(
    Array.from({ length: 20 }, () => logIn(account.userName, password, '192.0.2.41')),
  );
  expect(responses.map(({ statusCode }) => statusCode)).toEqual(Array(20).fill(200));
});

test('no delay is longer than its rule when the clock was 40 days ahead for a while', async () => {
  const { account, password } = await signUpPerson(services);
  const ahead = 40 * 24 * 3_600_000;
  clock.advance(ahead);
  await waits(account.userName, '192.0.2.42', 10);
  for (let index = 0; index < 101; index += 1) await fail(`guess ${index}`, '192.0.2.43');
  clock.advance(-ahead);
  expect((await logIn(account.userName, password, '192.0.2.42')).statusCode).toBe(200);
  expect((await logIn('nobody at all', 'wrong', '192.0.2.43')).statusCode).toBe(401);
});

test('a free attempt is not rejected because another process counted a failure a moment later', async () => {
  const { account, password } = await signUpPerson(services);
  await logIn(account.userName, 'wrong', '192.0.2.45');
  clock.advance(-50);
  expect((await logIn('nobody at all', 'wrong', '192.0.2.45')).statusCode).toBe(401);
  expect((await logIn(account.userName, 'wrong', '192.0.2.45')).statusCode).toBe(401);
  expect((await logIn(account.userName, password, '192.0.2.46')).statusCode).toBe(200);
});

test('after ten failures from anywhere an account pauses a second before each password check', async () => {
  const { account } = await signUpPerson(services);
  const seconds = async () => {
    const before = performance.now();
    await fail(account.id, '192.0.2.44');
    return (performance.now() - before) / 1000;
  };
  for (let index = 0; index < 9; index += 1) await fail(account.id, `192.0.2.${50 + index}`);
  expect(await seconds()).toBeLessThan(0.9);
  expect(await seconds()).toBeGreaterThan(0.9);
});

test('100 failures from one address do not stop the owner at another', { timeout: 60_000 }, async () => {
  const { account, password } = await signUpPerson(services);
  const rejected = await Promise.all(
    Array.from({ length: 100 }, () => logIn(account.userName, 'wrong', '127.0.0.2')),
  );
  expect(rejected.filter(({ statusCode }) => statusCode === 200)).toEqual([]);
  expect((await logIn(account.userName, password, '127.0.0.3')).statusCode).toBe(200);
});

test('of guesses sent at once only the free ones are checked', async () => {
  const { account } = await signUpPerson(services);
  const guesses = Array.from({ length: 30 }, () => logIn(account.userName, 'wrong', '192.0.2.4'));
  const looked = (await Promise.all(guesses)).filter(({ statusCode }) => statusCode === 401);
  expect(looked).toHaveLength(5);
});

test('one IPv6 network counts as one address', async () => {
  const attempt = (address: string) => fail('somebody', address);
  for (let host = 1; host <= 5; host += 1) await attempt(`2001:db8::${host}`);
  await expect(attempt('2001:db8:0:0:ffff::1')).rejects.toMatchObject({ code: 'too_many_requests' });
  await attempt('2001:db8:0:1::1');
});

test.each([
  [
    '56',
    400,
    (index: number) => `2001:db8:1:${(index % 200).toString(16)}::1`,
    '2001:db8:1:ff::1',
    '2001:db8:1:100::1',
  ],
  [
    '48',
    1600,
    (index: number) => `2001:db8:2:${(index % 1000).toString(16)}::1`,
    '2001:db8:2:ffff::1',
    '2001:db8:3::1',
  ],
])('a network of %s bits waits after %i failures an hour, its neighbors do not', async (...given) => {
  const [, free, host, same, neighbor] = given;
  // A connection is waited for 5 s at most, and all of them at once would wait longer on a busy machine.
  for (let from = 0; from < free; from += 50) {
    const some = Array.from({ length: 50 }, (_, index) => from + index);
    await Promise.all(some.map((index) => fail(`guess ${index}`, host(index))));
  }
  expect((await fail('one more', same)).rejection).toMatchObject({ code: 'too_many_requests' });
  expect((await fail('one more', neighbor)).rejection).toBeNull();
});

test('beyond 100 failures an hour an address waits a little for any name, and only for that hour', async () => {
  const rejection = async (name: string, address: string) =>
    (await fail(name, address)).rejection?.details.retryAfterSeconds ?? null;
  for (let index = 0; index < 100; index += 1) await rejection(`name ${index}`, '192.0.2.5');
  expect(await rejection('one more', '192.0.2.5')).toBe(1);
  expect(await rejection('one more', '192.0.2.6')).toBeNull();
  clock.advance(3_600_000);
  expect(await rejection('one more', '192.0.2.5')).toBeNull();
});

test('the right password works at an address that waits, and nothing reveals which names exist', async () => {
  const { account, password } = await signUpPerson(services);
  for (let index = 0; index < 100; index += 1) await fail(`guess ${index}`, '192.0.2.8');
  const wrong = await logIn(account.userName, 'wrong', '192.0.2.8');
  const unknown = await logIn('nobody at all', 'wrong', '192.0.2.8');
  expect([wrong.statusCode, wrong.body]).toEqual([429, unknown.body]);
  expect((await logIn(account.userName, password, '192.0.2.8')).statusCode).toBe(200);
  expect((await logIn('nobody at all', 'wrong', '192.0.2.8')).statusCode).toBe(429);
});

test('passwords from an address that waits are checked one at a time, and none is rejected unchecked', async () => {
  for (let index = 0; index < 100; index += 1) await fail(`guess ${index}`, '192.0.2.30');
  let atOnce = 0;
  const seen: number[] = [];
  const attempt = (account: string, address: string) =>
    tryPassword(services, { account, address }, async () => {
      atOnce += 1;
      seen.push(atOnce);
      await sleep(5);
      atOnce -= 1;
      return true;
    });
  const names = Array.from({ length: 10 }, (_, index) => `name ${index}`);
  const tried = await Promise.all(names.map((name) => attempt(name, '192.0.2.30')));
  expect(tried.map(({ isRight }) => isRight)).toEqual(Array(10).fill(true));
  expect(seen).toEqual(Array(10).fill(1));
});

test('behind a trusted proxy the address is the one it forwards', async () => {
  const { app: behindProxy, services: own } = await testApp({ TRUST_PROXY: '127.0.0.1' });
  const { account, password } = await signUpPerson(own);
  const from = (address: string, given: string) =>
    behindProxy.inject({
      method: 'POST',
      url: endpoints.login.path,
      headers: { 'x-forwarded-for': address },
      payload: { email: account.userName, password: given },
    });
  for (let index = 0; index < 6; index += 1) await from('198.51.100.1', 'wrong');
  expect((await from('198.51.100.1', password)).statusCode).toBe(429);
  expect((await from('198.51.100.2', password)).statusCode).toBe(200);
});

test('the table contains no names, no addresses, and no hashes that anybody could compute from them', async () => {
  await fail('a-name-to-find', '203.0.113.77');
  const rows = JSON.stringify(await services.database.select().from(loginFailures));
  for (const known of ['a-name-to-find', '203.0.113.77']) {
    expect(rows).not.toContain(known);
    expect(rows).not.toContain(createHash('sha256').update(known).digest('base64url'));
  }
});
