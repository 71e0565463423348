import { expect, test } from 'vitest';
import { Problem } from '#server/problem.ts';
import { testDatabase } from '#server/testing/test-database.ts';
import { createLimits } from './limits.ts';

const { pool } = await testDatabase();

const refused = (result: PromiseSettledResult<unknown>) =>
  result.status === 'rejected' &&
  result.reason instanceof Problem &&
  result.reason.code === 'too_many_requests';

test('of 1,000 wrong codes guessed at once 20 are looked at, and another address is not hindered', async () => {
  const limits = createLimits(pool, 'strict');
  let looked = 0;
  const guess = (caller: string) =>
    limits.countFailures('discountCode', caller, async () => {
      looked += 1;
      throw new Problem('discount_invalid', 'This code is not valid.');
    });
  const results = await Promise.allSettled(Array.from({ length: 1000 }, () => guess('192.0.2.1')));
  expect(looked).toBe(20);
  expect(results.filter(refused)).toHaveLength(980);
  await expect(guess('192.0.2.2')).rejects.toMatchObject({ code: 'discount_invalid' });
});

test('successes cost nothing', async () => {
  const limits = createLimits(pool, 'strict');
  for (let index = 0; index < 60; index += 1) {
    await limits.countFailures('discountCode', 'a good guest', async () => 'fine');
  }
});

test('two processes share one count', async () => {
  const first = createLimits(pool, 'strict');
  const second = createLimits(pool, 'strict');
  for (let index = 0; index < 5; index += 1) await first.count('contact', 'one caller');
  await expect(second.count('contact', 'one caller')).rejects.toMatchObject({
    code: 'too_many_requests',
    details: { retryAfterSeconds: expect.any(Number) },
  });
});

test('lenient allows 100 a minute, off allows everything', async () => {
  const lenient = createLimits(pool, 'lenient');
  for (let index = 0; index < 100; index += 1) await lenient.count('contact', 'busy caller');
  await expect(lenient.count('contact', 'busy caller')).rejects.toMatchObject({ code: 'too_many_requests' });
  const off = createLimits(pool, 'off');
  for (let index = 0; index < 200; index += 1) await off.count('contact', 'busy caller');
});

test('no caller stands in the table in clear', async () => {
  await createLimits(pool, 'strict').count('contact', '203.0.113.77');
  const { rows } = await pool.query('select key from rate_limits');
  expect(JSON.stringify(rows)).not.toContain('203.0.113.77');
});

test('the addresses of one IPv6 network count as one caller', async () => {
  const limits = createLimits(pool, 'strict');
  for (let host = 1; host <= 5; host += 1) await limits.count('contact', `2001:db8:0:1::${host}`);
  await expect(limits.count('contact', '2001:db8:0:1:a:b:c:d')).rejects.toMatchObject({
    code: 'too_many_requests',
  });
  await limits.count('contact', '2001:db8:0:2::1');
});
