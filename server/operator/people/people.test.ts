import { beforeEach, expect, test } from 'vitest';
import { endpoints } from '#contract/endpoints.ts';
import { peoplePerPage } from '#contract/operator-people.ts';
import { peopleOf } from '#server/accounts/testing/person.ts';
import { hourMs } from '#server/lib/clock.ts';
import { eq } from '#server/lib/database/query.ts';
import { strict } from '#server/lib/limits/limits.ts';
import { addPrice } from '#server/subscriptions/testing/fixtures.ts';
import { newSubscriber } from '#server/subscriptions/testing/subscriber.ts';
import { accounts } from '#server/tables/accounts.ts';
import { auditLog } from '#server/tables/audit-log.ts';
import { emailsTo } from '#server/testing/emails.ts';
import { testApp } from '#server/testing/test-app.ts';
import { logInAnew } from '../testing/log-in-anew.ts';

const tested = await testApp();
beforeEach(() => logInAnew(tested));
const { app, services, clock } = tested;
const { person } = peopleOf(tested);
await addPrice(services);

type Operator = Awaited<ReturnType<typeof person>>;
const operator = (operatorRole: 'support' | 'billing' | 'owner') =>
  person({ userType: 'operator', operatorRole });
const [support, billing, owner] = [
  await operator('support'),
  await operator('billing'),
  await operator('owner'),
];

const search = async (body: object) => (await support.call(endpoints.searchPeople, body)).json();
const open = (by: Operator, userId: string, reason = 'Called about a payment') =>
  by.call(endpoints.openPerson, { reason }, { userId });
const entriesAbout = (userId: string) =>
  services.database.select().from(auditLog).where(eq(auditLog.accountId, userId)).orderBy(auditLog.id);

test('people are found by name, username or email, in any case, and are masked but for what was typed', async () => {
  const { account } = await person({ userName: 'violet77', name: 'Rosa Vance', email: 'rv@example.org' });
  const masked = { name: 'R***', userName: 'v***', email: 'r***@example.org' };
  for (const [typed, shown] of [
    ['ROSA Vance', { name: 'Rosa Vance***' }],
    ['violet77', { userName: 'violet77***' }],
    ['RV@example.org', { email: 'rv@example.org' }],
    ['ros', { name: 'Ros***' }],
    ['vio', { userName: 'vio***' }],
  ] as const) {
    const found = await search({ search: typed });
    expect(found).toEqual({
      matching: 1,
      people: [
        {
          userId: account.id,
          ...masked,
          ...shown,
          userType: 'individualUser',
          facility: null,
          state: 'open',
          createdAt: account.createdAt.toISOString(),
        },
      ],
    });
  }
  const short = await support.call(endpoints.searchPeople, { search: ' r ' });
  expect([short.statusCode, short.json().errors]).toEqual([422, { search: 'Type two letters or more' }]);
});

test('results are sorted by username or by their first day', async () => {
  for (const userName of ['sortrow_b', 'sortrow_c', 'sortrow_a']) {
    await person({ userName });
    clock.advance(1000);
  }
  const sorted = async (body: object) =>
    (await support.call(endpoints.searchPeople, { search: 'sortrow', ...body }))
      .json<{ people: { createdAt: string }[] }>()
      .people.map(({ createdAt }) => createdAt);
  const newest = await sorted({ order: 'createdAt', direction: 'descending' });
  expect(newest).toEqual(newest.toSorted().toReversed());
  expect(await sorted({ order: 'createdAt' })).toEqual(newest.toReversed());
  expect(await sorted({})).toEqual([newest[0], newest[2], newest[1]]);
  expect(await sorted({ direction: 'descending' })).toEqual([newest[1], newest[2], newest[0]]);
});

test('results come page by page, and wildcards are letters like others', async () => {
  await Promise.all(
    Array.from({ length: peoplePerPage + 1 }, (_, at) => person({ userName: `crowd_${at + 10}` })),
  );
  const [first, second] = [await search({ search: 'crowd' }), await search({ search: 'crowd', page: 2 })];
  expect([first.matching, first.people.length, second.people.length]).toEqual([
    peoplePerPage + 1,
    peoplePerPage,
    1,
  ]);
  expect((await search({ search: '%_' })).matching).toBe(0);
});

test('a masked name cannot be spelled by searches: only whole words and three letters find anybody', async () => {
  const seeker = await operator('support');
  const find = async (typed: string) =>
    (await seeker.call(endpoints.searchPeople, { search: typed })).json().matching;
  await person({ userName: 'Zephyrine', email: 'zq.whitlock@example.org', name: 'Zephyrine Quill' });
  for (const part of ['ze', 'zeph', 'zephyrin', 'ephyrine', 'zq.whit', 'whitlock@ex', 'zep.*', '[a-z]*']) {
    expect([part, await find(part)]).toEqual([part, 0]);
  }
  for (const whole of ['zep', 'ZÉPHYRINE', 'quill zep', 'zq.whitlock@example.org', 'whitlock']) {
    expect([whole, await find(whole)]).toEqual([whole, 1]);
  }
  expect(await find('zephyrine vance')).toBe(0);
});

