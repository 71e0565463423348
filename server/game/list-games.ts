import type { ResponseOf } from '#contract/endpoint.ts';
import type { listGames as endpoint } from '#contract/game.ts';
import type { Services } from '#server/services/services.ts';

/** Public facts of each game, without anything that gives an answer away (docs/product-decisions.md#games-list). */
export async function listGames({ content: { game } }: Services): Promise<ResponseOf<typeof endpoint>> {
  const { gameID, title, parts, exercises } = game;
  return [{ gameID, title, totalExercises: exercises.length, parts }];
}
