import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { endpoints } from '#contract/endpoints.ts';
import { testApp } from '#server/testing/test-app.ts';
import { addDiscountCode, addPrice } from './testing/fixtures.ts';

const { app, services, clock } = await testApp({ RATE_LIMITS: 'off' });
await addPrice(services);

const median = (times: number[]) => times.toSorted((a, b) => a - b)[Math.floor(times.length / 2)] as number;

test('the time of a rejected code does not reveal whether it ever existed', {
  timeout: 300_000,
}, async () => {
  const { code } = await addDiscountCode(services, { expiresAt: clock.now() });
  const [unknown, expired]: [number[], number[]] = [[], []];
  const bodies = new Set<string>();
  const guess = async (discountCode: string, times: number[]) => {
    const before = performance.now();
    const response = await app.inject({
      method: 'POST',
      url: endpoints.calculatePrice.path,
      payload: { discountCode },
    });
    times.push(performance.now() - before);
    bodies.add(`${response.statusCode} ${response.body}`);
  };
  for (let index = 0; index < 50; index += 1) await guess(code, []);
  for (let index = 0; index < 500; index += 1) {
    await guess(code, expired);
    await guess(`code-${randomUUID().slice(0, 8)}`, unknown);
  }
  const [expiredMs, unknownMs] = [median(expired), median(unknown)];
  console.log(
    `median of 500 rejected codes: expired ${expiredMs.toFixed(2)} ms, unknown ${unknownMs.toFixed(2)} ms`,
  );
  expect(bodies.size).toBe(1);
  expect(Math.abs(expiredMs - unknownMs)).toBeLessThan(Math.max(1, 0.2 * unknownMs));
});
