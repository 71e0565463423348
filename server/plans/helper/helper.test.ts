import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { endpoints } from '#contract/endpoints.ts';
import { planChange } from '#contract/testing/plan-changes.ts';
import { peopleOf } from '#server/accounts/testing/person.ts';
import { deleteExpired } from '#server/expired-rows.ts';
import { dayMs, hourMs } from '#server/lib/clock.ts';
import { createLog } from '#server/lib/log.ts';
import { playGame } from '#server/sandbox/seeds/play-game.ts';
import type { Person } from '#server/sandbox/seeds/sign-up-person.ts';
import { testApp } from '#server/testing/test-app.ts';

const logged: string[] = [];
const tested = await testApp(
  {},
  createLog({ env: 'production' }, { write: (line) => void logged.push(line) }),
);
const { app, services, clock } = tested;
const { person } = peopleOf(tested);

/** Somebody with a plan: exercise 1 is chosen, 7 is there as well, 9 is safe. */
async function planner(given: Person = {}) {
  const signedUp = await person({ isSubscribed: true, ...given });
  const { call } = signedUp;
  const at = clock.now().toISOString();
  const change = (over: object) => ({ ...planChange(over), id: randomUUID(), madeAt: at });
  await call(endpoints.savePlanChanges, {
    changes: [
      change({ exerciseId: 7 }),
      change({ exerciseId: 9, kind: 'safe' }),
      change({ kind: 'chosen', what: 'Tape <b>the rug</b> flat', helper: 'Anna' }),
    ],
  });
  const makeLink = async () => (await call(endpoints.makeHelperLink)).json();
  const read = async () => (await call(endpoints.getHelper)).json();
  return { ...signedUp, makeLink, read };
}

const open = (address: string) => app.inject(new URL(address).pathname);
const nameOf = (id: number) =>
  services.content.game.exercises.find(({ exercise_id }) => exercise_id === id)?.title_after as string;

test('whoever has the link reads the plan and the wishes without a login, and nothing else of the person', async () => {
  const { makeLink, call, account } = await planner({ name: 'Rosa' });
  await playGame(services, account.id, '1:x✓ 2:✓');
  await call(endpoints.saveHelperWishes, { wishes: ['tools'], ownWish: 'Please <i>call</i> first' });
  const { address } = await makeLink();
  const page = await open(address);
  expect(page.statusCode).toBe(200);
  expect(page.body).toContain('The plan of Rosa');
  expect(page.body).toContain('Tape &lt;b&gt;the rug&lt;/b&gt; flat');
  expect(page.body).toContain('Anna');
  expect(page.body).toMatch(/<img src="[^"]*-look\.jpg[^"]*" alt="">/);
  expect(page.body).toContain('Please &lt;i&gt;call&lt;/i&gt; first');
  expect(page.body).toContain('Bring the tools');
  expect(page.body).toContain(nameOf(7));
  expect(page.body).not.toContain(nameOf(9));
  expect(page.body).not.toContain(account.userName);
  expect(page.body).not.toContain(account.email as string);
});

test('the page is stored nowhere, listed nowhere, and tells no other site its address; no log has the token', async () => {
  const { makeLink } = await planner();
  const { address } = await makeLink();
  const { headers } = await open(address);
  expect(headers).toMatchObject({
    'cache-control': 'no-store',
    'x-robots-tag': 'noindex',
    'referrer-policy': 'no-referrer',
  });
  expect(logged.length).toBeGreaterThan(2);
  expect(logged.join('\n')).not.toContain(address.split('/').at(-1));
});

test('the database has only the hash of the token, and the download has neither', async () => {
  const { makeLink, call, account } = await planner();
  const token = (await makeLink()).address.split('/').at(-1);
  const { rows } = await services.database.$client.query('select * from helper_links where account_id = $1', [
    account.id,
  ]);
  expect(rows).toHaveLength(1);
  expect(JSON.stringify(rows)).not.toContain(token);
  await call(endpoints.saveHelperWishes, { wishes: [], ownWish: 'Call first' });
  const downloaded = (await call(endpoints.exportAccount)).json();
  expect(downloaded.helper_wishes).toMatchObject([{ own_wish: 'Call first' }]);
  expect(Object.keys(downloaded.helper_links[0]).sort()).toEqual([
    'account_id',
    'ended_at',
    'expires_at',
    'made_at',
  ]);
});

test('a link works for 30 days, then its page says so in plain words, and a month later it is unknown', async () => {
  const { makeLink, read } = await planner({ userType: 'facilityAdmin', isSubscribed: false });
  const { address, link } = await makeLink();
  expect(Date.parse(link.expiresAt) - clock.now().getTime()).toBe(30 * dayMs);
  expect(await read()).toMatchObject({ link });
  clock.advance(30 * dayMs - 1);
  expect((await open(address)).statusCode).toBe(200);
  clock.advance(1);
  const expired = await open(address);
  expect([expired.statusCode, expired.headers['cache-control']]).toEqual([410, 'no-store']);
  expect(expired.body).toContain('This link has expired. A link works for 30 days.');
  clock.advance(30 * dayMs + 1);
  await deleteExpired(services);
  const unknown = await open(address);
  expect([unknown.statusCode, unknown.body]).toEqual([
    404,
    expect.stringContaining('We do not know this link.'),
  ]);
});

