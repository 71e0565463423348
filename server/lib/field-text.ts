import { en } from '#contract/fields.en.ts';
import { es } from '#contract/fields.es.ts';
import { type Text, textsOf } from '#server/lib/language/text.ts';
import { commonMessages } from '#server/lib/messages.ts';

const fieldTexts = textsOf('fields', { en, es });

/** What a schema of the contract says at a field, by the name of its text; another schema's own words as they are. */
export function fieldText(fault: string): string | Text {
  // What zod says of a value of another type.
  if (fault === 'Invalid input') return commonMessages.invalidInput;
  const [name = '', limit] = fault.split(':');
  if (!(name in fieldTexts)) return fault;
  const text = fieldTexts[name as keyof typeof fieldTexts];
  return typeof text === 'function' ? text({ limit: Number(limit) }) : text;
}
