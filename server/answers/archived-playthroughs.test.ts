import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { endpoints } from '#contract/endpoints.ts';
import { type SignedUp, signUp } from '#server/accounts/sign-up-person.ts';
import { testApp } from '#server/testing/test-app.ts';
import { getPreviousGame, purgeHiddenGames } from './archived-playthroughs.ts';
import { playGame } from './play-game.ts';
import { getPresentRecord, getRecord } from './queries.ts';

const { app, services, clock } = await testApp();
const dayMs = 24 * 3_600_000;

/** A person who has played one game and started another. */
async function player() {
  const person = await signUp(services, { userType: 'facilityAdmin' });
  const before = await playGame(services, person.account.id, '1:✓ 2:✓ 3:x');
  const present = await playGame(services, person.account.id, '1:s');
  return { ...person, before, present };
}

const bringBack = ({ token }: SignedUp, session?: string) =>
  app.inject({
    method: 'POST',
    url: endpoints.bringBackPreviousGame.path,
    headers: { authorization: `Bearer ${token}` },
    payload: session ? { session } : {},
  });
const present = async ({ account }: SignedUp) => (await getPresentRecord(services, account.id))?.session;

test('the first save of a new game archives the previous one, which can be restored for 30 days', async () => {
  const { account, before } = await player();
  const hiddenAt = clock.now();
  expect(await getPreviousGame(services, account.id)).toEqual({
    session: before,
    answered: 3,
    hiddenAt: hiddenAt.toISOString(),
    until: new Date(hiddenAt.getTime() + 30 * dayMs).toISOString(),
  });
});

test('without an earlier game there is nothing to restore', async () => {
  const person = await signUp(services, { userType: 'facilityAdmin' });
  await playGame(services, person.account.id, '1:✓');
  expect(await getPreviousGame(services, person.account.id)).toBe(null);
  expect((await bringBack(person)).statusCode).toBe(404);
});

test('restoring a game archives the current one', async () => {
  const person = await player();
  expect((await bringBack(person)).json()).toEqual({ message: 'Your previous game is back.' });
  expect(await getPresentRecord(services, person.account.id)).toMatchObject({
    session: person.before,
    totalAnswered: 3,
  });
  expect(await getPreviousGame(services, person.account.id)).toMatchObject({ session: person.present });
});

test('many presses of the button restore the game once', async () => {
  const person = await player();
  const answers = await Promise.all(Array.from({ length: 6 }, () => bringBack(person, person.before)));
  expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([200]));
  expect(await present(person)).toBe(person.before);
});

test('a save for the restored game goes to it', async () => {
  const person = await player();
  await bringBack(person);
  await playGame(services, person.account.id, '5:✓', person.before);
  expect(await getPresentRecord(services, person.account.id)).toMatchObject({ totalAnswered: 4 });
});

test('nobody can restore the game of another person', async () => {
  const [ann, bob] = [await player(), await player()];
  expect((await bringBack(ann, bob.before)).statusCode).toBe(404);
  expect(await present(bob)).toBe(bob.present);
});

test('after 30 days the archived game is not offered and its saves are deleted, while the current game stays', async () => {
  const person = await player();
  clock.advance(30 * dayMs - 1);
  await purgeHiddenGames(services);
  expect(await getRecord(services, person.account.id, person.before)).toMatchObject({ totalAnswered: 3 });
  clock.advance(1);
  expect(await getPreviousGame(services, person.account.id)).toBe(null);
  expect(await purgeHiddenGames(services)).toBeGreaterThanOrEqual(3);
  expect(await getRecord(services, person.account.id, person.before)).toMatchObject({ exercises: [] });
  const { rows } = await services.pool.query('select from attempts where account_id = $1', [
    person.account.id,
  ]);
  expect(rows).toHaveLength(1);
  expect(await getPresentRecord(services, person.account.id)).toMatchObject({ skipped: 1 });
});

test('a late save for a purged game does not replace the current game', async () => {
  const person = await player();
  clock.advance(31 * dayMs);
  await purgeHiddenGames(services);
  await playGame(services, person.account.id, '9:✓', person.before);
  expect(await present(person)).toBe(person.present);
  const { rows } = await services.pool.query(
    'select answered_exercises as answered, last_answered_exercise as last from playthroughs where id = $1',
    [person.before],
  );
  expect(rows).toEqual([{ answered: [9], last: 9 }]);
  expect(await purgeHiddenGames(services)).toBeGreaterThanOrEqual(1);
});

test('starting a game while another one is restored leaves one current game', async () => {
  const person = await player();
  const session = randomUUID();
  await Promise.all([
    bringBack(person, person.before),
    playGame(services, person.account.id, '4:✓', session),
  ]);
  const { rows } = await services.pool.query(
    'select id from playthroughs where account_id = $1 and archived_at is null',
    [person.account.id],
  );
  expect(rows).toHaveLength(1);
});
