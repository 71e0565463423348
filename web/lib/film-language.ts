import { isTranslation, type Language } from '#contract/pages/languages.ts';

/** The language of a film, its captions or its pictures, by the name of the file: ex07_1.mp4 is English, ex07_1.es.mp4 Spanish. */
export function filmLanguage(address: string): Language {
  const named = /\.(\w\w)\.\w+(?:[?#]|$)/.exec(address)?.[1] ?? '';
  return isTranslation(named) ? named : 'en';
}
