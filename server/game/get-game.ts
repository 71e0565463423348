import type { ResponseOf } from '#contract/endpoint.ts';
import type { getGame as endpoint } from '#contract/game.ts';
import type { Call } from '#server/lib/http/mount.ts';
import { languageOf } from '#server/lib/language/preferred-language.ts';
import type { Services } from '#server/services/services.ts';
import { rejectOtherGames } from './build-game.ts';
import { recordFirstAccess } from './first-access.ts';

/** The game with its clips and answers, for people who may play. The first time is recorded for refunds. */
export async function getGame(
  services: Services,
  { params, query, caller }: Call<typeof endpoint>,
): Promise<ResponseOf<typeof endpoint>> {
  rejectOtherGames(params.gameID);
  await recordFirstAccess(services.database, caller.accountId, services.clock.now());
  const language = languageOf(services.config.languages, query.language);
  return services.content.byLanguage[language].game;
}
