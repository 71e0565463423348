import { expect, test } from 'vitest';
import { endpoints } from '#contract/endpoints.ts';
import { getFirstAccess } from '#server/game/first-access.ts';
import { playGame } from '#server/sandbox/seeds/play-game.ts';
import { type SeededPerson, signUpPerson } from '#server/sandbox/seeds/sign-up-person.ts';
import { testApp } from '#server/testing/test-app.ts';

const { app, services, clock } = await testApp();
const call = (path: string, { token }: SeededPerson) =>
  app.inject({ url: path.replace('{gameID}', '1'), headers: { authorization: `Bearer ${token}` } });
const resume = (person: SeededPerson) => call(endpoints.resumeGame.path, person);
const player = () => signUpPerson(services, { userType: 'facilityAdmin' });

test('without any play, resume starts before the first exercise', async () => {
  const response = await resume(await player());
  expect(response.json()).toEqual({
    ...{ gameID: '1', lastExercise: 0, place: null, nextOpenExercise: 1, record: null },
  });
});

test('resume returns the exercise last answered or skipped, and the next open one after it', async () => {
  const person = await player();
  const session = await playGame(services, person.account.id, '6:✓ 7:x✓ 4:✓ 5:s 8:-');
  expect((await resume(person)).json()).toMatchObject({
    lastExercise: 5,
    place: 8,
    nextOpenExercise: 8,
    record: { session, totalAnswered: 3, skipped: 1 },
  });
});

test('an exercise left without an answer is the place; it changes neither the last answer nor a count', async () => {
  const person = await player();
  const session = await playGame(services, person.account.id, '3:✓');
  await playGame(services, person.account.id, '12:-', session);
  const left = (await resume(person)).json();
  expect(left).toMatchObject({ lastExercise: 3, place: 12, record: { place: 12, totalAnswered: 1 } });
  await playGame(services, person.account.id, '12:x', session);
  expect((await resume(person)).json()).toMatchObject({ lastExercise: 12, place: null });
});

test('after the last exercise the next open one is searched from the start', async () => {
  const person = await player();
  await playGame(services, person.account.id, '1:✓ 50:✓');
  expect((await resume(person)).json()).toMatchObject({ lastExercise: 50, nextOpenExercise: 2 });
});

test('resume requires access; the list of answers does not', async () => {
  const person = await signUpPerson(services, { isSubscribed: true });
  await playGame(services, person.account.id, '1:✓');
  await services.database.$client.query(
    'update subscriptions set cancel_at_period_end = true, period_end = $2 where account_id = $1',
    [person.account.id, clock.now()],
  );
  expect((await resume(person)).json().code).toBe('subscription_required');
  expect((await call(endpoints.listAnswers.path, person)).json()).toMatchObject([{ totalAnswered: 1 }]);
});

test('nobody sees the answers of another person', async () => {
  const [ann, bob] = [await player(), await player()];
  await playGame(services, ann.account.id, '1:✓');
  expect((await call(endpoints.listAnswers.path, bob)).json()).toEqual([]);
});

test('playGame plays a history as it is written', async () => {
  const person = await player();
  await playGame(services, person.account.id, '1:✓ 2:rx✓ 3:xxa 4:s 5:xs');
  const [playthrough] = (await call(endpoints.listAnswers.path, person)).json();
  const marks = playthrough.exercises.map(
    (entry: { main: { attempt_outcome: string; assisted?: boolean }[] }) =>
      entry.main.map(({ attempt_outcome, assisted }) => `${attempt_outcome}${assisted ? ' assisted' : ''}`),
  );
  expect(marks).toEqual([
    ['correct'],
    ['incorrect', 'correct'],
    ['incorrect', 'incorrect', 'correct assisted'],
    ['incorrect'],
    ['incorrect', 'incorrect'],
  ]);
  expect(playthrough).toMatchObject({ firstTry: 1, completed: 3, totalAnswered: 4, skipped: 2 });
  expect(playthrough.exercises[1]).toMatchObject({ repeats: 1, time: 50, elapsed_ms: 40_000 });
});

test('playGame rejects an invalid history and names the invalid part', async () => {
  await expect(playGame(services, 'nobody', '1:✓ 2:?')).rejects.toThrow('"2:?" is not an exercise');
});

test('the first save counts as access to the game', async () => {
  const { account } = await signUpPerson(services, { isSubscribed: true });
  const at = clock.now();
  const session = await playGame(services, account.id, '1:✓');
  clock.advance(3_600_000);
  await playGame(services, account.id, '2:✓', session);
  expect(await getFirstAccess(services.database, account.id)).toEqual(at);
});
