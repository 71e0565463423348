import { en } from './texts/pages.en.ts';
import { es } from './texts/pages.es.ts';

/** The pages of the sandbox that stand for those of others, by language. */
export const pageTexts = { en, es };