test('a link can be ended at any time, and a new one ends the one before', async () => {
  const { makeLink, read, call } = await planner();
  const first = await makeLink();
  const second = await makeLink();
  expect((await open(first.address)).body).toContain('This link was ended by the person who gave it to you.');
  expect((await open(second.address)).statusCode).toBe(200);
  expect((await call(endpoints.endHelperLink)).json().message).toContain('Nobody can open your plan');
  expect((await open(second.address)).statusCode).toBe(410);
  expect((await read()).link).toBeNull();
  expect((await call(endpoints.endHelperLink)).statusCode).toBe(200);
});

test('of links made at once one works', async () => {
  const { makeLink } = await planner();
  const made = await Promise.all([makeLink(), makeLink(), makeLink()]);
  const statuses = await Promise.all(made.map(async ({ address }) => (await open(address)).statusCode));
  expect(statuses.sort()).toEqual([200, 410, 410]);
});

test('a link opens nothing while its owner may not play, and can be ended then', async () => {
  const { makeLink, call, account } = await planner();
  const { address } = await makeLink();
  await services.database.$client.query(`update subscriptions set status = 'ended' where account_id = $1`, [
    account.id,
  ]);
  const page = await open(address);
  expect([page.statusCode, page.body]).toEqual([410, expect.stringContaining('does not work anymore')]);
  expect((await call(endpoints.makeHelperLink)).statusCode).toBe(402);
  expect((await call(endpoints.endHelperLink)).statusCode).toBe(200);
});

test('a new password ends the link: somebody else may have made it', async () => {
  const { makeLink, call, password } = await planner();
  const { address } = await makeLink();
  const body = { currentPassword: password, newPassword: 'a quiet lamp beside the bed' };
  expect((await call(endpoints.changePassword, body)).statusCode).toBe(200);
  expect((await open(address)).statusCode).toBe(410);
});

test('the link of a closed account opens nothing, and deleting the account deletes it', async () => {
  const { makeLink, call, password } = await planner();
  const { address } = await makeLink();
  await call(endpoints.deleteAccount, { password });
  expect((await open(address)).statusCode).toBe(410);
});

test.each([
  [['firstThing', 'oneRoom', 'tools'], '', 200],
  [['firstThing', 'oneRoom'], 'Call first', 200],
  [['tools', 'tools', 'tools', 'tools'], '', 200],
  [['firstThing', 'oneRoom', 'tools'], 'Call first', 422],
  [['firstThing', 'oneRoom', 'tools', 'askWeekly'], '', 422],
  [[], 'x'.repeat(121), 422],
  [['everything'], '', 422],
] as const)(
  'of the wishes %j and "%s" three are accepted and more are not',
  async (wishes, ownWish, status) => {
    const { call, read } = await planner();
    expect((await call(endpoints.saveHelperWishes, { wishes: [...wishes], ownWish })).statusCode).toBe(
      status,
    );
    const saved = status === 200 ? { wishes: [...new Set(wishes)], ownWish } : { wishes: [], ownWish: '' };
    expect(await read()).toMatchObject(saved);
  },
);

test('guessing links is limited like guessing the links of emails, and opening a right one is not', async () => {
  const strict = await testApp({ RATE_LIMITS: 'strict' });
  const { call } = await peopleOf(strict).person({ isSubscribed: true });
  const { address } = (await call(endpoints.makeHelperLink)).json();
  const path = new URL(address).pathname;
  for (let time = 0; time < 35; time += 1) expect((await strict.app.inject(path)).statusCode).toBe(200);
  const statuses: number[] = [];
  for (let guess = 0; guess < 31; guess += 1) {
    statuses.push((await strict.app.inject(`/helper/${randomUUID()}`)).statusCode);
  }
  expect(statuses.slice(0, 30).every((status) => status === 404)).toBe(true);
  expect(statuses.at(-1)).toBe(429);
});

test('the page names the day on which the thing was chosen where the person lives', async () => {
  const untilOneAtNight = (25 - clock.now().getUTCHours()) * hourMs - (clock.now().getTime() % hourMs);
  clock.advance(untilOneAtNight);
  const shown = (timeZone: string) =>
    clock.now().toLocaleDateString('en-US', { month: 'long', day: 'numeric', timeZone });
  const { makeLink, call } = await planner();
  const { address } = await makeLink();
  expect((await open(address)).body).toContain(`week from ${shown('UTC')}`);
  await call(endpoints.changeAccount, { timeZone: 'Nowhere/Known' });
  await call(endpoints.changeAccount, { timeZone: 'America/New_York' });
  const { user } = (await call(endpoints.getMe)).json();
  expect(user.timeZone).toBe('America/New_York');
  expect((await open(address)).body).toContain(`week from ${shown('America/New_York')}`);
  expect(shown('America/New_York')).not.toBe(shown('UTC'));
});
