import { en } from '#contract/fields.en.ts';
import { es } from '#contract/fields.es.ts';
import { language } from '#web/lib/language.ts';

const texts = { en, es }[language];

/** What a schema says at a field, by the name of its text: `atMost:60`. Schemas of operators have their words in place. */
export function fieldMessage(fault: string): string {
  const [name = '', limit] = fault.split(':');
  if (!(name in texts)) return fault;
  const text = texts[name as keyof typeof texts];
  return typeof text === 'function' ? text({ limit: Number(limit) }) : text;
}
