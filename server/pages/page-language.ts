import {
  isTranslation,
  type Language,
  pathIn,
  splitLanguage,
  type Translation,
} from '#contract/pages/languages.ts';
import { doors, englishPages, paths } from '#contract/pages/paths.ts';
import { rankedFirst } from '#server/lib/language/preferred-language.ts';

type AskedPage = {
  pathname: string;
  /** The query with its question mark; may be empty. */
  search: string;
  /** The page without its language, in its own spelling: `/resetPassword/:token`; null for an address that does not exist. */
  page: string | null;
  /** What this person has chosen; null for nothing. */
  chosen: Language | null;
  acceptLanguage: string | undefined;
  /** The languages that are switched on and built, beside English. */
  on: readonly Translation[];
};

/** Links that people were sent, texts that bind in English, and the exercise to try are shown as their address says. */
const neverLeft: readonly string[] = [
  paths.privacy,
  paths.terms,
  paths.appPrivacy,
  paths.appTerms,
  paths.tryOne,
  ...englishPages,
];

/**
 * Returns the address of the same page in the language in which it is shown, or null if this one is it. The address
 * decides; one without a language leads to what was chosen, or at the doors to what the browser ranks first.
 */
export function otherEdition({
  pathname,
  search,
  page,
  chosen,
  acceptLanguage,
  on,
}: AskedPage): string | null {
  if (page === null) return null;
  const { language, path } = splitLanguage(pathname);
  if (isTranslation(language))
    return on.includes(language) && !isOneOf(englishPages, page) ? null : encodeURI(path) + search;
  if (isOneOf(neverLeft, page) || page.includes(':')) return null;
  const wanted = chosen ?? (isOneOf(doors, page) ? preferredLanguage(acceptLanguage, on) : 'en');
  return on.some((one) => one === wanted) ? encodeURI(pathIn(wanted, pathname)) + search : null;
}

const isOneOf = (pages: readonly string[], page: string) => pages.includes(page);

/** Whether what a browser says of its languages matters for a page. */
export const asksBrowser = (page: string | null): boolean => page !== null && isOneOf(doors, page);

/** The language that the browser ranks first of those there are; English for a header of nonsense. */
export function preferredLanguage(header: string | undefined, on: readonly Translation[]): Language {
  return rankedFirst(header, ['en', ...on]) ?? 'en';
}
