import { type Language, SOURCE } from '#content/languages.ts';
import { filmFile } from '#content/names.ts';

let language: Language = SOURCE;

/** Chooses the language in which this process speaks and letters everything from now on. */
export function filmIn(chosen: Language): void {
  language = chosen;
}

export const filmedIn = (): Language => language;

/** The same in every language. */
export type Worded<Words = string> = Readonly<Record<Language, Words>>;

/** What is said or written in the language of this process. */
export const worded = <Words>(words: Worded<Words>): Words => words[language];

/** A file of films, in the language that is filmed. */
export const mediaFile = (name: string): string => filmFile(name, language);
