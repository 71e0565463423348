import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { endpoints } from '#contract/endpoints.ts';
import { buildReport } from '#server/reports/build-report.ts';
import { type SeededPerson, signUpPerson } from '#server/sandbox/seeds/sign-up-person.ts';
import { testApp } from '#server/testing/test-app.ts';
import { getCurrentPlaythrough } from './queries.ts';

const { app, services, clock } = await testApp();
const [retired] = services.content.retiredTitles;
if (!retired) throw new Error('content/retired.yaml names no exercise');
const [version, title] = retired;

async function answer({ token }: SeededPerson, session: string, contentVersion?: string): Promise<void> {
  const response = await app.inject({
    method: 'POST',
    url: endpoints.saveAnswer.path,
    headers: { authorization: `Bearer ${token}` },
    payload: {
      gameID: '1',
      newSession: false,
      session,
      save_id: randomUUID(),
      exercise: {
        exercise_id: 30,
        time: 20,
        repeats: 0,
        skip: false,
        main: [
          {
            attempt_outcome: 'incorrect',
            attempted_at: clock.now().toISOString(),
            attempt_id: randomUUID(),
          },
        ],
        ...(contentVersion && { content_version: contentVersion }),
      },
    },
  });
  expect(response.statusCode).toBe(200);
}

const entryOf = async ({ account }: SeededPerson) =>
  (await getCurrentPlaythrough(services, account.id))?.exercises.find(
    ({ exercise_id }) => exercise_id === 30,
  );

test('an answer to a replaced exercise keeps its outcome and the former title', async () => {
  const person = await signUpPerson(services, { userType: 'facilityAdmin' });
  await answer(person, randomUUID(), version);
  expect(await entryOf(person)).toMatchObject({
    retired_title: title,
    main: [{ attempt_outcome: 'incorrect' }],
  });
  const report = buildReport({
    language: 'en',
    product: 'Mind Your Step',
    name: '',
    playthrough: await getCurrentPlaythrough(services, person.account.id),
    game: services.content.game,
    planChanges: [],
    now: clock.now(),
    timeZone: 'UTC',
    paper: 'Letter',
  });
  const rows = report.parts.flatMap((part) => part.rows);
  expect(rows).toMatchObject([{ exerciseId: 30, title, firstTry: 'Missed' }]);
  expect([report.sources, report.doctor?.home]).toEqual([[], null]);
});

test('once the new exercise is answered, its own title is shown', async () => {
  const person = await signUpPerson(services, { userType: 'facilityAdmin' });
  const session = randomUUID();
  await answer(person, session, version);
  await answer(person, session);
  expect((await entryOf(person))?.retired_title).toBeUndefined();
});
