import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { HtmlValidate } from 'html-validate';
import { expect, onTestFinished, test } from 'vitest';
import { palette } from '#content/public/palette.ts';
import { eq, sql } from '#server/lib/database/query.ts';
import { GivenUp } from '#server/lib/jobs/handler.ts';
import { runCommand } from '#server/operator/commands.ts';
import { signUpPerson } from '#server/sandbox/seeds/sign-up-person.ts';
import { type EmailJob, enqueueEmail } from '#server/services/email-job.ts';
import { mailServer, readable } from '#server/testing/mail-server.ts';
import { testApp } from '#server/testing/test-app.ts';
import { createMailer } from './mailer.ts';
import { readPicture } from './pictures.ts';
import { sandboxEmails } from './tables.ts';
import { buttonsIn, everyEmail, withoutButton } from './testing/every-email.ts';

const server = await mailServer();
const { services, running } = await testApp({
  SMTP_URL: server.url,
  MAIL_FROM: 'Mind Your Step <hello@example.org>',
});
const { services: boxed, running: boxedRunning } = await testApp();

const origin = 'https://play.example.org';
const runDue = () => services.jobs.runDue(services, 'mail');
const later = () =>
  services.database.execute(sql`update pgboss.job set start_after = now() where state = 'retry'`);

async function order(name: 'passwordChanged' | 'welcome', from = services) {
  const { account } = await signUpPerson(from);
  await enqueueEmail(from, from.database, { template: name, accountId: account.id, origin });
  return account;
}

const sentTo = (email: string | null) =>
  server.received.map(readable).filter((message) => message.includes(`To: ${email}`));

test('an email is sent by SMTP once, as text and as HTML, from our address, marked as automatic', async () => {
  const { email } = await order('passwordChanged');
  await runDue();
  await runDue();
  const messages = sentTo(email);
  expect(messages).toHaveLength(1);
  expect(messages[0]).toContain('From: Mind Your Step <hello@example.org>');
  expect(messages[0]).toContain('Subject: Your password was changed');
  expect(messages[0]).toContain('Auto-Submitted: auto-generated');
  expect(messages[0]).toContain('Content-Type: text/plain');
  expect(messages[0]).toContain('Content-Type: text/html');
  expect(messages[0]).toContain(`${origin}/forgotPassword`);
});

test('an email that the mail server does not accept is tried again until it is accepted', async () => {
  const { email } = await order('passwordChanged');
  server.state.reject = 2;
  for (let attempt = 0; attempt < 2; attempt += 1) {
    await runDue();
    expect(sentTo(email)).toEqual([]);
    await later();
  }
  await runDue();
  expect(sentTo(email)).toHaveLength(1);
});

test('an email sent again with another link is another message; the same text is the same message', async () => {
  const id = randomUUID();
  const email = { to: `${id}@example.org`, subject: 'Choose a new password', text: 'link one', html: '' };
  const again = { ...email, text: 'link two' };
  for (const sent of [email, email, again]) {
    await running.mailer.deliver(sent, id, null);
    await boxedRunning.mailer.deliver(sent, id, null);
  }
  const ids = sentTo(email.to).map((message) => /^Message-ID:\s+(\S+)/m.exec(message)?.[1]);
  expect(ids[0]).toContain(id);
  expect([ids[1] === ids[0], ids[2] === ids[0]]).toEqual([true, false]);
  const kept = await boxed.database.select().from(sandboxEmails).where(eq(sandboxEmails.id, id));
  expect(kept).toMatchObject([{ text: 'link two' }]);
  await boxed.database.delete(sandboxEmails);
});

test('an address that looks like several addresses is used as one', async () => {
  const { account } = await signUpPerson(services, { email: `${randomUUID()},victim@example.org` });
  await enqueueEmail(services, services.database, {
    template: 'passwordChanged',
    accountId: account.id,
    origin,
  });
  await runDue();
  expect(server.rcptTo).not.toContain('victim@example.org');
});

test('what the mail server says about an address is not stored', async () => {
  const { email } = await order('passwordChanged');
  server.state.reject = 1;
  await runDue();
  const { rows } = await services.database.execute(
    sql`select output::text from pgboss.job where state = 'retry'`,
  );
  expect(rows).toEqual([{ output: expect.stringContaining('451') }]);
  expect(JSON.stringify(rows)).not.toContain(email);
  await later();
  await runDue();
});

test('an email queued in a transaction that fails is never sent', async () => {
  const { account } = await signUpPerson(services);
  const failing = services.database.transaction(async (tx) => {
    await enqueueEmail(services, tx, { template: 'passwordChanged', accountId: account.id, origin });
    throw new Error('later in the same transaction');
  });
  await expect(failing).rejects.toThrow('later in the same transaction');
  expect(await runDue()).toBe(0);
});

