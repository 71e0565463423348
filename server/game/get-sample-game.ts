import type { ResponseOf } from '#contract/endpoint.ts';
import type { getSampleGame as endpoint } from '#contract/game.ts';
import type { Call } from '#server/lib/http/mount.ts';
import { languageOf } from '#server/lib/language/preferred-language.ts';
import type { Services } from '#server/services/services.ts';

/** The first exercise as a separate game: it contains nothing of the others and records no access. */
export async function getSampleGame(
  { content, config }: Services,
  { query }: Call<typeof endpoint>,
): Promise<ResponseOf<typeof endpoint>> {
  const { game } = content.byLanguage[languageOf(config.languages, query.language)];
  const exercises = game.exercises.slice(0, 1);
  const parts = game.parts.slice(0, 1).map((part) => ({ ...part, last: part.first }));
  return { ...game, parts, exercises };
}
