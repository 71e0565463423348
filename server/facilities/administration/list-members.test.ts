import { expect, test } from 'vitest';
import { endpoints } from '#contract/endpoints.ts';
import { dayMs, hourMs } from '#server/lib/clock.ts';
import { runCommand } from '#server/operator/commands.ts';
import { playGame } from '#server/sandbox/seeds/play-game.ts';
import { testApp } from '#server/testing/test-app.ts';
import { facilitiesOf, namesIn } from '../testing/facility.ts';

const tested = await testApp();
const { app, services, clock } = tested;
const facility = facilitiesOf(tested);

test('it shows the members of the own facility: answered exercises and when they last played', async () => {
  await facility(['stranger']);
  const { members, list } = await facility(['ada', 'ben']);
  const [ada, ben] = members;
  await playGame(services, ada?.account.id as string, '1:✓ 2:xx 3:s 4:-');
  const lastPlayedAt = clock.now().toISOString();
  const joinedAt = expect.stringMatching(/^2026-/);
  expect(await list()).toEqual({
    total: 2,
    matching: 2,
    notStarted: 1,
    totalExercises: 50,
    members: [
      {
        ...{ userId: ada?.account.id, userName: ada?.account.userName, hasEmail: true, joinedAt },
        ...{
          isOpened: true,
          unit: null,
          status: 'playing',
          answered: 2,
          firstAttemptScore: 50,
          lastPlayedAt,
        },
      },
      {
        ...{ userId: ben?.account.id, userName: ben?.account.userName, hasEmail: true, joinedAt },
        ...{
          isOpened: true,
          unit: null,
          status: 'notStarted',
          answered: 0,
          firstAttemptScore: null,
          lastPlayedAt: null,
        },
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
  expect([listed?.answered, listed?.firstAttemptScore, listed?.lastPlayedAt]).toEqual([
    results.totalAnswered,
    results.firstAttemptScore,
    results.answerDate,
  ]);
  expect(listed).toMatchObject({ answered: 1, firstAttemptScore: 0 });
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

test('a letter with a mark stands beside the one without, and not behind Z', async () => {
  const { list } = await facility(['Zara', 'Łukasz', 'Olga', 'Ágnes', 'Lena', 'Marta', 'Bert', 'Øyvind']);
  const sorted = ['Ágnes', 'Bert', 'Lena', 'Łukasz', 'Marta', 'Olga', 'Øyvind', 'Zara'];
  expect(namesIn((await list({ order: 'userName' })).members)).toEqual(sorted);
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
  const { facilityCode, members, get, list } = await facility(['ada', 'zoe'], false);
  await playGame(services, members[1]?.account.id as string, '1:✓');
  for (const order of ['lastPlayed', 'answered', 'firstTry', 'status']) {
    const closed = await list({ order });
    expect(closed.notStarted).toBeNull();
    expect(namesIn(closed.members)).toEqual(['ada', 'zoe']);
    for (const { userId, userName, hasEmail, isOpened, joinedAt, unit, ...results } of closed.members)
      expect(Object.values(results)).toEqual([null, null, null, null]);
  }
  expect((await get({ status: 'notStarted' })).json().code).toBe('facility_unverified');
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
