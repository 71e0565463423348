import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { endpoints } from '#contract/endpoints.ts';
import { createLog } from '#server/lib/log.ts';
import { readEveryText } from '#server/testing/database/read-every-text.ts';
import { mailServer, readable } from '#server/testing/mail-server.ts';
import { testApp } from '#server/testing/test-app.ts';
import { addPrice } from '../testing/fixtures.ts';
import { cardId } from '../testing/subscriber.ts';

const logged: string[] = [];
const log = createLog({ env: 'production' }, { write: (line) => void logged.push(line) });
const mail = await mailServer();
const { app, services } = await testApp({ SMTP_URL: mail.url }, log);
await addPrice(services);

test('a card number is in no log, no table and no email, whether it is accepted, declined, mistyped or cut off', async () => {
  const numbers = [
    '4242424242424242',
    '4000000000000002',
    '4000000000009995',
    '4111111111111111',
    '4242424242424241',
  ];
  const post = (url: string, payload: object | string) =>
    app.inject({ method: 'POST', url, headers: { 'content-type': 'application/json' }, payload });
  for (const number of numbers) {
    const spaced = number.replaceAll(/(\d{4})(?=\d)/g, '$1 ');
    for (const form of [number, spaced]) {
      const email = `${randomUUID()}@example.org`;
      const card = { number: form, expMonth: '11', expYear: '31', cvc: '987' };
      await post(endpoints.individualRegister.path, { email, password: 'porch swing 22', ...card });
      await post(endpoints.individualRegister.path, { email, password: 'x', ...card, cvc: '1' });
      await post(endpoints.createSandboxCard.path, card);
      await post(endpoints.createSandboxCard.path, `{"number": "${form}", "expMonth": `);
    }
  }
  await cardId(app, '4242424242424242');
  while ((await services.jobs.runDue(services, 'mail')) > 0);
  const places = [
    ...logged,
    ...mail.received.map(readable),
    ...(await readEveryText(services.database)).map(({ table, text }) => `${table}: ${text}`),
  ];
  expect(logged.length).toBeGreaterThan(20);
  expect(mail.received.length).toBeGreaterThan(2);
  const found = places.filter((text) =>
    numbers.some((number) => text.replaceAll(/[\s-]/g, '').includes(number)),
  );
  expect(found).toEqual([]);
});
