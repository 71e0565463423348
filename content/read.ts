import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseDocument } from 'yaml';
import type { z } from 'zod';
import type { Fault } from './faults.ts';
import { withoutMarks } from './marks.ts';

/**
 * Reads one YAML (or JSON, which is YAML) file of the content folder and checks it against its schema.
 * Adds what is wrong to `faults` and then returns undefined. `marks` keeps those of spoken lines, for the studio.
 */
export function readFile<T>(
  folder: string,
  file: string,
  schema: z.ZodType<T>,
  faults: Fault[],
  { marks = false } = {},
): T | undefined {
  let source: string;
  try {
    source = readFileSync(join(folder, file), 'utf8');
  } catch {
    faults.push({ file, field: '', reason: 'is missing or cannot be read' });
    return undefined;
  }
  const document = parseDocument(source);
  if (document.errors.length > 0) {
    faults.push(
      ...document.errors.map((error) => ({ file, field: '', reason: `is not YAML: ${error.message}` })),
    );
    return undefined;
  }
  const read = (_key: unknown, value: unknown) => (typeof value === 'string' ? withoutMarks(value) : value);
  const result = schema.safeParse(document.toJS(marks ? {} : { reviver: read }));
  if (result.success) return result.data;
  faults.push(
    ...result.error.issues.map((issue) => ({ file, field: issue.path.join('.'), reason: issue.message })),
  );
  return undefined;
}
