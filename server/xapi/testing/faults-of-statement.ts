import { createRequire } from 'node:module';
import { Ajv } from 'ajv';
import type { Statement } from '../statement.ts';

const load = createRequire(import.meta.url);
const formats: Record<string, string> = load('tin-can-json-schema/formats.json');

/** Rustici's JSON schema of xAPI, written for draft 4, in which `id` has the meaning of today's `$id`. */
const schema: object = JSON.parse(
  JSON.stringify({ ...load('tin-can-json-schema/1.0.1.json'), $schema: undefined }),
  (_, value) => {
    if (typeof value?.id !== 'string') return value;
    const { id, ...rest } = value;
    return { $id: id, ...rest };
  },
);

const ajv = new Ajv({ strict: false, allErrors: true, unicodeRegExp: false });
for (const [name, pattern] of Object.entries(formats)) ajv.addFormat(name, new RegExp(pattern));
ajv.addSchema(schema, 'xapi');
const validate = ajv.compile({ $ref: 'xapi#/properties/statement' });

/** What is wrong with a statement by the published schema, and by rules of xAPI 1.0.3 that a schema cannot say. */
export function faultsOfStatement(statement: unknown): string[] {
  const faults = validate(statement)
    ? []
    : (validate.errors ?? []).map(({ instancePath, message }) => `${instancePath} ${message}`);
  const text = JSON.stringify(statement);
  if (/:null[,}]/.test(text)) faults.push('xAPI allows null in extensions only');
  const { id = '', context, result, timestamp = '' } = statement as Partial<Statement>;
  const uuids = [id, context?.registration ?? ''];
  const rfc = /^[0-9a-f]{8}-[0-9a-f]{4}-[1-5][0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/;
  if (!uuids.every((uuid) => rfc.test(uuid))) faults.push('an id is no UUID of RFC 4122');
  if (!/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?Z$/.test(timestamp)) faults.push('no timestamp in UTC');
  const { score, duration = '' } = (result ?? {}) as Partial<Statement['result']>;
  if (score && !(score.scaled >= -1 && score.scaled <= 1)) faults.push('the score is not from -1 to 1');
  if (!/^PT\d+(\.\d{1,2})?S$/.test(duration)) faults.push('the duration is not in hundredths of a second');
  return faults;
}
