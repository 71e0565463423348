import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { SaveAnswerBody } from '#contract/answers.ts';
import { endpoints } from '#contract/endpoints.ts';
import { realAttempts } from '#contract/rules/scoring.ts';
import { eq } from '#server/lib/database/query.ts';
import { signUpPerson } from '#server/sandbox/seeds/sign-up-person.ts';
import { playthroughs } from '#server/tables/answers.ts';
import { testApp } from '#server/testing/test-app.ts';
import { getCurrentPlaythrough, getPlaythrough } from './queries.ts';

const { app, services, clock } = await testApp();

/** What happens on one of two devices: an outcome of an exercise, in the same game or in a new one. */
const play = fc.record({
  device: fc.constantFrom(0, 1),
  startsNew: fc.nat(9).map((chance) => chance === 0),
  exercise: fc.integer({ min: 1, max: 4 }),
  kind: fc.constantFrom('right', 'wrong', 'skip', 'time'),
  repeats: fc.nat(2),
});
type Play = typeof play extends fc.Arbitrary<infer T> ? T : never;

/** The saves as each device sends them, with newSession only in the first save of a session. */
function savesOf(plays: readonly Play[]): SaveAnswerBody[] {
  const sessions = [randomUUID(), randomUUID()];
  const begun = new Set<string>();
  return plays.map(({ device, startsNew, exercise, kind, repeats }) => {
    if (startsNew) sessions[device] = randomUUID();
    const session = sessions[device] as string;
    const newSession = !begun.has(session);
    begun.add(session);
    const attempt = {
      attempt_id: randomUUID(),
      attempted_at: clock.now().toISOString(),
      attempt_outcome: kind === 'right' ? ('correct' as const) : ('incorrect' as const),
    };
    return {
      gameID: '1',
      session,
      newSession,
      save_id: randomUUID(),
      exercise: {
        exercise_id: exercise,
        time: 20,
        repeats,
        skip: kind === 'skip',
        main: kind === 'time' ? [] : [attempt],
      },
    };
  });
}

/** Every save at least once, some again, in any order, some of them concurrently. */
const deliveries = fc.array(play, { minLength: 1, maxLength: 10 }).chain((plays) =>
  fc.record({
    plays: fc.constant(plays),
    order: fc
      .array(fc.nat(plays.length - 1), { maxLength: 12 })
      .chain((again) => fc.shuffledSubarray([...plays.keys(), ...again], { minLength: plays.length })),
    sideBySide: fc.integer({ min: 1, max: 6 }),
  }),
);

test('in any order of saves, repeated and concurrent, no acknowledged answer is missing and none is stored twice', async () => {
  await fc.assert(
    fc.asyncProperty(deliveries, async ({ plays, order, sideBySide }) => {
      const { token, account } = await signUpPerson(services, { userType: 'facilityAdmin' });
      const saves = savesOf(plays);
      const send = (save: SaveAnswerBody | undefined) =>
        app.inject({
          method: 'POST',
          url: endpoints.saveAnswer.path,
          headers: { authorization: `Bearer ${token}` },
          payload: save ?? {},
        });
      const delivered = new Set<SaveAnswerBody>();
      for (let start = 0; start < order.length; start += sideBySide) {
        const batch = order.slice(start, start + sideBySide).map((index) => saves[index]);
        const responses = await Promise.all(batch.map(send));
        expect(responses.map(({ statusCode }) => statusCode)).toEqual(batch.map(() => 200));
        for (const save of batch) if (save) delivered.add(save);
      }

      const sessions = new Set([...delivered].map(({ session }) => session as string));
      for (const session of sessions) {
        const own = [...delivered].filter((save) => save.session === session);
        const playthrough = await getPlaythrough(services, account.id, session);
        const shown = playthrough?.exercises.flatMap(realAttempts).map(({ attempt_id }) => attempt_id);
        const made = own.filter(({ exercise }) => !exercise.skip).flatMap(({ exercise }) => exercise.main);
        expect(shown?.sort()).toEqual(made.map(({ attempt_id }) => attempt_id).sort());
        expect(sum(playthrough?.exercises.map(({ repeats }) => repeats))).toBe(
          sum(own.map(({ exercise }) => exercise.repeats)),
        );
        expect(sum(playthrough?.exercises.map(({ time }) => time))).toBe(20 * own.length);
        const [kept] = await services.database
          .select()
          .from(playthroughs)
          .where(eq(playthroughs.playthroughId, session));
        expect(sum(kept?.attemptCounts.map(Number))).toBe(
          own.flatMap(({ exercise }) => exercise.main).length,
        );
        expect(kept?.answeredExercises).toHaveLength(playthrough?.totalAnswered ?? 0);
        expect(kept?.firstTryExercises.length).toBeLessThanOrEqual(kept?.answeredExercises.length ?? 0);
      }
      expect(sessions).toContain((await getCurrentPlaythrough(services, account.id))?.session);
    }),
    { numRuns: 60 },
  );
}, 120_000);

function sum(numbers: readonly number[] = []): number {
  return numbers.reduce((total, number) => total + number, 0);
}
