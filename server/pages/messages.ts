import { textsOf } from '#server/lib/language/text.ts';
import { en } from './texts/messages.en.ts';
import { es } from './texts/messages.es.ts';

/** What pages without the app say. */
export const pagesMessages = textsOf('pages', { en, es });
