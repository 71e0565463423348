import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { contactUs } from '#contract/support.ts';
import { addPrice } from '#server/subscriptions/testing/fixtures.ts';
import { newSubscriber } from '#server/subscriptions/testing/subscriber.ts';
import { testApp } from '#server/testing/test-app.ts';
import { findCommandWithoutDatabase, runCommand, usage } from './operator/commands.ts';
import { formatResult, printable } from './operator/format-result.ts';
import type { Options } from './operator/read-options.ts';
import { signUpPerson } from './sandbox/seeds/sign-up-person.ts';

const { app, services, clock } = await testApp();
await addPrice(services);

const operate = (line: string, options: Options = {}) =>
  runCommand(line.split(' '), { services, options, operator: 'ruth' });

test('a code is created, works, and is ended', async () => {
  const code = `spring-${randomUUID().slice(0, 6)}`;
  const { rows } = await operate(`code create ${code}`, { percent: '50', lasts: '3', uses: '10' });
  expect(rows).toEqual([
    {
      code: code.toUpperCase(),
      percent: 50,
      lasts: '3 months',
      'trial days': 0,
      uses: '0 of 10',
      expires: 'never',
      ended: '',
    },
  ]);
  const ann = await newSubscriber(app, services);
  expect((await ann.subscribe('pm_card_visa', { discountCode: code })).statusCode).toBe(200);
  await operate(`code end ${code}`);
  const bob = await newSubscriber(app, services);
  expect((await bob.subscribe('pm_card_visa', { discountCode: code })).json().code).toBe('discount_invalid');
  await expect(operate(`code create ${code}`, { percent: '50' })).rejects.toThrow('exists already');
});

test('a code that leaves less to pay than cards accept is rejected', async () => {
  await expect(operate('code create almost-free', { percent: '99' })).rejects.toThrow('$0.10');
  await expect(operate('code create nothing', { percent: '0' })).rejects.toThrow('--percent');
});

test('a new price counts 30 days ahead at the earliest, one at a time, for the periods that are sold', async () => {
  const soon = new Date(clock.now().getTime() + 29 * 86_400_000).toISOString().slice(0, 10);
  await expect(operate('price set 12.99', { from: soon, yes: true })).rejects.toThrow('at the earliest');
  await expect(operate('price set 12.99', { months: '2' })).rejects.toThrow('1, 3, 6, 12');
  await expect(operate('price set 12.9')).rejects.toThrow('such as 9.99');
  await expect(operate('price set 2.99', { months: '3' })).rejects.toThrow(
    'The price now: $9.99. The new one: $2.99. Nothing is set yet.',
  );
  expect((await operate('price list')).rows).toHaveLength(1);
  const { rows } = await operate('price set 12.99', { months: '3', yes: true });
  expect(rows).toMatchObject([{ dollars: 12.99, 'every months': 3, from: '2026-07-01' }]);
  await expect(operate('price set 13.99', { yes: true })).rejects.toThrow('One at a time');
  expect((await operate('price list')).rows).toHaveLength(2);
  await expect(operate('price withdraw 13.99')).rejects.toThrow('No price of this amount is announced.');
  expect((await operate('price withdraw 12.99')).rows).toEqual(rows);
  expect((await operate('price list')).rows).toHaveLength(1);
});

test('a facility is created, changed, and gets a new code', async () => {
  const { rows } = await operate('facility create Maple House', { seats: '2', ends: '2027-01-31' });
  const [made] = rows;
  expect(made).toMatchObject({ name: 'Maple House', status: 'active', seats: '0 of 2', ends: '2027-01-31' });
  const member = await signUpPerson(services, { userType: 'facilityUser', facilityCode: String(made?.code) });
  const change = { status: 'suspended', ends: 'never', terms: '$6 a seat and month' };
  const changed = await operate(`facility change ${made?.id}`, change);
  expect(changed.rows).toMatchObject([{ ...change, seats: '1 of 2' }]);
  expect((await operate(`facility change ${made?.id}`, { terms: 'none' })).rows).toMatchObject([
    { terms: '' },
  ]);
  const replaced = await operate(`facility replace-code ${made?.code}`);
  expect(replaced.rows[0]?.code).not.toBe(made?.code);
  await expect(operate(`facility show ${made?.code}`)).rejects.toThrow('There is no facility');
  await expect(operate(`facility change ${made?.id}`, { status: 'closed' })).rejects.toThrow('one of');
  const password = (await operate(`person password ${member.account.userName}`)).rows[0]?.password;
  const payload = { email: member.account.userName, password };
  const logIn = () => app.inject({ method: 'POST', url: '/api/v2/user/login', payload });
  expect([(await logIn()).statusCode, (await logIn()).statusCode]).toEqual([200, 401]);
});

