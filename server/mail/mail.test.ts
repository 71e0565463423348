import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { HtmlValidate } from 'html-validate';
import { expect, onTestFinished, test } from 'vitest';
import { signUp } from '#server/accounts/scenario.ts';
import { mailServer, readable } from '#server/testing/mail-server.ts';
import { testApp } from '#server/testing/test-app.ts';
import { type LetterOrder, orderLetter } from './letter-order.ts';
import { sandboxLetters } from './tables.ts';

const server = await mailServer();
const { services } = await testApp({ SMTP_URL: server.url, MAIL_FROM: 'Mind Your Step <hello@example.org>' });
const { services: boxed } = await testApp();

const origin = 'https://play.example.org';
const workOff = () => services.jobs.workOff(services, 'mail');
const later = () =>
  services.database.execute(sql`update pgboss.job set start_after = now() where state = 'retry'`);

async function order(name: 'passwordChanged' | 'welcome', from = services) {
  const { account } = await signUp(from);
  await orderLetter(from, from.database, { letter: name, accountId: account.id, origin });
  return account;
}

const sentTo = (email: string | null) =>
  server.received.map(readable).filter((message) => message.includes(`To: ${email}`));

test('a letter goes out by SMTP as text and as HTML, from us, as a machine, without being sent twice', async () => {
  const { email } = await order('passwordChanged');
  await workOff();
  await workOff();
  const messages = sentTo(email);
  expect(messages).toHaveLength(1);
  expect(messages[0]).toContain('From: Mind Your Step <hello@example.org>');
  expect(messages[0]).toContain('Subject: Your password was changed');
  expect(messages[0]).toContain('Auto-Submitted: auto-generated');
  expect(messages[0]).toContain('Content-Type: text/plain');
  expect(messages[0]).toContain('Content-Type: text/html');
  expect(messages[0]).toContain(`${origin}/forgotPassword`);
});

test('a letter that the mail server does not take is tried again until it is', async () => {
  const { email } = await order('passwordChanged');
  server.state.refuse = 2;
  for (let attempt = 0; attempt < 2; attempt += 1) {
    await workOff();
    expect(sentTo(email)).toEqual([]);
    await later();
  }
  await workOff();
  expect(sentTo(email)).toHaveLength(1);
});

test('an address that looks like several is one', async () => {
  const { account } = await signUp(services, { email: `${randomUUID()},victim@example.org` });
  await orderLetter(services, services.database, {
    letter: 'passwordChanged',
    accountId: account.id,
    origin,
  });
  await workOff();
  expect(server.rcptTo).not.toContain('victim@example.org');
});

test('what the mail server says of an address is not kept', async () => {
  const { email } = await order('passwordChanged');
  server.state.refuse = 1;
  await workOff();
  const { rows } = await services.database.execute(
    sql`select output::text from pgboss.job where state = 'retry'`,
  );
  expect(rows).toEqual([{ output: expect.stringContaining('451') }]);
  expect(JSON.stringify(rows)).not.toContain(email);
  await later();
  await workOff();
});

test('a letter ordered in a transaction that fails is never sent', async () => {
  const { account } = await signUp(services);
  const failing = services.database.transaction(async (tx) => {
    await orderLetter(services, tx, { letter: 'passwordChanged', accountId: account.id, origin });
    throw new Error('later in the same transaction');
  });
  await expect(failing).rejects.toThrow('later in the same transaction');
  expect(await workOff()).toBe(0);
});

test('the worker sends letters by itself within seconds', async () => {
  onTestFinished(() => boxed.jobs.close());
  await boxed.jobs.work(boxed);
  const { email } = await order('welcome', boxed);
  const letters = () => boxed.database.select().from(sandboxLetters);
  await expect.poll(letters, { timeout: 10_000 }).toMatchObject([{ recipient: email }]);
});

const validator = new HtmlValidate({
  extends: ['html-validate:recommended', 'html-validate:a11y'],
  rules: { 'no-inline-style': 'off', 'require-sri': 'off', 'long-title': 'off', 'doctype-style': 'off' },
});

const everyLetter: LetterOrder['letter'][] = [
  'welcome',
  'reset',
  'passwordChanged',
  'emailChangeAsked',
  'confirmDeletion',
];

test.each(everyLetter)(
  'the letter %s is valid HTML with a language, a title and one heading',
  async (letter) => {
    const { services: own } = await testApp();
    const { account } = await signUp(own, { userType: 'facilityAdmin', userName: `<i>"${randomUUID()}&` });
    const ordered = { letter, accountId: account.id, kind: 'common', origin } as LetterOrder;
    await orderLetter(own, own.database, ordered);
    await own.jobs.workOff(own, 'mail');
    const [sent] = await own.database.select().from(sandboxLetters);
    const report = await validator.validateString(sent?.html ?? '');
    expect(report.results.flatMap(({ messages }) => messages.map(({ message }) => message))).toEqual([]);
    expect(sent?.html).toContain('<html lang="en">');
    expect(sent?.html.match(/<h1/g)).toHaveLength(1);
    expect(sent?.text).toContain('Questions? Write to');
  },
);
