/** Marks that no text of ours has, and that every typeface of ours does. */
const [open, close] = ['«', '»'];

/** A letter of no English text, of which the words are made that lengthen one. */
export const filler = 'ø';

/** A text in brackets, two fifths longer: what many languages need beside English. */
export function bracket(text: string): string {
  const more = Math.max(1, Math.round(text.length * 0.4) - 3);
  const words = filler.repeat(more).replaceAll(new RegExp(`${filler}{7}(?=${filler})`, 'g'), `$& `);
  return `${open}${text} ${words}${close}`;
}

/** Every text in an object of texts in brackets; what puts something in still does. */
export function bracketed<T>(texts: T): T {
  if (typeof texts === 'string') return bracket(texts) as T;
  if (typeof texts === 'function') return ((params: unknown) => bracket(texts(params))) as T;
  if (Array.isArray(texts)) return texts.map((text) => bracketed(text)) as T;
  if (typeof texts !== 'object' || texts === null) return texts;
  return Object.fromEntries(Object.entries(texts).map(([key, text]) => [key, bracketed(text)])) as T;
}
