/** The languages of pages, English first. An address in another one begins with its code: `/es/dashboard`. */
export const languages = ['en', 'es'] as const;
export type Language = (typeof languages)[number];
/** Those that an operator switches on. */
export type Translation = Exclude<Language, 'en'>;
export const translations = languages.filter((language): language is Translation => language !== 'en');

export const isTranslation = (language: string): language is Translation =>
  translations.some((one) => one === language);

/** As those who read it call it. */
export const languageNames = { en: 'English', es: 'Español' } as const satisfies Record<Language, string>;

/** As dates, numbers and names are written: English and Spanish of the United States. */
export const locales = { en: 'en-US', es: 'es-US' } as const satisfies Record<Language, string>;

/** `/es/Dashboard` is `/Dashboard` in Spanish; an address without a language is English. */
export function splitLanguage(pathname: string): { language: Language; path: string } {
  const [, first = '', ...rest] = pathname.split('/');
  const language = translations.find((one) => one === first.toLowerCase());
  return language ? { language, path: `/${rest.join('/')}` } : { language: 'en', path: pathname };
}

/** The address of a page in a language: `/es` for the home page, `/es/dashboard`. */
export function pathIn(language: Language, path: string): string {
  if (language === 'en') return path;
  return `/${language}${path.replace(/^\/(?=$|[?#])/, '')}`;
}
