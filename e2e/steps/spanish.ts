import { generateMessageId } from '@lingui/message-utils/generateMessageId';
import { readCatalog } from '#web/build/catalog.ts';

/** The Spanish of a label as the catalog has it; the English is what the screen's code says. */
export function inSpanish(label: string): string {
  const text = readCatalog('es').get(generateMessageId(label));
  if (text === undefined) throw new Error(`The catalog has no Spanish for: ${label}`);
  return text;
}
