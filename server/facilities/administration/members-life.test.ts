import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import type { Endpoint } from '#contract/endpoint.ts';
import { endpoints } from '#contract/endpoints.ts';
import { peopleOf } from '#server/accounts/testing/person.ts';
import { dayMs } from '#server/lib/clock.ts';
import { runCommand } from '#server/operator/commands.ts';
import { emailsTo, tokenIn } from '#server/testing/emails.ts';
import { runScheduledJob } from '#server/testing/run-scheduled-job.ts';
import { testApp } from '#server/testing/test-app.ts';
import { announceTrialEnds } from '../announce-trial-ends.ts';
import { facilitiesOf } from '../testing/facility.ts';

/** What becomes of members and of a facility: removed, corrected, invited again, closed, restored, and the end of a trial. */

const tested = await testApp();
const { app, services, clock } = tested;
const facility = facilitiesOf(tested);
const { person, logIn } = peopleOf(tested);

const unique = (name: string) => `${name}-${randomUUID().slice(0, 8)}`;
type Made = Awaited<ReturnType<typeof facility>>;

const seatsOf = async ({ administrator }: Made) => (await administrator.read()).facility.seats.taken;
const rowsAbout = async (sentence: string, id: string) =>
  (await services.database.$client.query(sentence, [id])).rows;

async function add({ administrator }: Made, body: object) {
  const added = await administrator.call(endpoints.addMember, body);
  return added.json<{ userId: string }>().userId;
}

const callAs = (token: string, { method, path }: Endpoint, payload?: object) =>
  app.inject({
    method,
    url: path.replace('{gameID}', '1'),
    headers: { authorization: `Bearer ${token}` },
    ...(payload && { payload }),
  });

const remove = ({ administrator }: Made, userId: string) =>
  administrator.call(endpoints.removeMember, undefined, { userId });
const change = ({ administrator }: Made, userId: string, body: object) =>
  administrator.call(endpoints.changeMember, body, { userId });
const inviteAgain = ({ administrator }: Made, userId: string) =>
  administrator.call(endpoints.inviteMember, undefined, { userId });

test('of a full list of names that were never opened one is removed, is gone, and frees a seat for another', async () => {
  const made = await facility();
  const names = Array.from({ length: 25 }, () => unique('row'));
  const csv = `username\n${names.join('\n')}\n`;
  expect((await made.administrator.call(endpoints.importMembers, { csv })).json().added).toBe(25);
  const full = await made.administrator.call(endpoints.addMember, { userName: unique('late') });
  expect(full.json().code).toBe('facility_full');
  const [member] = (await made.list()).members;
  const removed = await remove(made, member?.userId ?? '');
  expect([removed.statusCode, removed.json().message]).toEqual([
    200,
    `${member?.userName} is removed. The account was never opened, so it is deleted.`,
  ]);
  expect(await rowsAbout('select id from accounts where id = $1', member?.userId ?? '')).toEqual([]);
  expect(await seatsOf(made)).toBe(24);
  const again = await made.administrator.call(endpoints.addMember, { userName: member?.userName });
  expect(again.statusCode).toBe(201);
  expect((await remove(made, member?.userId ?? '')).statusCode).toBe(404);
});

test('a removed member who has played keeps account and results, frees the seat and is told', async () => {
  const made = await facility(['ada']);
  const [ada] = made.members;
  if (!ada) throw new Error('no member');
  const both = await Promise.all([remove(made, ada.account.id), remove(made, ada.account.id)]);
  expect(both.map(({ statusCode }) => statusCode).sort()).toEqual([200, 404]);
  expect(await seatsOf(made)).toBe(0);
  expect(await ada.read()).toMatchObject({ userType: 'individualUser', facility: null });
  expect((await made.list()).members).toEqual([]);
  const [email] = await emailsTo(services, ada.email);
  expect(email?.subject).toMatch(/^You no longer belong to/);
  expect(
    await rowsAbout(
      "select by_account_id from security_events where account_id = $1 and kind = 'facility_left'",
      ada.account.id,
    ),
  ).toEqual([{ by_account_id: made.administrator.account.id }]);
  const results = await made.administrator.call(endpoints.getMemberResults, undefined, {
    userId: ada.account.id,
  });
  expect(results.statusCode).toBe(404);
});

