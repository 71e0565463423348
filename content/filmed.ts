import type { Language } from './languages.ts';

/** How many exercises, counted from 1, are filmed. The game offers exactly these. */
export const FILMED = 50;

/** The languages that are spoken in films; texts in another one come with the films of the source. */
export const FILMED_IN: readonly Language[] = ['en', 'es'];
