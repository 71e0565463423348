import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import type { Endpoint } from '#contract/endpoint.ts';
import { endpoints } from '#contract/endpoints.ts';
import { planChange } from '#contract/testing/plan-changes.ts';
import { twoStepPeopleOf } from '#server/accounts/two-steps/testing/two-step-people.ts';
import { runCommand } from '#server/operator/commands.ts';
import { personalTables } from '#server/tables/personal-data.ts';
import { testApp } from '#server/testing/test-app.ts';
import { openSession } from './accounts/sessions.ts';
import { reviewersOf } from './reviews/testing/reviewers.ts';
import { trialsOf } from './study/testing/trial.ts';

/**
 * What a member wrote before the facility gave a password: no read returns it, to whoever holds the account then, until the
 * member shows who they are by something that the facility does not have.
 */

const tested = await testApp({ LOGIN_DELAY: 'off' });
const { app, services, clock } = tested;
const { person, setUp, appCode, logIn, secondStep } = twoStepPeopleOf(tested);
const { sentReview } = reviewersOf(tested);
const { trial, signature } = trialsOf(tested);
type Tested = Awaited<ReturnType<typeof person>>;

const words = 'Ask my niece about the rug';

const callAs =
  (token: string) =>
  ({ method, path }: Endpoint, payload?: object, params: Record<string, string> = {}) =>
    app.inject({
      method,
      url: path.replaceAll(/\{(\w+)\}/g, (_, name) => params[name] ?? '1'),
      headers: { authorization: `Bearer ${token}` },
      ...(method !== 'GET' && payload && { payload }),
    });

/** A resident who has written something everywhere, and takes part in a trial. */
async function writer(isVerified = true) {
  const administrator = await person({ userType: 'facilityAdmin', isVerified });
  const facilityCode = administrator.facilityCode as string;
  const member = await person({ userType: 'facilityUser', email: null, facilityCode });
  const reviewId = await write(member);
  if (isVerified) await administrator.call(endpoints.switchFacilityForms, { asksForms: true });
  const answered = await answerPicture(member);
  expect(answered.statusCode).toBe(isVerified ? 200 : 409);
  const code = await join(member);
  const link = (await member.call(endpoints.makeHelperLink)).json().address as string;
  clock.advance(1000);
  return { administrator, member, link, written: ['niece', reviewId, code] };
}

const answerPicture = ({ call }: Pick<Tested, 'call'>) =>
  call(endpoints.answerFacilityForm, {
    time: 'before',
    answers: [{ exerciseId: 1, selectedOptionId: 2, seconds: 5 }],
  });

const { codes } = await trial(
  { instruments: [{ id: 'falls', months: [0] }], contactEmail: 'trial@example.org' },
  Array.from({ length: 20 }, () => 'game'),
);

async function join(member: Pick<Tested, 'call'>): Promise<string> {
  const code = codes.pop() as string;
  const joined = await member.call(endpoints.joinStudy, { code, ...signature({ name: words }) });
  expect(joined.statusCode).toBe(200);
  return code;
}

/** Writes in each place where a member can. @returns the id of the review, which has no words */
async function write(member: Pick<Tested, 'call'>): Promise<string> {
  const madeAt = clock.now().toISOString();
  const change = { ...planChange({ kind: 'chosen', what: words, helper: words }), id: randomUUID(), madeAt };
  expect((await member.call(endpoints.savePlanChanges, { changes: [change] })).statusCode).toBe(200);
  await member.call(endpoints.saveHelperWishes, { wishes: ['tools'], ownWish: words });
  await member.call(endpoints.giveFeedback, { feedback: words });
  const message = { name: 'Ann', email: `${randomUUID()}@example.org`, issue: words };
  expect((await member.call(endpoints.contactUs, message)).statusCode).toBe(200);
  const review = sentReview();
  expect((await member.call(endpoints.saveReviews, { reviews: [review] })).statusCode).toBe(200);
  return review.id;
}

/** Which of these a response has. */
const found = (body: string, written: readonly string[]) => written.filter((one) => body.includes(one));

async function givePassword({ administrator, member }: Awaited<ReturnType<typeof writer>>) {
  const given = await administrator.call(endpoints.setMemberPassword, {}, { userId: member.account.id });
  expect(given.statusCode).toBe(200);
  clock.advance(1000);
  return given.json().password as string;
}