test('each search is counted and recorded, without the name that was typed', async () => {
  const limited = await testApp({ RATE_LIMITS: 'strict' });
  const seeker = await peopleOf(limited).person({ userType: 'operator', operatorRole: 'support' });
  const seek = async () => (await seeker.call(endpoints.searchPeople, { search: 'walter' })).statusCode;
  const { points } = strict.peopleSearches;
  for (let times = 0; times < points; times += 1) expect(await seek()).toBe(200);
  expect(await seek()).toBe(429);
  const isBySeeker = eq(auditLog.operator, seeker.account.id);
  const entries = await limited.services.database.select().from(auditLog).where(isBySeeker);
  expect(entries).toHaveLength(points);
  expect(entries[0]).toMatchObject({ command: 'person search', subject: 'people', details: { found: 0 } });
  expect(JSON.stringify(entries)).not.toContain('walter');
});

test('a person is opened with a reason, which the audit log keeps with the operator', async () => {
  const { account, email } = await person({ userType: 'facilityUser', name: 'Walter Good' });
  for (const reason of ['', '  a ', 'x'.repeat(201)]) {
    expect((await open(support, account.id, reason)).statusCode).toBe(422);
  }
  expect(await entriesAbout(account.id)).toEqual([]);
  const opened = (await open(support, account.id)).json();
  expect(opened).toMatchObject({
    userId: account.id,
    name: 'Walter Good',
    email,
    emailConfirmed: true,
    userType: 'facilityUser',
    facility: { status: 'trial' },
    subscription: { status: 'none' },
    payments: [],
    devices: 1,
    hasTwoSteps: false,
  });
  expect(await entriesAbout(account.id)).toMatchObject([
    {
      operator: support.account.id,
      command: 'person open',
      subject: 'a person',
      reason: 'Called about a payment',
      details: {},
    },
  ]);
  expect((await open(support, 'nobody')).statusCode).toBe(404);
});

test('a person stays open for an hour, for the operator who opened them alone', async () => {
  const { account } = await person();
  const get = async (by: Operator) =>
    (await by.call(endpoints.getPerson, undefined, { userId: account.id })).statusCode;
  expect(await get(support)).toBe(409);
  await open(support, account.id);
  expect([await get(support), await get(owner)]).toEqual([200, 409]);
  for (const endpoint of [endpoints.endPersonSessions, endpoints.resendConfirmation]) {
    expect((await billing.call(endpoint, undefined, { userId: account.id })).statusCode).toBe(409);
  }
  clock.advance(hourMs);
  expect(await get(support)).toBe(409);
});

test('billing refunds one payment, and sent twice it refunds no other', async () => {
  const ann = await newSubscriber(app, services);
  await ann.subscribe('pm_card_visa');
  const userId = ann.account.id;
  const { payments } = (await open(billing, userId)).json();
  expect(payments).toMatchObject([{ amount: 9.99, refundedAt: null }]);
  const body = { reason: 'Paid twice', receiptId: payments[0].receiptId, ends: false };
  expect((await owner.call(endpoints.refundPerson, body, { userId })).statusCode).toBe(409);
  const refunded = await billing.call(endpoints.refundPerson, body, { userId });
  expect([refunded.statusCode, refunded.json().message]).toEqual([200, '$9.99 given back.']);
  const again = await billing.call(endpoints.refundPerson, body, { userId });
  expect([again.statusCode, again.json().message]).toEqual([409, 'There is no payment to give back.']);
  expect(await ann.details()).toMatchObject({ status: 'active', receipts: [{ refunded: true }] });
  expect((await entriesAbout(userId)).at(-1)).toMatchObject({
    operator: billing.account.id,
    command: 'person refund',
    reason: 'Paid twice',
    details: { allPayments: false, endsSubscription: false, cents: 999 },
  });
  await open(support, userId);
  expect((await support.call(endpoints.refundPerson, body, { userId })).statusCode).toBe(403);
});

