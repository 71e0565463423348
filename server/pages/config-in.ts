import type { Safety } from '#content/joined.ts';
import { emergencyText } from '#content/safety-lines.ts';
import type { Game } from '#contract/game.ts';
import type { Language } from '#contract/pages/languages.ts';
import type { PublicConfig } from '#contract/platform.ts';
import type { Services } from '#server/services/services.ts';

/** The configuration of browsers in a language: its films, its safety lines, and the hours of the support. */
export function publicConfigIn(
  { publicConfig, content, config }: Pick<Services, 'publicConfig' | 'content' | 'config'>,
  language: Language,
): PublicConfig {
  const support = { ...publicConfig.support, hours: config.supportHours[language] };
  const { game, safety } = content.byLanguage[language];
  return { ...publicConfig, ...filmsIn(game), support, safety: safetyIn(safety) };
}

/** The films that pages show without the game: the first clip with its people, and how to play. */
export function filmsIn({
  exercises,
  people,
  coaching: { instructions },
}: Game): Pick<PublicConfig, 'sample' | 'introduction'> {
  if (!instructions) throw new Error('The content has no clip "instructions"');
  const { video_url, captions_url } = instructions;
  const clip = exercises[0]?.main.options[0];
  const rosa = people.find(({ id }) => id === 'rosa');
  return {
    sample: { video: clip?.video_url ?? '', poster: clip?.poster_url ?? '', face: rosa?.avatar_url ?? '' },
    introduction: { video_url, captions_url },
  };
}

/** The safety lines as browsers get them. */
export const safetyIn = (safety: Safety): PublicConfig['safety'] => ({
  footer: safety.footer,
  emergency: emergencyText(safety),
});