test('the worker sends emails by itself within seconds', async () => {
  onTestFinished(() => boxed.jobs.close());
  await boxed.jobs.work(boxed);
  const { email } = await order('welcome', boxed);
  const emails = () => boxed.database.select().from(sandboxEmails);
  await expect.poll(emails, { timeout: 10_000 }).toMatchObject([{ recipient: email }]);
});

const validator = new HtmlValidate({
  extends: ['html-validate:recommended', 'html-validate:a11y'],
  rules: { 'no-inline-style': 'off', 'require-sri': 'off', 'long-title': 'off', 'doctype-style': 'off' },
});

test.each(Object.entries(everyEmail))(
  'the email %s is valid HTML with a language, a title and one heading',
  async (template, prepare) => {
    await boxed.database.delete(sandboxEmails);
    const { account } = await signUpPerson(boxed, {
      userType: 'facilityAdmin',
      userName: `<i>"${randomUUID()}&`,
    });
    const more = await prepare({ services: boxed, accountId: account.id });
    const ordered = { template, accountId: account.id, origin, ...more } as EmailJob;
    await enqueueEmail(boxed, boxed.database, ordered);
    await boxed.jobs.runDue(boxed, 'mail');
    const [sent] = await boxed.database.select().from(sandboxEmails);
    const report = await validator.validateString(sent?.html ?? '');
    expect(report.results.flatMap(({ messages }) => messages.map(({ message }) => message))).toEqual([]);
    expect(sent?.html).toContain('<html lang="en">');
    expect(sent?.html.match(/<h1/g)).toHaveLength(1);
    const { html = '', text = '' } = sent ?? {};

    expectOneLook(html);
    expectFirstView(html, template in withoutButton ? 0 : 1);
    const pictures = [...html.matchAll(/src="cid:([^"]+)"/g)].map(([, file = '']) => file);
    expect(pictures.filter((file) => !isForEverybody.test(file))).toEqual([]);
    const bytes = pictures.reduce((sum, file) => sum + (readPicture(file)?.length ?? Number.NaN), 0);
    expect((bytes * 4) / 3 + html.length + text.length).toBeLessThan(98_000);
    expectSameOrder(html, text);
  },
);

/** The lane with every window lit, the face of a person in the game, and scenes of the films. */
const isForEverybody = /^(lane|lane-narrow|rosa|ex\d\d-look(-other)?(\.es)?)\.jpg$/;
const ownColors = new Set(
  Object.values([palette.light, palette.dark, palette.picture]).flatMap(Object.values),
);
const tokens = readFileSync('web/ui/tokens.css', 'utf8');
const wordsOf = (html: string) =>
  html
    .replaceAll(/<(head|style)[\s\S]*?<\/\1>|<[^>]*>/g, ' ')
    .replaceAll('&quot;', '"')
    .replaceAll('&#39;', "'")
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&')
    .replaceAll(/\s+/g, ' ');

/** The colors and the face of the app, and a telephone number in one piece. */
function expectOneLook(html: string): void {
  const colors = html.match(/#[0-9a-f]{6}\b/g) ?? [];
  expect(colors.filter((color) => !ownColors.has(color))).toEqual([]);
  const [, face] = /--font: "([^"]+)"/.exec(tokens) ?? [];
  const families = [...html.matchAll(/font-family:(.*?sans-serif)/g)].map(([, family]) => family);
  expect(new Set(families)).toEqual(new Set([`&#39;${face}&#39;,Arial,sans-serif`]));
}

/** One button, but where there is nothing to do, and so few words before it that it is in the first 480 px. */
function expectFirstView(html: string, buttons: number): void {
  expect(buttonsIn(html)).toBe(buttons);
  const [before = ''] = html.split('class="button"');
  const [, lead = ''] = before.split('</h1>');
  if (buttons === 1) expect(wordsOf(lead).length).toBeLessThan(165);
}

function expectSameOrder(html: string, text: string): void {
  const words = wordsOf(html);
  const lines = text.split('\n').filter((line) => line.trim() && !/^(http|Stop|>)/.test(line));
  let at = 0;
  for (const line of lines.slice(0, -2)) {
    const next = words.indexOf(line.replace(/:$/, '').replaceAll(/\s+/g, ' ').trim(), at);
    expect(next, line).not.toBe(-1);
    at = next;
  }
}

