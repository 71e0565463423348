import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { endpoints } from '#contract/endpoints.ts';
import { eq } from '#server/lib/database/query.ts';
import { feedback } from '#server/tables/support.ts';
import { testApp } from '#server/testing/test-app.ts';

const { app, services, clock } = await testApp();

const give = (payload: object, url: string = endpoints.giveFeedback.path) =>
  app.inject({ method: 'POST', url, payload });

const stored = (text: string) => services.database.select().from(feedback).where(eq(feedback.feedback, text));

test.each([endpoints.giveFeedback.path, endpoints.addFeedback.path])(
  '%s stores the text with both times and returns the message in both places',
  async (url) => {
    const text = `I liked it ${randomUUID()}`;
    const response = await give(
      { feedback: `  ${text}\n`, email: 'a@example.org', submittedOn: '2026-05-31T10:00:00Z' },
      url,
    );
    expect(response.statusCode).toBe(200);
    const { message, data } = response.json();
    expect(data.message).toBe(message);
    expect(await stored(text)).toMatchObject([
      {
        email: 'a@example.org',
        accountId: null,
        submittedOn: new Date('2026-05-31T10:00:00Z'),
        receivedAt: clock.now(),
      },
    ]);
  },
);

test('a retry with the same idempotency key is stored once', async () => {
  const text = `once ${randomUUID()}`;
  const operation = randomUUID();
  const responses = await Promise.all(Array.from({ length: 10 }, () => give({ feedback: text, operation })));
  expect(responses.map(({ statusCode }) => statusCode)).toEqual(Array(10).fill(200));
  expect(await stored(text)).toHaveLength(1);
});

test('a retry of received feedback is accepted, whatever was sent since', async () => {
  const { app: strict } = await testApp({ RATE_LIMITS: 'strict' });
  const send = async (payload: object) =>
    (await strict.inject({ method: 'POST', url: endpoints.giveFeedback.path, payload })).statusCode;
  const first = { feedback: 'I liked it', operation: randomUUID() };
  for (let index = 0; index < 3; index += 1) expect(await send(first)).toBe(200);
  // Thirty an hour from one address: twenty-nine more.
  for (let index = 0; index < 29; index += 1) expect(await send({ feedback: 'And more' })).toBe(200);
  expect(await send({ feedback: 'Too much', operation: randomUUID() })).toBe(429);
  expect(await send(first)).toBe(200);
});

test('feedback without an email, or with null, is accepted', async () => {
  expect((await give({ feedback: 'no address', email: null })).statusCode).toBe(200);
  expect((await give({ feedback: 'no address' })).statusCode).toBe(200);
});

test.each([
  [{}, 'Feedback Required'],
  [{ feedback: '   ' }, 'Feedback Required'],
  [{ feedback: 'x'.repeat(20_001) }, 'At most 20,000 characters'],
])('%o is rejected and the field is named', async (payload, message) => {
  const response = await give(payload);
  expect(response.statusCode).toBe(422);
  expect(response.json()).toMatchObject({
    code: 'validation',
    message,
    errors: { feedback: message },
    data: { message },
  });
});