const newPassword = 'a quite new password';

/** Logs in with a given password, and chooses another. */
async function openWith(userName: string, password: string) {
  const call = callAs((await logIn(userName, password)).json().token);
  expect((await call(endpoints.changePassword, { newPassword })).statusCode).toBe(200);
  return call;
}

const planOf = async (call: ReturnType<typeof callAs>) =>
  (await call(endpoints.listPlanChanges)).json().changes;

test('no call of the member and of the administrator returns what the member wrote before', async () => {
  const given = await writer();
  const password = await givePassword(given);
  const call = await openWith(given.member.account.userName, password);
  expect((await app.inject({ url: new URL(given.link).pathname })).statusCode).toBe(410);
  const made = (await call(endpoints.makeHelperLink)).json();
  const link = await app.inject({ url: new URL(made.address).pathname });
  expect(link.statusCode).toBe(200);
  expect(found(link.body, given.written)).toEqual([]);
  const tokens = async () =>
    Promise.all(
      [given.member, given.administrator].map(({ account }) =>
        openSession(services.database, account.id, { device: '', shared: false }, clock.now()),
      ),
    );
  const ids = { userId: given.member.account.id, gameID: '1' };
  const calls: [string, Endpoint][] = Object.entries(endpoints);
  const signedIn = calls.filter(([, { caller }]) => caller === 'signedIn');
  const reads = signedIn.filter(([, { method }]) => method === 'GET');
  for (const [name, endpoint] of [...reads, ...signedIn.filter(([, { method }]) => method !== 'GET')]) {
    for (const token of await tokens()) {
      const { body } = await callAs(token)(endpoint, {}, ids);
      expect([name, found(body, given.written)]).toEqual([name, []]);
    }
  }
  expect(reads.length).toBeGreaterThan(15);
});

test('a participant with a given password answers what is due and leaves, and nothing is deleted or signed', async () => {
  const given = await writer();
  const call = await openWith(given.member.account.userName, await givePassword(given));
  const own = async () => (await call(endpoints.getOwnStudy)).json().participation;
  expect(await own()).toMatchObject({
    study: { name: 'Home safety trial', contactEmail: 'trial@example.org' },
    ...{ code: null, signedName: null, signedOn: null, agreedAt: null, needsSignature: false },
    due: [{ instrument: 'falls', month: 0 }],
  });
  const questions = await call(endpoints.getStudyQuestions, undefined, { instrument: 'falls' });
  expect(questions.statusCode).toBe(200);
  const answers = { instrument: 'falls', month: 0, answers: { fell: 0 } };
  expect((await call(endpoints.answerStudyQuestions, answers)).statusCode).toBe(200);
  expect((await own()).due).toEqual([]);
  expect((await call(endpoints.signStudy, signature())).json().code).toBe('conflict');
  expect((await call(endpoints.leaveStudy, { keep: false })).json().code).toBe('conflict');
  expect(await own()).not.toBeNull();
  expect((await call(endpoints.leaveStudy, { keep: true })).statusCode).toBe(200);
  expect(await own()).toBeNull();
  expect((await call(endpoints.openEarlier, { formerPassword: given.member.password })).statusCode).toBe(200);
  expect((await call(endpoints.leaveStudy, { keep: false })).statusCode).toBe(200);
});

test('a participant with a given password goes on with the test of the study', async () => {
  const administrator = await person({ userType: 'facilityAdmin', isVerified: true });
  const facilityCode = administrator.facilityCode as string;
  const member = await person({ userType: 'facilityUser', email: null, facilityCode });
  const withTest = await trial({ collects: ['firstTries', 'forms'] });
  await member.call(endpoints.joinStudy, { code: withTest.codes[0], ...signature() });
  clock.advance(1000);
  const password = await givePassword({ administrator, member, link: '', written: [] });
  const call = await openWith(member.account.userName, password);
  expect((await call(endpoints.getStudyForm)).json().items).toHaveLength(16);
  const rest = { time: 'before', answers: [], skipsRest: true };
  expect((await call(endpoints.answerStudyForm, rest)).statusCode).toBe(200);
  expect((await call(endpoints.getOwnStudy)).json().participation.dueForm).toBeNull();
});

