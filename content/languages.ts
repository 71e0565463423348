/** The languages of the content. The first one is the source: the others are translated from it. */
export const languages = ['en', 'es'] as const;

export type Language = (typeof languages)[number];
export type Translation = Exclude<Language, 'en'>;

export const SOURCE: Language = 'en';

export const translations = languages.filter((language): language is Translation => language !== 'en');
