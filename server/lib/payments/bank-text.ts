import { type Text, textsOf } from '#server/lib/language/text.ts';
import { commonMessages } from '#server/lib/messages.ts';
import { en } from '#server/lib/texts/bank.en.ts';
import { es } from '#server/lib/texts/bank.es.ts';

const known: Text[] = [
  commonMessages.cardUnknown,
  commonMessages.cardDeclined,
  ...Object.values(textsOf('bank', { en, es })),
];

/** What a bank said, which is kept in English, as a text if it is one of those that we know; other banks' words as they came. */
export const bankText = (words: string): string | Text =>
  known.find((text) => text.in('en') === words) ?? words;