test('a member who logged in with a card but chose no password is not deleted', async () => {
  const made = await facility();
  const userName = unique('card');
  const userId = await add(made, { userName });
  const { cards } = (await made.administrator.call(endpoints.makeCards)).json();
  expect((await made.list()).members).toMatchObject([{ isOpened: false }]);
  expect((await logIn(userName, cards[0].password)).statusCode).toBe(200);
  expect((await made.list()).members).toMatchObject([{ isOpened: true }]);
  await remove(made, userId);
  expect(await rowsAbout('select user_type from accounts where id = $1', userId)).toEqual([
    { user_type: 'individualUser' },
  ]);
});

test('administrators of others, members, and administrators as members are not removed or changed', async () => {
  const made = await facility(['ada']);
  const other = await facility();
  const userId = made.members[0]?.account.id ?? '';
  for (const wrong of ['none', randomUUID(), made.administrator.account.id]) {
    expect((await remove(made, wrong)).json().code).toBe('not_found');
    expect((await change(made, wrong, { userName: unique('x') })).json().code).toBe('not_found');
    expect((await inviteAgain(made, wrong)).json().code).toBe('not_found');
  }
  expect((await remove(other, userId)).json().code).toBe('not_found');
  expect((await change(other, userId, { userName: unique('x') })).json().code).toBe('not_found');
  expect(await seatsOf(made)).toBe(1);
});

test('a misspelled name is corrected; one that is taken or wrong is named', async () => {
  const made = await facility(['ada']);
  const userName = unique('bne');
  const userId = await add(made, { userName });
  const right = unique('ben');
  expect((await change(made, userId, { userName: right })).statusCode).toBe(200);
  expect((await made.list({ search: right })).members).toMatchObject([{ userId }]);
  const taken = await change(made, userId, { userName: made.members[0]?.account.userName });
  expect([taken.statusCode, taken.json()]).toMatchObject([
    422,
    { code: 'username_taken', errors: { userName: expect.any(String) } },
  ]);
  expect((await change(made, userId, { userName: 'a@b' })).json().errors).toEqual({
    userName: 'A username cannot contain @',
  });
  expect((await change(made, userId, {})).json().errors).toEqual({
    userName: 'Nothing to change was given.',
  });
  expect((await change(made, userId, { userName: 7 })).json().errors).toHaveProperty('userName');
});

test('a member whose name is corrected is told by email and sees who did it', async () => {
  const made = await facility(['ada']);
  const [ada] = made.members;
  const userName = unique('ada');
  await change(made, ada?.account.id ?? '', { userName });
  const [email] = await emailsTo(services, ada?.email ?? '');
  expect(email?.subject).toBe('Your username was changed');
  expect(email?.text).toContain(userName);
  expect(
    await rowsAbout(
      "select by_account_id from security_events where account_id = $1 and kind = 'username_changed'",
      ada?.account.id ?? '',
    ),
  ).toHaveLength(1);
});

test('a wrong address is corrected before the account is opened: the old link stops, the new one works', async () => {
  const made = await facility();
  const [wrong, right] = [`${randomUUID()}@example.org`, `${randomUUID()}@example.org`];
  const userId = await add(made, { email: wrong });
  await services.jobs.runDue(services, 'inviteMembers');
  const old = tokenIn((await emailsTo(services, wrong))[0], '/facilityResetPassword');
  const saved = await change(made, userId, { email: right });
  expect(saved.json().message).toBe(`Saved. We have sent a link to ${right}.`);
  const reset = (token: string) =>
    app.inject({
      method: 'POST',
      url: endpoints.facilityResetPassword.path.replace('{token}', token),
      payload: { newPassword: 'a rainy garden' },
    });
  const token = tokenIn((await emailsTo(services, right))[0], '/facilityResetPassword');
  expect((await reset(old)).json().code).toBe('link_invalid');
  expect((await reset(token)).statusCode).toBe(200);
  const late = await change(made, userId, { email: wrong });
  expect([late.json().code, late.json().errors]).toEqual(['conflict', { email: expect.any(String) }]);
  expect((await inviteAgain(made, userId)).json().code).toBe('conflict');
});

test('a card stops working when an address takes its place', async () => {
  const made = await facility();
  const userName = unique('carl');
  const userId = await add(made, { userName });
  const { cards } = (await made.administrator.call(endpoints.makeCards)).json();
  const email = `${randomUUID()}@example.org`;
  await change(made, userId, { email });
  expect((await logIn(userName, cards[0].password)).statusCode).toBe(401);
  expect((await emailsTo(services, email))[0]?.subject).toContain('invites you');
});