test('a payment is given back, with or without the end of the subscription', async () => {
  const ann = await newSubscriber(app, services);
  await ann.subscribe('pm_card_visa');
  expect((await operate(`person refund ${ann.email}`)).message).toBe('$9.99 given back.');
  expect(await ann.details()).toMatchObject({ status: 'active', receipts: [{ refunded: true }] });
  await expect(operate(`person refund ${ann.email}`)).rejects.toThrow('no payment');
  const bob = await newSubscriber(app, services);
  await bob.subscribe('pm_card_visa');
  const [{ id: receipt }] = (await bob.details()).receipts;
  await expect(operate(`person refund ${bob.email}`, { receipt: 'in_other' })).rejects.toThrow('no payment');
  await operate(`person refund ${bob.email}`, { receipt, end: true });
  expect(await bob.details()).toMatchObject({ status: 'ended', receipts: [{ refunded: true }] });
});

test('a subscription is canceled, and an account closed only with --yes', async () => {
  const ann = await newSubscriber(app, services);
  await ann.subscribe('pm_card_visa');
  await operate(`person cancel ${ann.account.userName}`);
  expect(await ann.details()).toMatchObject({ status: 'cancelling' });
  await expect(operate(`person delete ${ann.email}`)).rejects.toThrow('--yes');
  await operate(`person delete ${ann.email}`, { yes: true });
  expect((await ann.call({ method: 'GET', path: '/api/v2/user/me' })).statusCode).toBe(401);
});

test('feedback is read, and the log records every command without a name', async () => {
  await app.inject({ method: 'POST', url: '/api/v2/user/feedback', payload: { feedback: 'Lovely\nvoices' } });
  const { rows } = await operate('feedback list');
  expect(rows).toMatchObject([{ feedback: 'Lovely\nvoices' }]);
  expect(formatResult({ rows }, false)).toContain('Lovely voices');
  const ann = await newSubscriber(app, services);
  await ann.subscribe('pm_card_visa');
  await operate(`person cancel ${ann.email}`);
  const log = await operate('log list', { limit: '1' });
  expect(log.rows).toMatchObject([{ operator: 'ruth', command: 'person cancel', subject: 'a person' }]);
  expect(JSON.stringify((await operate('log list')).rows)).not.toContain(ann.email);
});

test('tickets are listed, the open ones or all, and closed once', async () => {
  const write = (name: string, issue: string) =>
    app.inject({ method: 'POST', url: contactUs.path, payload: { name, email: 'anna@example.org', issue } });
  await write('Anna', 'Where is part two?');
  clock.advance(60_000);
  await write('Bob', 'Thank you');
  const open = (await operate('ticket list')).rows;
  expect(open).toMatchObject([{ name: 'Bob' }, { message: 'Where is part two?', closed: null }]);
  const anna = String(open[1]?.id);
  const answered = await operate(`ticket answer ${anna}`, { text: 'At exercise 26.' });
  expect(answered.rows).toMatchObject([{ id: anna, status: 'answered' }]);
  await expect(operate(`ticket answer ${anna}`, { text: ' ' })).rejects.toThrow('--text');
  const { rows } = await operate(`ticket close ${anna}`);
  expect(rows).toMatchObject([{ id: anna, closed: clock.now().toISOString() }]);
  expect((await operate('ticket list')).rows).toMatchObject([{ name: 'Bob' }]);
  expect((await operate('ticket list', { all: true })).rows).toHaveLength(2);
  expect((await operate('ticket list', { all: true, limit: '1' })).rows).toHaveLength(1);
  await expect(operate(`ticket close ${anna}`)).rejects.toThrow('closed already');
  await expect(operate('ticket close nothing')).rejects.toThrow('There is no ticket');
  const log = await operate('log list', { limit: '1' });
  expect(log.rows).toMatchObject([{ command: 'ticket close', subject: anna, details: '{}' }]);
  const answers = await operate('log list', { action: 'ticket answer' });
  expect(answers.rows).toMatchObject([{ command: 'ticket answer', subject: anna, details: '{}' }]);
});

