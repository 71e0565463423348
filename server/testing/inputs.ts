import fc from 'fast-check';

/** The parts of JSON Schema that the contract uses. */
export type Schema = {
  type?: string | string[];
  const?: unknown;
  enum?: unknown[];
  format?: string;
  pattern?: string;
  minLength?: number;
  maxLength?: number;
  minimum?: number;
  maximum?: number;
  minItems?: number;
  maxItems?: number;
  properties?: Record<string, Schema>;
  required?: string[];
  items?: Schema;
  anyOf?: Schema[];
  oneOf?: Schema[];
};

const defaultMaxLength = 40;
const defaultMaxItems = 3;

/** Values that a schema allows; rules that it cannot express (an address is used once) may still reject them. */
export function validInput(schema: Schema): fc.Arbitrary<unknown> {
  const options = schema.anyOf ?? schema.oneOf;
  if (options) return fc.oneof(...options.map(validInput));
  if ('const' in schema) return fc.constant(schema.const);
  if (schema.enum) return fc.constantFrom(...schema.enum);
  const { type } = schema;
  if (Array.isArray(type)) return fc.oneof(...type.map((one) => validInput({ ...schema, type: one })));
  switch (type) {
    case 'string':
      return validText(schema);
    case 'boolean':
      return fc.boolean();
    case 'null':
      return fc.constant(null);
    case 'integer':
      return fc.integer({ min: schema.minimum ?? 0, max: Math.min(schema.maximum ?? 1000, 1000) });
    case 'number':
      return fc.integer({ min: Math.ceil(schema.minimum ?? 0), max: Math.min(schema.maximum ?? 1000, 1000) });
    case 'array': {
      const { minItems: minLength = 0, maxItems = defaultMaxItems } = schema;
      const maxLength = Math.max(minLength, Math.min(maxItems, defaultMaxItems));
      return fc.array(validInput(schema.items ?? {}), { minLength, maxLength });
    }
    case 'object': {
      const { properties = {}, required = [] } = schema;
      const fields = Object.fromEntries(
        Object.entries(properties).map(([name, field]) => [name, validInput(field)]),
      );
      return fc.record(fields, { requiredKeys: required.filter((name) => name in fields) });
    }
    default:
      return fc.jsonValue({ maxDepth: 2 });
  }
}

function validText({
  format,
  pattern,
  minLength = 0,
  maxLength = defaultMaxLength,
}: Schema): fc.Arbitrary<string> {
  if (format === 'date-time') {
    const [min, max] = [new Date('2000-01-01'), new Date('2100-01-01')];
    return fc.date({ min, max, noInvalidDate: true }).map((date) => date.toISOString());
  }
  if (format === 'date') {
    const [min, max] = [new Date('2000-01-01'), new Date('2100-01-01')];
    return fc.date({ min, max, noInvalidDate: true }).map((date) => date.toISOString().slice(0, 10));
  }
  if (pattern?.includes('+@')) return fc.uuid().map((id) => `${id}@example.org`);
  if (format === 'uuid' || pattern?.includes('0-9a-fA-F]{8}')) return fc.uuid();
  const text = fc.string({
    minLength,
    maxLength: Math.max(minLength, Math.min(maxLength, defaultMaxLength)),
  });
  if (!pattern) return text;
  const matches = new RegExp(pattern);
  return fc.oneof(text, fc.stringMatching(matches)).filter((made) => matches.test(made));
}

/** Values that none or hardly any of our schemas allow. */
const hostile = fc.oneof(
  fc.constantFrom<unknown>(
    null,
    true,
    -1,
    0,
    1.5,
    1e308,
    Number.MAX_SAFE_INTEGER,
    '',
    ' ',
    'a\u0000b',
    '\ud800',
    '\u202e\u200b',
    '../../etc/passwd',
    "' or 1=1 --",
    '%00',
    '__proto__',
    'x'.repeat(25_000),
    '9'.repeat(400),
    '-1',
    '0000-01-01T00:00:00Z',
    '00000000-0000-0000-0000-000000000000',
    [],
    {},
    [[]],
  ),
  fc.string({ unit: 'binary', maxLength: 20 }),
  fc.jsonValue({ maxDepth: 2 }),
);

/** A valid value with one part changed, removed or added. */
export function mutatedInput(schema: Schema): fc.Arbitrary<unknown> {
  const mutation = fc.record({ where: fc.nat(1000), hostile, isRemoved: fc.integer({ min: 0, max: 4 }) });
  return fc.tuple(validInput(schema), mutation).map(([value, change]) => mutated(value, change));
}

type Mutation = { where: number; hostile: unknown; isRemoved: number };

function mutated(value: unknown, change: Mutation): unknown {
  if (typeof value !== 'object' || value === null) return change.hostile;
  const names = Object.keys(value);
  const { where } = change;
  // One of its parts, or the value itself.
  const name = names[where % (names.length + 1)];
  if (name === undefined) return change.hostile;
  const deeper = { ...change, where: Math.floor(where / (names.length + 1)) };
  const copy: Record<string, unknown> = { ...(value as Record<string, unknown>) };
  if (change.isRemoved === 0) delete copy[name];
  else copy[name] = mutated(copy[name], deeper);
  return Array.isArray(value) ? Object.values(copy) : copy;
}
