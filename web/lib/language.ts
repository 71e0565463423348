import { type Language, pathIn } from '#contract/pages/languages.ts';

/** The language of this build: of its texts and of the addresses of its pages. */
export const language: Language = import.meta.env.VITE_LANGUAGE ?? 'en';

/** Asks the server for texts in the language of this build; English addresses say nothing of it. */
export const languageQuery = language === 'en' ? {} : { language };

/** What begins the address of each page: nothing in English, `/es` in Spanish. */
export const addressPrefix = language === 'en' ? '' : `/${language}`;

/** The address of the home page, for the router. */
export const basename = addressPrefix || '/';

/** The address of a page in the language of this build, for links that the router does not make. */
export function localPath(path: string): string {
  return language === 'en' ? path : pathIn(language, path);
}