test('a password or an email is sent to another machine only with encryption, and to this machine without it too', async () => {
  const email = { to: 'ann@example.org', subject: 'Choose a new password', text: 'the link', html: '' };
  const deliverTo = async (host: string) => {
    const url = server.url.replace('127.0.0.1', `ann:secret@${host}`);
    const { running: own } = await testApp({ SMTP_URL: url, MAIL_FROM: 'hello@example.org' });
    await own.mailer.deliver(email, randomUUID(), null);
  };
  const before = server.received.length;
  // It reaches this machine but does not look like an address of it.
  await expect(deliverTo('0.0.0.0')).rejects.toThrow('The mail server did not accept the email');
  expect(server.loggedIn).toEqual([]);
  await deliverTo('localhost');
  expect(server.loggedIn).toEqual(['ann']);
  expect(server.received).toHaveLength(before + 1);
});

test('a mail server on this machine with a certificate that nobody has signed gets the email', async () => {
  const postfix = await mailServer(true);
  const env = { SMTP_URL: postfix.url, MAIL_FROM: 'hello@example.org' };
  const { running: own } = await testApp(env);
  const email = { to: 'ann@example.org', subject: 'Choose a new password', text: 'the link', html: '' };
  await own.mailer.deliver(email, randomUUID(), null);
  expect(postfix.received).toHaveLength(1);
});

test('another machine with such a certificate gets nothing, and the reason is named', async () => {
  const elsewhere = await mailServer(true);
  const env = { SMTP_URL: elsewhere.url.replace('127.0.0.1', '0.0.0.0'), MAIL_FROM: 'hello@example.org' };
  const { running: own } = await testApp(env);
  const email = { to: 'ann@example.org', subject: 'Choose a new password', text: 'the link', html: '' };
  await expect(own.mailer.deliver(email, randomUUID(), null)).rejects.toThrow(
    /at CONN: ESOCKET .*certificate/,
  );
  expect(elsewhere.received).toEqual([]);
});

test.each([
  [550, true],
  [450, false],
])('an address that the mail server answers %i is given up at once: %s', async (rejectWith, isGivenUp) => {
  const to = `${randomUUID()}@example.org`;
  Object.assign(server.state, { rejectAddress: to, rejectWith });
  onTestFinished(() => {
    Object.assign(server.state, { rejectAddress: null, rejectWith: 451 });
  });
  const email = { to, subject: 'Hello', text: 'Hello', html: '' };
  const failure = await running.mailer.deliver(email, randomUUID(), null).catch((error: Error) => error);
  expect(failure).toBeInstanceOf(Error);
  expect(failure instanceof GivenUp).toBe(isGivenUp);
  expect(failure?.message).toContain(`at RCPT TO: ${rejectWith}`);
  expect(failure?.message).not.toContain(to);
});

test.each([530, 553])(
  'our own address refused with %i is tried again: the operator can mend it',
  async (code) => {
    server.state.rejectSender = code;
    onTestFinished(() => {
      server.state.rejectSender = 0;
    });
    const email = { to: 'ann@example.org', subject: 'Hello', text: 'Hello', html: '' };
    const failure = await running.mailer.deliver(email, randomUUID(), null).catch((error: Error) => error);
    expect(failure).not.toBeInstanceOf(GivenUp);
    expect(failure).toMatchObject({ message: expect.stringContaining(`at MAIL FROM: ${code}`) });
  },
);

test('the greeting is the host of our pages, which strict servers look up', async () => {
  const config = { ...services.config, publicUrl: 'https://play.example.org' };
  const mailer = createMailer(config, services.database, services.clock);
  onTestFinished(() => mailer.close());
  await mailer.deliver(
    { to: 'ann@example.org', subject: 'Hello', text: 'Hello', html: '' },
    randomUUID(),
    null,
  );
  expect(server.greetings.at(-1)).toBe('play.example.org');
});

test('an operator sends a test, and hears at what stage the mail server refuses it', async () => {
  const send = (words: string) =>
    runCommand(words.split(' '), {
      services,
      operator: 'test',
      options: {},
    });
  const to = `${randomUUID()}@example.org`;
  expect((await send(`mail test ${to}`)).message).toContain('has taken the email');
  expect(sentTo(to)).toHaveLength(1);
  server.state.rejectSender = 530;
  onTestFinished(() => {
    server.state.rejectSender = 0;
  });
  await expect(send(`mail test ${to}`)).rejects.toThrow('at MAIL FROM: 530');
  await expect(send('mail test nobody')).rejects.toThrow('Say to which address');
});

test.each([
  [554, true],
  [552, true],
  [452, false],
])(
  'an email that the mail server answers %i after it was sent is given up at once: %s',
  async (code, isGivenUp) => {
    server.state.rejectData = code;
    onTestFinished(() => {
      server.state.rejectData = 0;
    });
    const email = { to: `${randomUUID()}@example.org`, subject: 'Hello', text: 'Hello', html: '' };
    const failure = await running.mailer.deliver(email, randomUUID(), null).catch((error: Error) => error);
    expect(failure instanceof GivenUp).toBe(isGivenUp);
    expect(failure?.message).toContain(`at DATA: ${code}`);
  },
);
