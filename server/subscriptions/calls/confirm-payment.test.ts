import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { endpoints } from '#contract/endpoints.ts';
import { testApp } from '#server/testing/test-app.ts';
import { runOperation } from '../operations/run-operation.ts';
import { addPrice } from '../testing/fixtures.ts';
import { cardId, confirmAtBank, newSubscriber } from '../testing/subscriber.ts';

/** The question whether the bank has agreed is answered for the form that asks it, the second time as the first. */

const { app, services, clock } = await testApp();
await addPrice(services);

async function subscriber() {
  const ann = await newSubscriber(app, services);
  await ann.subscribe('pm_card_visa');
  clock.advance(1000);
  const operation = randomUUID();
  const challenge = await ann.changeCard('pm_card_authenticationRequired', { operation });
  expect(challenge.statusCode).toBe(402);
  const confirm = () => ann.call(endpoints.confirmPayment, { operation });
  return { ...ann, operation, confirm, clientSecret: challenge.json().clientSecret as string };
}

const answerOf = ({
  statusCode,
  json,
}: Awaited<ReturnType<Awaited<ReturnType<typeof subscriber>>['confirm']>>) =>
  [statusCode, json().message as string] as const;

test('a new card that the bank rejects is not used, also when the question is asked twice', async () => {
  const ann = await subscriber();
  await confirmAtBank(app, ann.clientSecret, false);
  for (let time = 0; time < 2; time += 1) {
    const [status, message] = answerOf(await ann.confirm());
    expect([status, message]).toEqual([
      422,
      expect.stringContaining('Your card ending in 4242 is still used.'),
    ]);
  }
  expect((await ann.call(endpoints.confirmPayment, {})).statusCode).toBe(422);
  expect((await ann.details()).card).toMatchObject({ last4: '4242' });
});

test('one that the bank approves is used, also when the question is asked twice', async () => {
  const ann = await subscriber();
  await confirmAtBank(app, ann.clientSecret, true);
  for (let time = 0; time < 2; time += 1) {
    expect(answerOf(await ann.confirm())).toEqual([200, 'Thank you. Your bank has approved.']);
  }
  expect((await ann.details()).card).toMatchObject({ last4: '3184' });
});

test('who cancels and keeps elsewhere meanwhile is not told that the bank has approved', async () => {
  const ann = await subscriber();
  await ann.cancel();
  await ann.subscribe(null);
  await confirmAtBank(app, ann.clientSecret, true);
  for (let time = 0; time < 2; time += 1) {
    expect(answerOf(await ann.confirm())).toEqual([422, expect.stringContaining('something else')]);
  }
  expect((await ann.details()).card).toMatchObject({ last4: '4242' });
});

test('a new price that is set meanwhile does not drop the open question', async () => {
  const ann = await subscriber();
  const { id: priceId } = await addPrice(services, { amountCents: 1299, validFrom: clock.now() });
  await runOperation(services, { accountId: ann.account.id, kind: 'change_price', input: { priceId } });
  await confirmAtBank(app, ann.clientSecret, true);
  expect((await ann.confirm()).statusCode).toBe(200);
  expect((await ann.details()).card).toMatchObject({ last4: '3184' });
});

test('while another operation is under way, the question waits for it', async () => {
  const ann = await subscriber();
  await confirmAtBank(app, ann.clientSecret, true);
  const slow = Promise.withResolvers<void>();
  const read: typeof services.payments.read = async (...given) => {
    await slow.promise;
    return services.payments.read(...given);
  };
  const running = runOperation(
    { ...services, payments: { ...services.payments, read } },
    { accountId: ann.account.id, kind: 'fix_end' },
  );
  await expect
    .poll(() =>
      services.database.$client
        .query(`select 1 from payment_operations where state = 'started'`)
        .then(({ rowCount }) => rowCount),
    )
    .toBe(1);
  const confirming = ann.confirm();
  slow.resolve();
  await running;
  expect((await confirming).statusCode).toBe(200);
});

test('a question about a form that was never sent, and one without any payment, are answered by 409 or by what is paid', async () => {
  const ann = await newSubscriber(app, services);
  expect((await ann.confirm()).statusCode).toBe(409);
  const declined = await cardId(app, '4000000000000002');
  await ann.subscribe(declined);
  expect((await ann.confirm()).json().code).toBe('card_declined');
  expect((await ann.call(endpoints.confirmPayment, { operation: randomUUID() })).statusCode).toBe(409);
});
