import { textsOf } from '#server/lib/language/text.ts';
import { en } from './texts/messages.en.ts';
import { es } from './texts/messages.es.ts';

/** What calls of this feature say. */
export const sandboxMessages = textsOf('sandbox', { en, es });
