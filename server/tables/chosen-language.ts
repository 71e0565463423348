import { customType } from 'drizzle-orm/pg-core';
import { type Language, languages } from '#contract/pages/languages.ts';

/** A column with a language that somebody chose; null as well where there is no such language any more. */
export const chosenLanguage = customType<{ data: Language; driverData: string }>({
  dataType: () => 'text',
  fromDriver: (stored) => languages.find((language) => language === stored) ?? (null as never),
});