test('with a given password nobody learns how far the sixteen pictures are answered, or answers the rest', async () => {
  const given = await writer();
  const { member } = given;
  const due = async (call: ReturnType<typeof callAs>) =>
    (await call(endpoints.findFacilityForm)).json().dueForm;
  expect(await due(member.call)).toMatchObject({ time: 'before', answered: 1 });
  const call = await openWith(member.account.userName, await givePassword(given));
  expect(await due(call)).toBeNull();
  expect((await call(endpoints.getFacilityForm)).json().code).toBe('conflict');
  expect((await answerPicture({ call })).json().code).toBe('conflict');
  await call(endpoints.openEarlier, { formerPassword: member.password });
  expect(await due(call)).toMatchObject({ time: 'before', answered: 1 });
});

test('who agreed to the open study is not told otherwise, and agrees anew or stops', async () => {
  const administrator = await person({ userType: 'facilityAdmin', isVerified: true });
  const facilityCode = administrator.facilityCode as string;
  const member = await person({ userType: 'facilityUser', email: null, facilityCode });
  const agree = { study: { version: '1' } };
  await member.call(endpoints.saveStudyConsent, agree);
  const before = (await member.call(endpoints.exportAccount)).json().study_consents[0].code as string;
  clock.advance(1000);
  const password = await givePassword({ administrator, member, link: '', written: [] });
  const call = await openWith(member.account.userName, password);
  const account = async () => (await call(endpoints.getAccount)).json();
  expect(await account()).toMatchObject({ isStudyClosed: true });
  expect(await account()).not.toHaveProperty('study');
  await call(endpoints.saveStudyConsent, agree);
  const agreedAt = clock.now().toISOString();
  expect((await account()).study).toEqual({ version: '1', agreedAt });
  expect(await account()).not.toHaveProperty('isStudyClosed');
  expect(found((await call(endpoints.exportAccount)).body, [before])).toEqual([]);
  clock.advance(1000);
  await call(endpoints.saveStudyConsent, agree);
  expect((await account()).study.agreedAt).toBe(agreedAt);
  await call(endpoints.saveStudyConsent, { study: null });
  expect(await account()).not.toHaveProperty('study');
});

test('a first card closes nothing: whoever has it is told that they take no part', async () => {
  const administrator = await person({ userType: 'facilityAdmin', isVerified: true });
  const userName = `card-${randomUUID().slice(0, 8)}`;
  await administrator.call(endpoints.addMember, { userName });
  const { cards } = (await administrator.call(endpoints.makeCards)).json();
  const call = await openWith(userName, cards[0].password);
  expect((await call(endpoints.getAccount)).json()).not.toHaveProperty('isStudyClosed');
});