test('a member is invited again, once the facility is verified and while there is an address', async () => {
  const made = await facility();
  const email = `${randomUUID()}@example.org`;
  const userId = await add(made, { email });
  await services.jobs.runDue(services, 'inviteMembers');
  expect(await emailsTo(services, email)).toHaveLength(1);
  expect((await inviteAgain(made, userId)).json().message).toBe(`We have sent a new link to ${email}.`);
  expect(await emailsTo(services, email)).toHaveLength(2);
  expect((await inviteAgain(made, await add(made, { userName: unique('card') }))).json().code).toBe(
    'conflict',
  );
  const unverified = await facility([], false);
  const theirs = await add(unverified, { userName: unique('dora') });
  expect((await inviteAgain(unverified, theirs)).json().code).toBe('facility_unverified');
  expect((await change(unverified, theirs, { email })).json().code).toBe('facility_unverified');
});

test('closing an account frees the seat at once; coming back takes one again, or says that none is free', async () => {
  const made = await facility(['ada', 'ben']);
  await runCommand(['facility', 'change', made.facilityCode], {
    ...{ services, options: { seats: '2' }, operator: 'ruth' },
  });
  const [ada, ben] = made.members;
  if (!ada || !ben) throw new Error('no members');
  const close = async ({ email, password }: typeof ada) =>
    callAs((await logIn(email, password)).json().token, endpoints.deleteAccount, { password });
  const comeBack = async ({ email }: typeof ada) => {
    const token = tokenIn((await emailsTo(services, email))[0], '/restoreAccount');
    return app.inject({ method: 'POST', url: endpoints.restoreAccount.path.replace('{token}', token) });
  };
  await close(ada);
  expect(await seatsOf(made)).toBe(1);
  expect((await comeBack(ada)).json().message).toBe('Your account is back. Please log in.');
  expect(await seatsOf(made)).toBe(2);
  await close(ben);
  await add(made, { userName: unique('late') });
  expect((await comeBack(ben)).json().message).toContain('no free seat');
  expect(await seatsOf(made)).toBe(2);
  const { user } = (await logIn(ben.email, ben.password)).json();
  expect(user).toMatchObject({ userType: 'individualUser' });
  await close(ada);
  clock.advance(16 * dayMs);
  await runScheduledJob(services, 'purgeAccounts');
  expect(await seatsOf(made)).toBe(1);
});

test('a trial ends 30 days after its first member, and becomes active without an end', async () => {
  const made = await facility([], false);
  const { administrator } = made;
  const { userId } = await administrator.read();
  const tokenOf = async ({ email, password }: typeof administrator) =>
    (await logIn(email, password)).json().token;
  const ends = async () => {
    const [row] = await rowsAbout(
      'select ends_at from facilities f join facility_members m on m.facility_id = f.id where account_id = $1',
      userId,
    );
    return row.ends_at?.toISOString() ?? null;
  };
  clock.advance(5 * dayMs);
  expect(await ends()).toBeNull();
  const first = await person({ userType: 'facilityUser', facilityCode: made.facilityCode });
  const end = new Date(clock.now().getTime() + 30 * dayMs).toISOString();
  expect(await ends()).toBe(end);
  clock.advance(dayMs);
  await add(made, { userName: unique('second') });
  expect(await ends()).toBe(end);
  clock.advance(29 * dayMs);
  expect((await callAs(await tokenOf(first), endpoints.getGame)).json().code).toBe('facility_ended');
  expect(
    (await callAs(await tokenOf(administrator), endpoints.addMember, { userName: unique('no') })).json().code,
  ).toBe('facility_ended');
  const asOperator = { services, options: { status: 'active' }, operator: 'ruth' };
  await runCommand(['facility', 'change', made.facilityCode], asOperator);
  expect(await ends()).toBeNull();
  expect((await callAs(await tokenOf(first), endpoints.getGame)).statusCode).toBe(200);
});

test('a trial that runs without an end gets 30 days, its administrators are told, and again a week before', async () => {
  const made = await facility(['ada'], false);
  const { email } = made.administrator;
  await services.database.$client.query('update facilities set ends_at = null where code = $1', [
    made.facilityCode.replace('-', ''),
  ]);
  const told = async () =>
    (await emailsTo(services, email)).filter(({ subject }) => subject.startsWith('The trial of')).length;
  await announceTrialEnds(services);
  await announceTrialEnds(services);
  const end = new Date(clock.now().getTime() + 30 * dayMs).toISOString();
  expect((await made.administrator.read()).facility.endsAt).toBe(end);
  expect(await told()).toBe(1);
  clock.advance(23 * dayMs - 1);
  await announceTrialEnds(services);
  expect(await told()).toBe(1);
  clock.advance(1);
  await announceTrialEnds(services);
  await announceTrialEnds(services);
  expect(await told()).toBe(2);
});
