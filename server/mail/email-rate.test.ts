import { expect, onTestFinished, test } from 'vitest';
import { signUp } from '#server/accounts/scenario.ts';
import { testApp } from '#server/testing/test-app.ts';
import { type LetterOrder, orderLetter } from './letter-order.ts';
import { sandboxLetters } from './tables.ts';

const { services } = await testApp();
const origin = 'https://play.example.org';

test('a password reset leaves within 5 seconds behind two hundred notices, and these leave at 20 a second', async () => {
  const { account } = await signUp(services);
  const notice: LetterOrder = {
    letter: 'subscription',
    accountId: account.id,
    origin,
    about: {
      kind: 'priceChange',
      at: '2031-01-01T00:00:00Z',
      fromCents: 499,
      toCents: 599,
      intervalMonths: 1,
    },
  };
  for (let ordered = 0; ordered < 200; ordered += 1) {
    await orderLetter(services, services.database, notice);
  }
  const reset: LetterOrder = { letter: 'reset', accountId: account.id, kind: 'common', origin };
  await orderLetter(services, services.database, reset);

  onTestFinished(() => services.jobs.close());
  await services.jobs.work(services);
  const sent = () => services.database.select({ subject: sandboxLetters.subject }).from(sandboxLetters);
  await expect.poll(sent, { timeout: 5000 }).toContainEqual({ subject: expect.stringContaining('password') });
  expect((await sent()).length).toBeLessThan(100);
  await expect.poll(async () => (await sent()).length, { timeout: 10_000 }).toBe(201);
});
