import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseDocument } from 'yaml';
import type { z } from 'zod';
import type { Fault } from './faults.ts';
import { withoutMarks } from './marks.ts';

type Marked = { marks?: boolean };

/**
 * Reads one YAML or JSON file of the content folder and checks it against its schema.
 * Adds what is wrong to `faults` and then returns undefined. `marks` keeps those of spoken lines, for the studio.
 */
export function readFile<T>(
  folder: string,
  file: string,
  schema: z.ZodType<T>,
  faults: Fault[],
  marked: Marked = {},
): T | undefined {
  const value = parseFile(folder, file, faults, marked);
  return value === undefined ? undefined : checked(value, schema, file, faults);
}

/** Reads one file as it is. Adds what is wrong to `faults` and then returns undefined. */
export function parseFile(
  folder: string,
  file: string,
  faults: Fault[],
  { marks = false }: Marked = {},
): unknown {
  let source: string;
  try {
    source = readFileSync(join(folder, file), 'utf8');
  } catch {
    faults.push({ file, field: '', reason: 'is missing or cannot be read' });
    return undefined;
  }
  if (file.endsWith('.json')) return parseJson(source, file, faults);
  const document = parseDocument(source);
  if (document.errors.length > 0) {
    faults.push(
      ...document.errors.map((error) => ({ file, field: '', reason: `is not YAML: ${error.message}` })),
    );
    return undefined;
  }
  const read = (_key: unknown, value: unknown) => (typeof value === 'string' ? withoutMarks(value) : value);
  return document.toJS(marks ? {} : { reviver: read });
}

/** JSON is YAML, but the reader of YAML takes half a second for the list of all films. */
function parseJson(source: string, file: string, faults: Fault[]): unknown {
  try {
    return JSON.parse(source);
  } catch (error) {
    faults.push({ file, field: '', reason: `is not JSON: ${(error as Error).message}` });
    return undefined;
  }
}

/** What was read, if it is as its schema says. Adds what is wrong to `faults` and then returns undefined. */
export function checked<T>(
  value: unknown,
  schema: z.ZodType<T>,
  file: string,
  faults: Fault[],
): T | undefined {
  const result = schema.safeParse(value);
  if (result.success) return result.data;
  faults.push(
    ...result.error.issues.map((issue) => ({ file, field: issue.path.join('.'), reason: issue.message })),
  );
  return undefined;
}
