import { type Language, pathIn, splitLanguage } from '#contract/pages/languages.ts';

/** What has one address in all languages: calls, files, and pages that the server writes itself. */
const hasOneAddress = /^\/(?:api|files|assets|sandbox|stopEmails|helper)(?:\/|$)/;

/**
 * The address of the same page in a language, where a journey names it in English; others stay.
 * @param address absolute or without its origin
 */
export function addressIn(language: Language, address: string, baseURL: string): string {
  const { pathname, search, hash, origin } = new URL(address, baseURL);
  const isOurs = origin === new URL(baseURL).origin;
  if (!isOurs || hasOneAddress.test(pathname) || splitLanguage(pathname).language !== 'en') return address;
  const path = pathIn(language, pathname) + search + hash;
  return address.startsWith('/') ? path : origin + path;
}