test('an unknown command prints the usage of all commands', async () => {
  await expect(operate('code eat')).rejects.toThrow(usage);
  await expect(operate('person show nobody-at-all')).rejects.toThrow('There is nobody');
});

test('what people write cannot steer the terminal, in a table, a sentence or JSON', async () => {
  const steering = 'Ann\u001b]0;PWNED\u0007 \u009b2K\r\u202eevil\u200b\u2028\u007f\u{e0041} end';
  const payload = { name: steering, email: 'ann@example.org', issue: `\r\u001b[2K${steering}` };
  expect((await app.inject({ method: 'POST', url: contactUs.path, payload })).statusCode).toBe(200);
  await app.inject({ method: 'POST', url: '/api/v2/user/feedback', payload: { feedback: steering } });
  const obeyed = /(?!\n)[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/u;
  for (const line of ['ticket list', 'feedback list']) {
    const { rows } = await operate(line, { all: true });
    const table = formatResult({ rows, message: `Closed ${steering}.` }, false);
    expect(table).not.toMatch(obeyed);
    expect(table).toContain('PWNED');
    expect(table.split('\n')).toHaveLength(rows.length + 3);
    const json = formatResult({ rows }, true);
    expect(json).not.toMatch(obeyed);
    expect(JSON.parse(json)).toEqual(rows);
  }
  expect(printable(`There is nobody of the name ${steering}.\nusage`)).not.toMatch(obeyed);
});

test('a name with spaces is one word in quotes: without them nobody else is taken for the person', async () => {
  const first = randomUUID().slice(0, 8);
  for (const userName of [first, `${first} smith`]) await signUpPerson(services, { userName });
  const run = (words: string[], options = {}) => runCommand(words, { services, options, operator: 'ruth' });
  await expect(run(['person', 'delete', first, 'smith'], { yes: true })).rejects.toThrow('in quotes');
  expect((await run(['person', 'show', first])).rows).toMatchObject([{ userName: first }]);
  const { rows } = await run(['person', 'show', `${first} smith`]);
  expect(rows).toMatchObject([{ userName: `${first} smith` }]);
});

test.each([
  'person unlink Mary Smith google',
  'operator set Mary Smith support',
  'ticket answer 7 there',
  'study export Folder',
  'log list close',
])('"%s" has a word too many', async (line) => {
  await expect(operate(line)).rejects.toThrow(`You typed: ${line}.`);
});

test('the second word of a folder without quotes is not dropped, without a database either', () => {
  expect(findCommandWithoutDatabase(['database', 'restore'])?.name).toBe('database restore');
  const typed = ['database', 'restore', 'Folder'];
  expect(() => findCommandWithoutDatabase(typed)).toThrow('You typed: database restore Folder.');
});

test('an option without a value, or with too much in it, is named', async () => {
  const [made] = (await operate('facility create Rose Court')).rows;
  const change = (options: Record<string, string>) => operate(`facility change ${made?.id}`, options);
  for (const seats of ['', ' ', '1e2', '0x10', '2.0', '+5', '-1']) {
    await expect(change({ seats })).rejects.toThrow('--seats is a whole number');
  }
  await expect(change({ name: 'x'.repeat(200) })).rejects.toThrow('--name: At most');
  await expect(change({ terms: 'x'.repeat(300) })).rejects.toThrow('--terms: At most');
});
