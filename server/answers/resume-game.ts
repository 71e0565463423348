import type { resumeGame as endpoint } from '#contract/answers.ts';
import type { ResponseOf } from '#contract/endpoint.ts';
import { nextOpenExercise } from '#contract/rules/scoring.ts';
import { rejectOtherGames } from '#server/game/build-game.ts';
import type { Call } from '#server/lib/http/mount.ts';
import type { Services } from '#server/services/services.ts';
import { getCurrentPlaythrough } from './queries.ts';

/** Where the person stopped. The screen continues at `place`, or else after `lastExercise` (docs/product-decisions.md#part-offsets and #resume-point and #saved-notice). */
export async function resumeGame(
  services: Services,
  { params, caller, language }: Call<typeof endpoint>,
): Promise<ResponseOf<typeof endpoint>> {
  rejectOtherGames(params.gameID);
  const playthrough = await getCurrentPlaythrough(services, caller.accountId, language);
  const lastExercise = playthrough?.lastAnsweredExercise ?? 0;
  const total = services.content.game.exercises.length;
  return {
    gameID: params.gameID,
    lastExercise,
    place: playthrough?.place ?? null,
    nextOpenExercise: nextOpenExercise(playthrough?.exercises ?? [], lastExercise, total),
    record: playthrough,
  };
}
