import type { FastifyRequest } from 'fastify';
import type { Language } from '#contract/pages/languages.ts';
import { languageOf, rankedFirst } from '#server/lib/language/preferred-language.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** Of what is answered; problems are said in it too. */
    language: Language;
  }
}

/** The language of a response: what the page or the program asks for, else what the account has chosen, else English. */
export function requestLanguage(
  on: readonly Language[],
  { headers }: Pick<FastifyRequest, 'headers'>,
  caller: { language: Language | null } | null = null,
): Language {
  return rankedFirst(headers['accept-language'], on) ?? languageOf(on, caller?.language);
}
