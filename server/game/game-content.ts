import type { Content } from '#content/load.ts';
import type { GameContent } from '#server/services/services.ts';
import { buildGame } from './build-game.ts';
import type { OpenedContent } from './open-content.ts';

/** Puts the texts together as they are used, in every language. */
export function gameContentOf(
  { content, translations, addressOf }: OpenedContent,
  mediaBaseUrl: string,
): GameContent {
  const inLanguage = (texts: Content) => ({
    game: buildGame({ content: texts, addressOf }, mediaBaseUrl),
    surveys: texts.surveys,
    safety: texts.safety,
    retiredTitles: new Map(replacedIn(texts).map(({ version, title }) => [version, title])),
  });
  const en = inLanguage(content);
  const rewritten = new Set(replacedIn(content).flatMap((one) => (one.rewritten ? [one.version] : [])));
  const others = Object.entries(translations).map(([language, texts]) => [language, inLanguage(texts)]);
  const byLanguage = { en, ...Object.fromEntries(others) } as GameContent['byLanguage'];
  return { ...en, rewritten, forms: content.forms, byLanguage };
}

/** What is not played as it was; a version of old may be played again. */
function replacedIn({ retired, game }: Content): Content['retired'] {
  const played = new Set(game.map(({ version }) => version));
  return retired.filter(({ version }) => !played.has(version));
}
