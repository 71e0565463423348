import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { load, YAMLException } from 'js-yaml';
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
  const value = parseYaml(source, file, faults);
  return marks ? value : withoutMarksIn(value);
}

function parseYaml(source: string, file: string, faults: Fault[]): unknown {
  try {
    return load(source);
  } catch (error) {
    if (!(error instanceof YAMLException)) throw error;
    faults.push({ file, field: '', reason: `is not YAML: ${error.message}` });
    return undefined;
  }
}

function withoutMarksIn(value: unknown): unknown {
  if (typeof value === 'string') return withoutMarks(value);
  if (Array.isArray(value)) return value.map(withoutMarksIn);
  if (value === null || typeof value !== 'object') return value;
  return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, withoutMarksIn(part)]));
}

/** JSON is YAML, but the list of all films is long, and its own reader is quicker. */
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
