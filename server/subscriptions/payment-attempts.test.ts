import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { endpoints } from '#contract/endpoints.ts';
import { testApp } from '#server/testing/test-app.ts';
import { findPaymentAttempts } from './payment-attempts.ts';
import { addPrice } from './testing/fixtures.ts';
import { confirmAtBank, newSubscriber } from './testing/subscriber.ts';

/** What the operator reads of attempts that a bank has to answer. */

const { app, services, clock } = await testApp();
await addPrice(services);

/** Somebody whose new card waits for the bank, and the newest attempt as the operator reads it. */
async function waiting() {
  const ann = await newSubscriber(app, services);
  await ann.subscribe('pm_card_visa');
  clock.advance(60_000);
  const operation = randomUUID();
  const asked = await ann.changeCard('pm_card_authenticationRequired', { operation });
  expect(asked.statusCode).toBe(402);
  const attempt = { at: clock.now().toISOString(), by: 'person', what: 'change_card', amount: null };
  clock.advance(60_000);
  const newest = async () => (await findPaymentAttempts(services, ann.account.id)).attempts[0];
  return { ann, operation, clientSecret: asked.json().clientSecret as string, attempt, newest };
}

test('an attempt whose bank window was closed waits, with the time at which it was made', async () => {
  const { attempt, newest } = await waiting();
  const reason = 'The bank asks the person to confirm it.';
  expect(await newest()).toEqual({ ...attempt, outcome: 'waiting', reason });
});

test('an attempt that the bank did not confirm has failed, with the time at which it was made', async () => {
  const { ann, operation, clientSecret, attempt, newest } = await waiting();
  await confirmAtBank(app, clientSecret, false);
  expect((await ann.call(endpoints.confirmPayment, { operation })).statusCode).toBe(422);
  expect(await newest()).toEqual({ ...attempt, outcome: 'failed', reason: expect.stringMatching(/\w/) });
});
