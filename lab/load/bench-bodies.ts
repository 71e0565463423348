import { randomInt, randomUUID } from 'node:crypto';
import type { SaveAnswerBody } from '#contract/answers.ts';
import { accountIdOf, benchPeople, tokenOf } from './bench-people.ts';

export type BenchSave = { token: string; body: SaveAnswerBody };

/** A save as the screens send it: one attempt of a random person, in an exercise of their game. */
export function benchSave(totalExercises: number): BenchSave {
  return saveOf(1 + randomInt(benchPeople), 1 + randomInt(totalExercises));
}

/** A save of this person, in this exercise of their game. */
export function saveOf(person: number, exercise_id: number): BenchSave {
  return {
    token: tokenOf(person),
    body: {
      gameID: '1',
      newSession: false,
      session: accountIdOf(person),
      save_id: randomUUID(),
      exercise: {
        exercise_id,
        time: 52.5,
        elapsed_ms: 42_500,
        repeats: 1,
        skip: false,
        visit_id: randomUUID(),
        main: [
          {
            attempt_outcome: 'incorrect',
            attempted_at: new Date().toISOString(),
            attempt_id: randomUUID(),
          },
        ],
      },
    },
  };
}
