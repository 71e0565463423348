import type { Language } from './languages.ts';

/** How many exercises, counted from 1, are filmed. The game offers exactly these. */
export const FILMED = 50;

/** The language that is spoken in the films and stands in their captions, whatever the language of the texts. */
export const FILMED_IN: Language = 'en';