test('of two operators who give the same payment back at once, one does, and the audit log has it once', async () => {
  const ann = await newSubscriber(app, services);
  await ann.subscribe('pm_card_visa');
  const userId = ann.account.id;
  const { payments } = (await open(billing, userId)).json();
  await open(owner, userId);
  const body = { reason: 'Paid twice', receiptId: payments[0].receiptId, ends: false };
  const both = await Promise.all(
    [billing, owner].map((by) => by.call(endpoints.refundPerson, body, { userId })),
  );
  expect(both.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
  const commands = (await entriesAbout(userId)).map(({ command }) => command);
  expect(commands.filter((command) => command === 'person refund')).toHaveLength(1);
});

test('every device is logged out, and the confirmation is sent again', async () => {
  const { account, email, call } = await person();
  const userId = account.id;
  await open(support, userId);
  const resend = () => support.call(endpoints.resendConfirmation, undefined, { userId });
  expect((await resend()).json().message).toBe('The email address of this account is confirmed.');
  await services.database.update(accounts).set({ emailVerifiedAt: null }).where(eq(accounts.id, userId));
  expect((await resend()).statusCode).toBe(200);
  expect((await emailsTo(services, email)).map(({ subject }) => subject)).toContain(
    'Confirm your new email address',
  );
  expect((await support.call(endpoints.endPersonSessions, undefined, { userId })).statusCode).toBe(200);
  expect((await call(endpoints.getMe)).statusCode).toBe(401);
  expect((await entriesAbout(userId)).map(({ command }) => command)).toEqual([
    'person open',
    'person resend-confirmation',
    'person end-sessions',
  ]);
});

test('an owner turns two-step login off, with a reason', async () => {
  const { account } = await person({ hasTwoSteps: true });
  const userId = account.id;
  expect((await open(owner, userId)).json().hasTwoSteps).toBe(true);
  const reset = () => owner.call(endpoints.resetPersonTwoSteps, { reason: 'Lost the phone' }, { userId });
  expect([(await reset()).statusCode, (await reset()).statusCode]).toEqual([200, 409]);
  expect((await entriesAbout(userId)).at(-1)).toMatchObject({
    command: 'person reset-two-steps',
    reason: 'Lost the phone',
  });
});

test('an owner gives a role and takes it back; the last owner stays', async () => {
  const { email, account } = await person();
  const set = (named: string, role: string) => owner.call(endpoints.setOperatorRole, { person: named, role });
  expect((await set('nobody at all', 'support')).json().errors).toHaveProperty('person');
  expect((await set(email, 'billing')).statusCode).toBe(200);
  const { operators } = (await owner.call(endpoints.listOperators)).json();
  expect(operators).toContainEqual(
    expect.objectContaining({ userId: account.id, role: 'billing', hasTwoSteps: false, state: 'open' }),
  );
  const remove = (userId: string) => owner.call(endpoints.removeOperator, undefined, { userId });
  expect((await remove(account.id)).statusCode).toBe(200);
  expect((await set(owner.email, 'support')).statusCode).toBe(409);
  expect((await remove(owner.account.id)).statusCode).toBe(409);
});

test('support puts an account on hold and takes it off again, with a reason; no operator', async () => {
  const abused = await person();
  const { account } = abused;
  const params = { userId: account.id };
  const reason = 'Somebody else uses it';
  const freeze = (given: object, to = params) => support.call(endpoints.freezePerson, given, to);
  expect((await freeze({ reason })).json().code).toBe('conflict');
  await open(support, account.id);
  for (const given of [{}, { reason: '   ' }])
    expect((await freeze(given)).json().errors).toEqual({ reason: 'Reason Required' });
  expect((await freeze({ reason })).statusCode).toBe(200);
  expect((await freeze({ reason })).json().code).toBe('conflict');
  expect((await abused.call(endpoints.getMe)).statusCode).toBe(401);
  expect((await support.call(endpoints.getPerson, undefined, params)).json().state).toBe('onHold');
  expect((await support.call(endpoints.unfreezePerson, { reason }, params)).statusCode).toBe(200);
  expect(await entriesAbout(account.id)).toMatchObject([
    { command: 'person open' },
    { operator: support.account.id, command: 'person freeze', reason },
    { operator: support.account.id, command: 'person unfreeze', reason },
  ]);
  const other = { userId: owner.account.id };
  await open(support, owner.account.id);
  expect((await freeze({ reason }, other)).json().code).toBe('forbidden');
});

test('nobody acts on an operator of a higher role: not even to log them out', async () => {
  const [boss, helper, peer] = [
    await operator('owner'),
    await operator('support'),
    await operator('support'),
  ];
  const logOut = async (by: Operator, userId: string) => {
    await open(by, userId);
    return (await by.call(endpoints.endPersonSessions, undefined, { userId })).statusCode;
  };
  expect(await logOut(helper, boss.account.id)).toBe(403);
  expect((await boss.call(endpoints.getMe)).statusCode).toBe(200);
  expect(await logOut(helper, peer.account.id)).toBe(200);
  expect(await logOut(boss, helper.account.id)).toBe(200);
});
