import type { ResponseOf } from '#contract/endpoint.ts';
import type { listGames as endpoint } from '#contract/game.ts';
import type { Call } from '#server/lib/http/mount.ts';
import { languageOf } from '#server/lib/language/preferred-language.ts';
import type { Services } from '#server/services/services.ts';

/** Public facts of each game, without anything that gives an answer away (docs/product-decisions.md#games-list). */
export async function listGames(
  { content, config }: Services,
  { query }: Call<typeof endpoint>,
): Promise<ResponseOf<typeof endpoint>> {
  const { gameID, title, parts, exercises } =
    content.byLanguage[languageOf(config.languages, query.language)].game;
  return [{ gameID, title, totalExercises: exercises.length, parts }];
}
