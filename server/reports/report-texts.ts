import { en } from './texts/report.en.ts';
import { es } from './texts/report.es.ts';

/** The words of what is printed, by language. */
export const reportTexts = { en, es };
