import { like } from 'drizzle-orm';
import { expect, test, vi } from 'vitest';
import { endpoints } from '#contract/endpoints.ts';
import { Problem } from '#server/problem.ts';
import { testApp } from '#server/testing/test-app.ts';
import { signUp } from '../scenario.ts';
import { loginFailures } from '../tables.ts';
import { beginAttempt, checkAlone, forgetFailures } from './login-delay.ts';

const { app, services, clock } = await testApp();

const logIn = (email: string, password: string, remoteAddress: string) =>
  app.inject({ method: 'POST', url: endpoints.login.path, payload: { email, password }, remoteAddress });

/** Failures in a row until the delay begins, and the seconds it then asks for. */
async function waits(name: string, address: string, attempts: number): Promise<(number | null)[]> {
  const seconds: (number | null)[] = [];
  for (let index = 0; index < attempts; index += 1) {
    const answer = await logIn(name, 'wrong', address);
    seconds.push(answer.statusCode === 429 ? Number(answer.headers['retry-after']) : null);
    if (answer.statusCode === 429) clock.advance(Number(answer.headers['retry-after']) * 1000);
  }
  return seconds;
}

test('after five wrong passwords the delay doubles, for names that exist and names that do not', async () => {
  const { account } = await signUp(services);
  const growing = [null, null, null, null, null, 1, null, 2, null, 4, null, 8, null, 16];
  expect(await waits(account.userName, '192.0.2.1', 14)).toEqual(growing);
  expect(await waits('nobody of this name', '192.0.2.1', 14)).toEqual(growing);
});

test('the delay ends at a quarter of an hour and says so in minutes', async () => {
  const { account } = await signUp(services);
  await logIn(account.userName, 'wrong', '192.0.2.9');
  await services.database
    .update(loginFailures)
    .set({ failures: 30 })
    .where(like(loginFailures.key, 'pair:%'));
  const answer = await logIn(account.userName, 'wrong', '192.0.2.9');
  expect(answer.headers['retry-after']).toBe('900');
  expect(answer.json()).toMatchObject({
    code: 'too_many_requests',
    message: 'Too many attempts. Please wait 15 minutes and try again.',
  });
});

test('the right password ends the delay', async () => {
  const { account, password } = await signUp(services);
  await waits(account.userName, '192.0.2.2', 5);
  clock.advance(1000);
  expect((await logIn(account.userName, password, '192.0.2.2')).statusCode).toBe(200);
  expect(await waits(account.userName, '192.0.2.2', 5)).toEqual(Array(5).fill(null));
});

test('a new password, by a mailed link or from the administrator, takes back every failure of the old one', async () => {
  const { account } = await signUp(services);
  await waits(account.userName, '192.0.2.7', 8);
  await forgetFailures(services.database, account.id);
  expect(await waits(account.userName, '192.0.2.7', 5)).toEqual(Array(5).fill(null));
});

test('100 failures from one address do not stop the owner at another', { timeout: 60_000 }, async () => {
  const { account, password } = await signUp(services);
  const refused = await Promise.all(
    Array.from({ length: 100 }, () => logIn(account.userName, 'wrong', '127.0.0.2')),
  );
  expect(refused.filter(({ statusCode }) => statusCode === 200)).toEqual([]);
  expect((await logIn(account.userName, password, '127.0.0.3')).statusCode).toBe(200);
});

test('of guesses sent at once only the free ones are looked at', async () => {
  const { account } = await signUp(services);
  const guesses = Array.from({ length: 30 }, () => logIn(account.userName, 'wrong', '192.0.2.4'));
  const looked = (await Promise.all(guesses)).filter(({ statusCode }) => statusCode === 401);
  expect(looked).toHaveLength(5);
});

test('one network of IPv6 is one address', async () => {
  const attempt = (address: string) => beginAttempt(services, 'somebody', address);
  for (let host = 1; host <= 5; host += 1) await attempt(`2001:db8::${host}`);
  await expect(attempt('2001:db8:0:0:ffff::1')).rejects.toMatchObject({ code: 'too_many_requests' });
  await attempt('2001:db8:0:1::1');
});

test('beyond 100 failures an hour an address waits a little whatever name it tries, and only for that hour', async () => {
  const refusal = async (name: string, address: string) =>
    (await beginAttempt(services, name, address)).refusal?.details.retryAfterSeconds ?? null;
  for (let index = 0; index < 100; index += 1) await refusal(`name ${index}`, '192.0.2.5');
  expect(await refusal('one more', '192.0.2.5')).toBe(1);
  expect(await refusal('one more', '192.0.2.6')).toBeNull();
  clock.advance(3_600_000);
  expect(await refusal('one more', '192.0.2.5')).toBeNull();
});

test('an address that waits still lets the right password in, and tells nobody which names exist', async () => {
  const { account, password } = await signUp(services);
  for (let index = 0; index < 100; index += 1) await beginAttempt(services, `guess ${index}`, '192.0.2.8');
  const wrong = await logIn(account.userName, 'wrong', '192.0.2.8');
  const unknown = await logIn('nobody at all', 'wrong', '192.0.2.8');
  expect([wrong.statusCode, wrong.body]).toEqual([429, unknown.body]);
  expect((await logIn(account.userName, password, '192.0.2.8')).statusCode).toBe(200);
  expect((await logIn('nobody at all', 'wrong', '192.0.2.8')).statusCode).toBe(429);
});

test('passwords from an address that waits are checked one at a time, others are refused unchecked', async () => {
  const refusal = new Problem('too_many_requests', 'Too many attempts.');
  let finish = () => {};
  const first = checkAlone('192.0.2.30', refusal, () => new Promise<void>((resolve) => (finish = resolve)));
  const check = vi.fn(async () => true);
  await expect(checkAlone('192.0.2.30', refusal, check)).rejects.toBe(refusal);
  expect(check).not.toHaveBeenCalled();
  expect(await checkAlone('192.0.2.31', refusal, check)).toBe(true);
  finish();
  await first;
  expect(await checkAlone('192.0.2.30', refusal, check)).toBe(true);
});

test('behind a proxy that is trusted the address is the one it names', async () => {
  const { app: behindProxy, services: own } = await testApp({ TRUST_PROXY: '127.0.0.1' });
  const { account, password } = await signUp(own);
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

test('neither names nor addresses stand in the table in clear', async () => {
  await beginAttempt(services, 'a-name-to-find', '203.0.113.77');
  const rows = JSON.stringify(await services.database.select().from(loginFailures));
  expect(rows).not.toContain('a-name-to-find');
  expect(rows).not.toContain('203.0.113.77');
});
