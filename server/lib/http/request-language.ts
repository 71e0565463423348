import type { FastifyRequest } from 'fastify';
import type { Language } from '#contract/pages/languages.ts';
import { languageOf, rankedFirst } from '#server/lib/language/preferred-language.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** Of what is answered; problems are said in it too. */
    language: Language;
  }
}

/**
 * The language of a response: what the address or the headers of the page or program ask for, else what the account has
 * chosen, else English. A language that is off is not obeyed.
 */
export function requestLanguage(
  on: readonly Language[],
  { headers, query }: Pick<FastifyRequest, 'headers' | 'query'>,
  caller: { language: Language | null } | null = null,
): Language {
  const asked = (query as { language?: unknown } | undefined)?.language;
  return (
    on.find((one) => one === asked) ??
    rankedFirst(headers['accept-language'], on) ??
    languageOf(on, caller?.language)
  );
}
