import type { Schema } from '../inputs.ts';

/** Names of objects, and 0 for the first entry of a list. */
export type Path = readonly (string | 0)[];

/** The places of a schema that take a text. */
export function textsIn(schema: Schema, path: Path = []): Path[] {
  const { type, properties = {}, items, anyOf = [] } = schema;
  const fields = Object.entries(properties).flatMap(([name, field]) => textsIn(field, [...path, name]));
  const entries = items ? textsIn(items, [...path, 0]) : [];
  return [
    ...(type === 'string' ? [path] : []),
    ...fields,
    ...entries,
    ...anyOf.flatMap((option) => textsIn(option, path)),
  ];
}

/** The same value with this text at a place; what is missing on the way is added. */
export function withText(value: unknown, [first, ...rest]: Path, text: string): unknown {
  if (first === undefined) return text;
  if (first === 0) {
    const list = Array.isArray(value) ? value : [];
    return [withText(list[0], rest, text), ...list.slice(1)];
  }
  const object = typeof value === 'object' && value !== null && !Array.isArray(value) ? value : {};
  return { ...object, [first]: withText((object as Record<string, unknown>)[first], rest, text) };
}