test('an administrator whose facility is not verified gets no way in, and reads nothing, by any call', async () => {
  const { administrator, member, written } = await writer(false);
  const { id: userId, userName } = member.account;
  const passwords: string[] = [];
  const signedIn = Object.values(endpoints).filter(({ caller }: Endpoint) => caller === 'signedIn');
  for (const endpoint of signedIn as Endpoint[]) {
    const from = { device: '', shared: false };
    const token = await openSession(services.database, administrator.account.id, from, clock.now());
    const sent = { formerPassword: 'guess' };
    const { body } = await callAs(token)(endpoint, sent, { userId, gameID: '1' });
    expect([endpoint.path, found(body, written)]).toEqual([endpoint.path, []]);
    passwords.push(...[...body.matchAll(/"password":"([^"]+)"/g)].map(([, found = '']) => found));
  }
  for (const password of passwords) expect((await logIn(userName, password)).statusCode).toBe(401);
  expect((await member.call(endpoints.getMe)).statusCode).toBe(200);
});

test('what is written after the given password is read again', async () => {
  const given = await writer();
  const call = await openWith(given.member.account.userName, await givePassword(given));
  expect(await planOf(call)).toEqual([]);
  expect((await call(endpoints.getHelper)).json()).toMatchObject({ wishes: [], ownWish: '' });
  await write({ call });
  expect(await planOf(call)).toHaveLength(1);
  expect((await call(endpoints.getHelper)).json()).toMatchObject({ ownWish: words });
});

test('the own password from before opens it again; a wrong one, and one from after, do not', async () => {
  const given = await writer();
  const { userName } = given.member.account;
  const first = await openWith(userName, await givePassword(given));
  const second = await openWith(userName, await givePassword(given));
  expect((await first(endpoints.getMe)).statusCode).toBe(401);
  const open = (formerPassword: string) => second(endpoints.openEarlier, { formerPassword });
  for (const wrong of [newPassword, 'something else']) {
    const refused = await open(wrong);
    expect([refused.statusCode, refused.json().errors]).toEqual([
      401,
      { formerPassword: expect.any(String) },
    ]);
  }
  expect((await open('')).json().errors).toEqual({ formerPassword: 'Password Required' });
  expect(await planOf(second)).toEqual([]);
  const account = (await second(endpoints.getAccount)).json();
  expect(account.passwordsGiven).toHaveLength(2);
  expect(account.closed).toMatchObject({ byFormerPassword: true });
  expect((await open(given.member.password)).statusCode).toBe(200);
  expect(await planOf(second)).toMatchObject([{ what: words }]);
  expect((await second(endpoints.getAccount)).json().closed).toBeUndefined();
  expect((await open(given.member.password)).json().code).toBe('conflict');
  await openWith(userName, await givePassword(given));
});

test('a second step from before the given password opens it; an address added after it does not', async () => {
  const given = await writer();
  const { secret } = await setUp(given.member);
  clock.advance(1000);
  const password = await givePassword(given);
  const challenge = (await logIn(given.member.account.userName, password)).json().secondStep.challenge;
  clock.advance(60_000);
  const call = callAs((await secondStep(challenge, await appCode(secret))).json().token);
  await call(endpoints.changePassword, { newPassword });
  expect(await planOf(call)).toMatchObject([{ what: words }]);

  const other = await writer();
  const theirs = await openWith(other.member.account.userName, await givePassword(other));
  await services.database.$client.query(
    'update accounts set email = $2, email_verified_at = $3 where id = $1',
    [other.member.account.id, `${randomUUID()}@example.org`, clock.now()],
  );
  expect(await planOf(theirs)).toEqual([]);
});

test('an operator who is sure opens it on the command line', async () => {
  const given = await writer();
  const { userName } = given.member.account;
  const call = await openWith(userName, await givePassword(given));
  await runCommand(['person', 'unseal', userName], { services, options: {}, operator: 'ruth' });
  expect(await planOf(call)).toMatchObject([{ what: words }]);
});

test('a facility that is not verified gives no password beyond the first card', async () => {
  const { administrator, member } = await writer(false);
  const refused = await administrator.call(endpoints.setMemberPassword, {}, { userId: member.account.id });
  expect([refused.statusCode, refused.json().code]).toEqual([403, 'facility_unverified']);
  expect((await member.call(endpoints.listPlanChanges)).json().changes).toHaveLength(1);
  const userName = `card-${randomUUID().slice(0, 8)}`;
  await administrator.call(endpoints.addMember, { userName });
  expect((await administrator.call(endpoints.makeCards)).json().cards).toMatchObject([{ userName }]);
});

/** What a download has from before a given password too, and why. */
const open: Record<string, readonly string[]> = {
  'Games, which the facility sees anyway.': ['attempts', 'saves', 'playthroughs', 'first_accesses'],
  'Whether and when, without a word of the person.': [
    ...['helper_links', 'reminders', 'stop_links', 'report_links', 'together_rooms', 'together_seats'],
    ...['consents', 'audit_log', 'security_events'],
  ],
  'What somebody paid: whoever lives in a facility pays nothing.': [
    ...['payment_operations', 'discount_redemptions', 'subscription_notices', 'sandbox_customers'],
    ...['receipts', 'subscriptions'],
  ],
  'The account itself, which its page shows.': [
    ...['facility_members', 'administrator_invitations', 'identities', 'email_tokens', 'email_changes'],
    ...['former_names', 'sessions', 'authenticator_apps', 'recovery_codes', 'second_step_challenges'],
    ...['passkeys', 'passkey_challenges', 'known_devices', 'accounts'],
  ],
  'Emails to the person, without their text.': ['sandbox_emails'],
};

test('each table of a person says when its rows were written, or why they stay open', () => {
  const others = personalTables.flatMap(({ table, writtenAt }) => (writtenAt ? [] : [table]));
  expect(others.toSorted()).toEqual(Object.values(open).flat().toSorted());
});
