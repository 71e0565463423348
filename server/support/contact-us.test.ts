import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { contactUs } from '#contract/support.ts';
import { eq } from '#server/lib/database/query.ts';
import { sandboxEmails } from '#server/lib/mail/tables.ts';
import { signUpPerson } from '#server/sandbox/seeds/sign-up-person.ts';
import { accounts } from '#server/tables/accounts.ts';
import { tickets } from '#server/tables/support.ts';
import { testApp } from '#server/testing/test-app.ts';

const { app, services } = await testApp();

const write = (payload: object, on = app) => on.inject({ method: 'POST', url: contactUs.path, payload });
const someone = () => `${randomUUID().slice(0, 8)}@example.org`;

const emailsTo = async (recipient: string) => {
  await services.jobs.runDue(services, 'mail');
  return services.database.select().from(sandboxEmails).where(eq(sandboxEmails.recipient, recipient));
};

test('a message is stored and sent to our support, and its address gets a confirmation without the text', async () => {
  const email = someone();
  const response = await write({ name: 'Anna', email, issue: 'Where is part two?' });
  expect([response.statusCode, response.json().message]).toEqual([200, expect.stringContaining('Thank you')]);
  const [copy] = await emailsTo(email);
  expect(copy).toMatchObject({ subject: 'We have received your message' });
  expect(copy?.text).toContain('Was this not you?');
  expect(`${copy?.text}${copy?.html}`).not.toContain('part two');
  const support = await emailsTo(services.publicConfig.support.email);
  expect(support.some(({ text }) => text.includes(email))).toBe(true);
});

test('a signed-in sender gets a copy with the text only at their own confirmed address', async () => {
  const { account, token } = await signUpPerson(services);
  const email = account.email as string;
  const headers = { authorization: `Bearer ${token}` };
  const copies = async (to: string) => {
    const payload = { name: 'Anna', email: to, issue: 'Where is part two?' };
    await app.inject({ method: 'POST', url: contactUs.path, headers, payload });
    const emails = await emailsTo(to);
    return emails.filter(({ subject, text }) => subject.startsWith('We have') && text.includes('part two'))
      .length;
  };
  const isThis = eq(accounts.id, account.id);
  await services.database.update(accounts).set({ emailVerifiedAt: null }).where(isThis);
  expect(await copies(email)).toBe(0);
  await services.database.update(accounts).set({ emailVerifiedAt: services.clock.now() }).where(isThis);
  expect(await copies(someone())).toBe(0);
  expect(await copies(email)).toBe(1);
});

test('the same idempotency key makes one ticket', async () => {
  const email = someone();
  const payload = { name: 'Anna', email, issue: 'Once', operation: randomUUID() };
  await Promise.all(Array.from({ length: 5 }, () => write(payload)));
  expect(await services.database.select().from(tickets).where(eq(tickets.email, email))).toHaveLength(1);
});

test('a message with the hidden field filled is accepted and dropped', async () => {
  const email = someone();
  expect((await write({ name: 'Bot', email, issue: 'Buy', website: 'x' })).statusCode).toBe(200);
  expect(await services.database.select().from(tickets).where(eq(tickets.email, email))).toEqual([]);
});

test('a name with line breaks cannot add an email header', async () => {
  const email = someone();
  await write({ name: 'Anna\r\nBcc: all@example.org', email, issue: 'Hello' });
  const support = await emailsTo(services.publicConfig.support.email);
  const subjects = support.map(({ subject }) => subject);
  expect(subjects.some((subject) => subject.includes('Bcc'))).toBe(true);
  expect(subjects.filter((subject) => /[\r\n]/.test(subject))).toEqual([]);
});

test('five messages an hour from one address, then 429', async () => {
  const { app: strict } = await testApp({ RATE_LIMITS: 'strict' });
  const statuses: number[] = [];
  for (let index = 0; index < 6; index += 1) {
    statuses.push((await write({ name: 'Anna', email: someone(), issue: 'Hello' }, strict)).statusCode);
  }
  expect(statuses).toEqual([200, 200, 200, 200, 200, 429]);
});

test('a retry of a received message is accepted, whatever was sent since', async () => {
  const { app: strict } = await testApp({ RATE_LIMITS: 'strict' });
  const message = () => ({ name: 'Anna', email: someone(), issue: 'Hello', operation: randomUUID() });
  const first = message();
  const responses = [await write(first, strict), await write(first, strict)];
  for (let index = 0; index < 4; index += 1) responses.push(await write(message(), strict));
  expect(responses.map(({ statusCode }) => statusCode)).toEqual(Array(6).fill(200));
  expect((await write(message(), strict)).statusCode).toBe(429);
  expect((await write(first, strict)).statusCode).toBe(200);
});

test.each([
  [{ email: 'a@example.org', issue: 'x' }, { name: 'Name Required' }],
  [{ name: 'A', issue: 'x' }, { email: 'Email Required' }],
  [{ name: 'A', email: 'nobody', issue: 'x' }, { email: 'Invalid email address' }],
  [{ name: 'A', email: 'a@example.org', issue: ' ' }, { issue: 'Message Required' }],
])('%o is rejected and the field is named', async (payload, errors) => {
  const response = await write(payload);
  expect([response.statusCode, response.json().errors]).toEqual([422, errors]);
});
