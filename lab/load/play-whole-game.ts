import { randomUUID } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { endpoints } from '#contract/endpoints.ts';
import type { Game, GameExercise } from '#contract/game.ts';
import type { SentReview } from '#contract/reviews.ts';
import { saveOf } from './bench-bodies.ts';
import { tokenOf } from './bench-people.ts';

/** In each exercise: one wrong answer, the right one, and the time until Next. */
const savesEach = [['incorrect'], ['correct'], []] as const;

/** A bench person plays the whole game through the server's own calls. @returns how many saves that were */
export async function playWholeGame(app: FastifyInstance, game: Game, person: number): Promise<number> {
  for (const { exercise_id } of game.exercises) {
    for (const outcomes of savesEach) {
      const { token, body } = saveOf(person, exercise_id);
      const [attempt] = body.exercise.main;
      body.exercise.main = outcomes.flatMap((attempt_outcome) =>
        attempt ? [{ ...attempt, attempt_outcome, attempt_id: randomUUID() }] : [],
      );
      await post(app, endpoints.saveAnswer.path, token, body);
    }
  }
  return game.exercises.length * savesEach.length;
}

/** The same person reviews every exercise once. */
export function reviewWholeGame(app: FastifyInstance, game: Game, person: number): Promise<void> {
  return post(app, endpoints.saveReviews.path, tokenOf(person), { reviews: game.exercises.map(reviewOf) });
}

async function post(app: FastifyInstance, url: string, token: string, payload: object): Promise<void> {
  const headers = { authorization: `Bearer ${token}` };
  const response = await app.inject({ method: 'POST', url, headers, payload });
  if (response.statusCode !== 200) throw new Error(`A call was rejected: ${response.body}`);
}

/** A review as the screens send it. */
function reviewOf({ exercise_id, version, main }: GameExercise): SentReview {
  return {
    id: randomUUID(),
    exerciseId: exercise_id,
    selectedOptionId: main.answer,
    outcome: 'correct',
    sure: true,
    assisted: false,
    lookFirst: 'hit',
    order: 'filmed',
    reviewedAt: new Date().toISOString(),
    contentVersion: version,
  };
}
