import { createHash } from 'node:crypto';
import { expect, onTestFinished, test, vi } from 'vitest';
import { Problem } from '#server/lib/problem.ts';
import { testDatabase } from '#server/testing/database/test-database.ts';
import { createCallerHash } from './caller-hash.ts';
import { createLimits } from './limits.ts';

const { pool, db } = await testDatabase();

/** Limits as a separate process has them. */
const limitsOf = (mode: 'strict' | 'lenient' | 'off') => createLimits(pool, mode, createCallerHash(db));

const isRejected = (result: PromiseSettledResult<unknown>) =>
  result.status === 'rejected' &&
  result.reason instanceof Problem &&
  result.reason.code === 'too_many_requests';

test('of 1,000 wrong codes sent at once 20 are checked, and another address is not affected', async () => {
  const limits = limitsOf('strict');
  let looked = 0;
  const guess = (caller: string) =>
    limits.countFailures('discountCode', caller, async () => {
      looked += 1;
      throw new Problem('discount_invalid', 'This code is not valid.');
    });
  const results = await Promise.allSettled(Array.from({ length: 1000 }, () => guess('192.0.2.1')));
  expect(looked).toBe(20);
  expect(results.filter(isRejected)).toHaveLength(980);
  await expect(guess('192.0.2.2')).rejects.toMatchObject({ code: 'discount_invalid' });
});

test('successes cost nothing', async () => {
  const limits = limitsOf('strict');
  for (let index = 0; index < 60; index += 1) {
    await limits.countFailures('discountCode', 'a good guest', async () => 'fine');
  }
});

test('two processes share one count', async () => {
  const first = limitsOf('strict');
  const second = limitsOf('strict');
  for (let index = 0; index < 5; index += 1) await first.count('contact', 'one caller');
  await expect(second.count('contact', 'one caller')).rejects.toMatchObject({
    code: 'too_many_requests',
    details: { retryAfterSeconds: expect.any(Number) },
  });
});

test('lenient allows 100 a minute, off allows everything', async () => {
  const lenient = limitsOf('lenient');
  for (let index = 0; index < 100; index += 1) await lenient.count('contact', 'busy caller');
  await expect(lenient.count('contact', 'busy caller')).rejects.toMatchObject({ code: 'too_many_requests' });
  const off = limitsOf('off');
  for (let index = 0; index < 200; index += 1) await off.count('contact', 'busy caller');
});

test('the table holds neither a caller nor a hash that anybody could compute from one', async () => {
  const caller = '203.0.113.77';
  await limitsOf('strict').count('contact', caller);
  const { rows } = await pool.query('select key from rate_limits');
  const keys = JSON.stringify(rows);
  expect(keys).not.toContain(caller);
  expect(keys).not.toContain(createHash('sha256').update(caller).digest('base64url').slice(0, 32));
});

test('no wait outlasts its hour when the clock was 40 days ahead for a while', async () => {
  const [here, elsewhere] = [limitsOf('strict'), limitsOf('strict')];
  const countPastTheLimit = async () => {
    for (let index = 0; index < 5; index += 1) await here.count('contact', 'early caller');
    return here.count('contact', 'early caller').catch(({ details }) => details.retryAfterSeconds);
  };
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 40 * 24 * 3_600_000 });
  onTestFinished(() => void vi.useRealTimers());
  expect(await countPastTheLimit()).toBeLessThanOrEqual(3600);
  vi.useRealTimers();
  await elsewhere.count('contact', 'early caller');
  const left = Array.from({ length: 10 }, () => here.count('contact', 'early caller'));
  const results = await Promise.allSettled(left);
  expect(results.filter(isRejected)).toHaveLength(6);
  expect(
    await here.count('contact', 'early caller').catch(({ details }) => details.retryAfterSeconds),
  ).toBeLessThanOrEqual(3600);
});

test('the addresses of one IPv6 network count as one caller', async () => {
  const limits = limitsOf('strict');
  for (let host = 1; host <= 5; host += 1) await limits.count('contact', `2001:db8:0:1::${host}`);
  await expect(limits.count('contact', '2001:db8:0:1:a:b:c:d')).rejects.toMatchObject({
    code: 'too_many_requests',
  });
  await limits.count('contact', '2001:db8:0:2::1');
});

test('an account beyond a limit is rejected eight times a second at most, and another account does not wait', async () => {
  const limits = limitsOf('strict');
  const ask = (accountId: string) =>
    limits.inTurn(accountId, () => limits.countInProcess('savesPerMinute', accountId));
  for (let index = 0; index < 60; index += 1) await ask('ann');
  const begun = performance.now();
  const rejections = Promise.allSettled(Array.from({ length: 8 }, () => ask('ann')));
  await ask('bob');
  expect(performance.now() - begun).toBeLessThan(200);
  expect((await rejections).filter(isRejected)).toHaveLength(8);
  expect(performance.now() - begun).toBeGreaterThan(990);
});
