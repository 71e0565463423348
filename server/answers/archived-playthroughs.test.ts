import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { endpoints } from '#contract/endpoints.ts';
import type { Account } from '#contract/own-account.ts';
import { playGame } from '#server/sandbox/seeds/play-game.ts';
import { type SeededPerson, signUpPerson } from '#server/sandbox/seeds/sign-up-person.ts';
import { testApp } from '#server/testing/test-app.ts';
import { listPreviousGames, purgeArchivedPlaythroughs } from './archived-playthroughs.ts';
import { getCurrentPlaythrough, getPlaythrough } from './queries.ts';

const { app, services, clock } = await testApp();
const dayMs = 24 * 3_600_000;

/** Signs up a person with one played game and another, in which an exercise was only skipped. */
async function player() {
  const person = await signUpPerson(services, { userType: 'facilityAdmin' });
  const before = await playGame(services, person.account.id, '1:✓ 2:✓ 3:x');
  const current = await playGame(services, person.account.id, '1:s');
  return { ...person, before, current };
}

/** Signs up a person with answers in three games, one a day. */
async function playerOfThree() {
  const person = await signUpPerson(services, { userType: 'facilityAdmin' });
  const first = await playGame(services, person.account.id, '1:✓ 2:✓ 3:x 4:s');
  clock.advance(dayMs);
  const second = await playGame(services, person.account.id, '1:✓');
  clock.advance(dayMs);
  const third = await playGame(services, person.account.id, '1:x');
  return { ...person, first, second, third };
}

const restore = ({ token }: SeededPerson, session?: string) =>
  app.inject({
    method: 'POST',
    url: endpoints.restorePlaythrough.path,
    headers: { authorization: `Bearer ${token}` },
    payload: session ? { session } : {},
  });
const readAccount = async ({ token }: SeededPerson) =>
  (
    await app.inject({ url: endpoints.getAccount.path, headers: { authorization: `Bearer ${token}` } })
  ).json<Account>();
const offered = async ({ account }: SeededPerson) =>
  (await listPreviousGames(services, account.id)).map(({ session }) => session);
const current = async ({ account }: SeededPerson) =>
  (await getCurrentPlaythrough(services, account.id))?.session;

test('the first save of a new game archives the previous one, which can be restored for 30 days', async () => {
  const { account, before } = await player();
  const hiddenAt = clock.now();
  expect(await listPreviousGames(services, account.id)).toEqual([
    {
      session: before,
      answered: 3,
      hiddenAt: hiddenAt.toISOString(),
      until: new Date(hiddenAt.getTime() + 30 * dayMs).toISOString(),
    },
  ]);
});

test('every archived game is offered, the one archived last first', async () => {
  const { first, second, ...person } = await playerOfThree();
  expect((await readAccount(person)).previousGames).toMatchObject([
    { session: second, answered: 1 },
    { session: first, answered: 3 },
  ]);
});

test.each(['first', 'second'] as const)('of two archived games the %s can be restored', async (which) => {
  const person = await playerOfThree();
  clock.advance(dayMs);
  expect((await restore(person, person[which])).statusCode).toBe(200);
  expect(await current(person)).toBe(person[which]);
  const other = which === 'first' ? person.second : person.first;
  expect(await offered(person)).toEqual([person.third, other]);
});

test('each archived game is offered for 30 days of its own', async () => {
  const { second, ...person } = await playerOfThree();
  clock.advance(29 * dayMs);
  expect(await offered(person)).toEqual([second]);
  clock.advance(dayMs);
  expect(await offered(person)).toEqual([]);
});

test('an archived game without an answer is not offered, but can be restored', async () => {
  const person = await player();
  await playGame(services, person.account.id, '1:✓');
  expect(await offered(person)).toEqual([person.before]);
  expect((await restore(person, person.current)).statusCode).toBe(200);
  expect(await current(person)).toBe(person.current);
});

test('without an earlier game there is nothing to restore', async () => {
  const person = await signUpPerson(services, { userType: 'facilityAdmin' });
  await playGame(services, person.account.id, '1:✓');
  expect(await offered(person)).toEqual([]);
  expect((await restore(person)).statusCode).toBe(404);
});

test('restoring a game archives the current one', async () => {
  const person = await player();
  await playGame(services, person.account.id, '2:✓', person.current);
  expect((await restore(person)).json()).toEqual({ message: 'Your previous game is back.' });
  expect(await getCurrentPlaythrough(services, person.account.id)).toMatchObject({
    session: person.before,
    totalAnswered: 3,
  });
  expect(await offered(person)).toEqual([person.current]);
});

test('many presses of the button restore the game once', async () => {
  const person = await player();
  const responses = await Promise.all(Array.from({ length: 6 }, () => restore(person, person.before)));
  expect(new Set(responses.map(({ statusCode }) => statusCode))).toEqual(new Set([200]));
  expect(await current(person)).toBe(person.before);
});

test('a save for the restored game goes to it', async () => {
  const person = await player();
  await restore(person);
  await playGame(services, person.account.id, '5:✓', person.before);
  expect(await getCurrentPlaythrough(services, person.account.id)).toMatchObject({ totalAnswered: 4 });
});

test('nobody can restore the game of another person', async () => {
  const [ann, bob] = [await player(), await player()];
  expect((await restore(ann, bob.before)).statusCode).toBe(404);
  expect(await current(bob)).toBe(bob.current);
});

test('after 30 days the archived game is not offered and its saves are deleted, while the current game stays', async () => {
  const person = await player();
  clock.advance(30 * dayMs - 1);
  await purgeArchivedPlaythroughs(services);
  expect(await getPlaythrough(services, person.account.id, person.before)).toMatchObject({
    totalAnswered: 3,
  });
  clock.advance(1);
  expect(await offered(person)).toEqual([]);
  expect(await purgeArchivedPlaythroughs(services)).toBeGreaterThanOrEqual(3);
  expect(await getPlaythrough(services, person.account.id, person.before)).toMatchObject({ exercises: [] });
  const { rows } = await services.database.$client.query('select from attempts where account_id = $1', [
    person.account.id,
  ]);
  expect(rows).toHaveLength(1);
  expect(await getCurrentPlaythrough(services, person.account.id)).toMatchObject({ skipped: 1 });
});

test('a late save for a purged game does not replace the current game', async () => {
  const person = await player();
  clock.advance(31 * dayMs);
  await purgeArchivedPlaythroughs(services);
  await playGame(services, person.account.id, '9:✓', person.before);
  expect(await current(person)).toBe(person.current);
  const { rows } = await services.database.$client.query(
    'select answered_exercises as answered, last_answered_exercise as last from playthroughs where id = $1',
    [person.before],
  );
  expect(rows).toEqual([{ answered: [9], last: 9 }]);
  expect(await purgeArchivedPlaythroughs(services)).toBeGreaterThanOrEqual(1);
});

test('starting a game while another one is restored leaves one current game', async () => {
  const person = await player();
  const session = randomUUID();
  await Promise.all([restore(person, person.before), playGame(services, person.account.id, '4:✓', session)]);
  const { rows } = await services.database.$client.query(
    'select id from playthroughs where account_id = $1 and archived_at is null',
    [person.account.id],
  );
  expect(rows).toHaveLength(1);
});
