import { z } from 'zod';
import { type Language, languages } from '#contract/pages/languages.ts';

/** The languages of pages, of which English is always one: `en,es`. */
export const languageList = z
  .string()
  .transform((text) => text.split(',').map((one) => one.trim()))
  .pipe(
    z.custom<Language[]>((given) => isLanguageList(given as string[]), {
      error: `should be en, or en and others of ${languages.join(', ')}, with commas between them`,
    }),
  );

function isLanguageList(given: string[]): boolean {
  return given.includes('en') && given.every((code) => languages.some((one) => one === code));
}
