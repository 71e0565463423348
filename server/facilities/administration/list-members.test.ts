import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { endpoints } from '#contract/endpoints.ts';
import type { ListedMember } from '#contract/facilities.ts';
import { peopleOf } from '#server/accounts/testing/person.ts';
import { playGame } from '#server/answers/play-game.ts';
import { dayMs, hourMs } from '#server/lib/clock.ts';
import { runCommand } from '#server/operator/commands.ts';
import { testApp } from '#server/testing/test-app.ts';

const tested = await testApp();
const { app, services, clock } = tested;
const { person } = peopleOf(tested);

/** A facility and some of its members, whose usernames begin with these words. */
async function facility(names: readonly string[], isVerified = true) {
  const administrator = await person({ userType: 'facilityAdmin', isVerified });
  const facilityCode = administrator.facilityCode as string;
  const tag = randomUUID().slice(0, 8);
  const members = [];
  for (const name of names) {
    members.push(await person({ userType: 'facilityUser', facilityCode, userName: `${name}-${tag}` }));
  }
  const list = async (query: Record<string, string> = {}) => {
    const headers = { authorization: `Bearer ${administrator.token}` };
    const response = await app.inject({ url: endpoints.listMembers.path, query, headers });
    expect(response.statusCode).toBe(200);
    return response.json<{ total: number; totalExercises: number; members: ListedMember[] }>();
  };
  return { administrator, facilityCode, members, list };
}

const namesIn = (members: ListedMember[]) => members.map(({ userName }) => userName.split('-')[0]);

test('it shows the members of the own facility: answered exercises and when they last played', async () => {
  await facility(['stranger']);
  const { members, list } = await facility(['ada', 'ben']);
  const [ada, ben] = members;
  await playGame(services, ada?.account.id as string, '1:✓ 2:xx 3:s 4:-');
  const lastPlayedAt = clock.now().toISOString();
  const joinedAt = expect.stringMatching(/^2026-/);
  expect(await list()).toEqual({
    total: 2,
    totalExercises: 50,
    members: [
      {
        ...{ userId: ada?.account.id, userName: ada?.account.userName, hasEmail: true, joinedAt },
        ...{ answered: 2, lastPlayedAt },
      },
      {
        ...{ userId: ben?.account.id, userName: ben?.account.userName, hasEmail: true, joinedAt },
        ...{ answered: 0, lastPlayedAt: null },
      },
    ],
  });
});

test('the figures are those of the results: of the current game, and of the day it was played', async () => {
  const { administrator, members, list } = await facility(['ada']);
  const id = members[0]?.account.id as string;
  await playGame(services, id, '1:✓ 2:✓');
  clock.advance(2 * dayMs);
  await playGame(services, id, '5:x');
  const results = (await administrator.call(endpoints.getMemberResults, undefined, { userId: id })).json();
  const [listed] = (await list()).members;
  expect([listed?.answered, listed?.lastPlayedAt]).toEqual([results.totalAnswered, results.answerDate]);
  expect(listed?.answered).toBe(1);
});

test('a save that arrives late counts from when it was played', async () => {
  const { members, list } = await facility(['ada']);
  const headers = { authorization: `Bearer ${members[0]?.token}` };
  const attempted_at = clock.now().toISOString();
  const main = [{ attempt_outcome: 'correct', attempted_at }];
  clock.advance(hourMs);
  const exercise = { exercise_id: 1, time: 20, repeats: 0, skip: false, main };
  const payload = { gameID: '1', newSession: false, exercise };
  await app.inject({ method: 'POST', url: endpoints.saveAnswer.path, headers, payload });
  expect((await list()).members[0]?.lastPlayedAt).toBe(attempted_at);
});

test('the most recent players come first, then members without a game, by name', async () => {
  const { members, list } = await facility(['Dora', 'carl', 'ben', 'Ada']);
  for (const member of members.slice(0, 2)) {
    clock.advance(hourMs);
    await playGame(services, member.account.id, '1:✓');
  }
  expect(namesIn((await list()).members)).toEqual(['carl', 'Dora', 'Ada', 'ben']);
  expect(namesIn((await list({ order: 'userName' })).members)).toEqual(['Ada', 'ben', 'carl', 'Dora']);
});

test('twenty are on a page, and nobody is missing', async () => {
  const letters = [...'abcdefghijklmnopqrstuvw'];
  const { list } = await facility(letters);
  const pages = [];
  for (const page of ['1', '2', '3']) pages.push(await list({ order: 'userName', page }));
  expect(pages.map(({ total, members }) => [total, members.length])).toEqual([
    [23, 20],
    [23, 3],
    [23, 0],
  ]);
  expect(pages.flatMap(({ members }) => namesIn(members))).toEqual(letters);
});

test('until an operator verifies the facility names are shown, but no progress', async () => {
  const { facilityCode, members, list } = await facility(['ada', 'zoe'], false);
  await playGame(services, members[1]?.account.id as string, '1:✓');
  const closed = await list();
  expect(namesIn(closed.members)).toEqual(['ada', 'zoe']);
  for (const { answered, lastPlayedAt } of closed.members)
    expect([answered, lastPlayedAt]).toEqual([null, null]);
  await runCommand(['facility', 'verify', facilityCode], { services, options: {}, operator: 'ruth' });
  expect(namesIn((await list()).members)).toEqual(['zoe', 'ada']);
});

test('members that have left or closed their account are not listed', async () => {
  const { members, list } = await facility(['ada', 'ben', 'carl']);
  await members[0]?.call(endpoints.leaveFacility);
  await members[1]?.call(endpoints.deleteAccount, { password: members[1]?.password });
  const { total, members: listed } = await list();
  expect([total, namesIn(listed)]).toEqual([1, ['carl']]);
});

test('the first page of 5,000 members is there in less than a second', async () => {
  const { administrator, list } = await facility([]);
  const { rows } = await services.pool.query(
    `with one as (select facility_id from facility_members where account_id = $1),
    person as (
      insert into accounts (id, user_type, user_name, created_at)
      select gen_random_uuid(), 'facilityUser', 'many-' || n, now() from generate_series(1, 5000) as n
      returning id
    ),
    member as (
      insert into facility_members (account_id, facility_id, joined_at)
      select id, facility_id, now() from person, one returning account_id
    )
    insert into playthroughs (account_id, id, started_at, last_played_at)
    select account_id, gen_random_uuid(), now(), now() from member returning account_id`,
    [administrator.account.id],
  );
  expect(rows).toHaveLength(5000);
  await services.pool.query('analyze accounts, facility_members, playthroughs');
  const begin = performance.now();
  const { total, members } = await list();
  const tookMs = performance.now() - begin;
  expect([total, members.length]).toEqual([5000, 20]);
  // About 40 ms on an idle machine.
  expect(tookMs).toBeLessThan(1000);
});
