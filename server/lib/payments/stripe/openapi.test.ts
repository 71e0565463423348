import { Ajv, type ErrorObject, type ValidateFunction } from 'ajv';
import { expect, test } from 'vitest';
import { syncDueSubscriptions } from '#server/subscriptions/sync/sync-due-subscriptions.ts';
import { addDiscountCode, addPrice } from '#server/subscriptions/testing/fixtures.ts';
import { newSubscriber } from '#server/subscriptions/testing/subscriber.ts';
import type { Exchange } from './testing/fake.ts';
import { newParameters, removedFields } from './testing/openapi/differences.ts';
import description from './testing/openapi/stripe.generated.json' with { type: 'json' };
import { stripeApp } from './testing/stripe-app.ts';

const { app, services, clock, fake } = await stripeApp();
await addPrice(services);

type Operation = { form: object | null; query: Record<string, object>; response: object };

const operations = description.operations as unknown as Record<string, Operation>;
const ajv = new Ajv({ strict: false, allErrors: true, validateFormats: false, coerceTypes: true });
const strictAjv = new Ajv({ strict: false, allErrors: true, validateFormats: false });
const compiled = new Map<object, ValidateFunction>();

function check(by: Ajv, schema: object, value: unknown): ErrorObject[] {
  const known = compiled.get(schema) ?? by.compile({ ...schema, $defs: description.$defs });
  compiled.set(schema, known);
  return known(value) ? [] : [...(known.errors ?? [])];
}

/** The described call of a path: its ids are parameters. */
function nameOf({ method, path }: Exchange): string {
  const found = Object.keys(operations).find((call) => {
    const [described, pattern = ''] = call.split(' ');
    return described === method && new RegExp(`^${pattern.replaceAll(/\{\w+\}/g, '[^/]+')}$`).test(path);
  });
  if (!found) throw new Error(`${method} ${path} is not among the calls that were cut out.`);
  return found;
}

function faultsOfRequest(exchange: Exchange): string[] {
  const call = nameOf(exchange);
  const { form, query } = operations[call] as Operation;
  const fresh = newParameters[call] ?? [];
  const given = Object.fromEntries(Object.entries(exchange.params).filter(([name]) => !fresh.includes(name)));
  const asQuery = { type: 'object', properties: query, additionalProperties: false };
  const schema = exchange.method === 'GET' || !form ? asQuery : form;
  return check(ajv, schema, structuredClone(given)).map(
    ({ instancePath, message, params }) => `${call} ${instancePath} ${message} ${JSON.stringify(params)}`,
  );
}

/** The object, inside a response, that an error is about. */
function objectAt(body: unknown, path: string): { object?: string } {
  return path
    .split('/')
    .slice(1)
    .reduce((inner, step) => (inner as Record<string, unknown>)?.[step], body) as { object?: string };
}

/**
 * The faults of a response, except fields that Stripe has removed since; each object is checked separately. If an object
 * may also be an id or null, the check of an object that lacks such a field reports that it is neither.
 */
function faultsOfResponse(exchange: Exchange): string[] {
  const call = nameOf(exchange);
  const { response } = operations[call] as Operation;
  const errors = check(strictAjv, response, exchange.body);
  const branches = new Set(
    errors.filter(({ keyword }) => keyword === 'anyOf').map(({ instancePath }) => instancePath),
  );
  return errors
    .filter(({ keyword, instancePath, params }) => {
      if (keyword === 'anyOf' || keyword === 'oneOf' || keyword === 'if') return false;
      const { object } = objectAt(exchange.body, instancePath) ?? {};
      if (keyword === 'type') return !(object && branches.has(instancePath));
      if (keyword !== 'required') return true;
      return !removedFields[object ?? '']?.includes((params as { missingProperty: string }).missingProperty);
    })
    .map(({ instancePath, message }) => `${call} ${instancePath} ${message}`);
}

test('every request of the adapter, and every response of the fake, is as Stripe describes it', {
  timeout: 120_000,
}, async () => {
  const person = () => newSubscriber(app, services);
  const months = await addDiscountCode(services, { percentOff: 33, lasts: 'months', months: 3 });
  const free = await addDiscountCode(services, { percentOff: 100, lasts: 'months', months: 2 });
  const ann = await person();
  await ann.subscribe('pm_card_chargeDeclined');
  await ann.subscribe('pm_card_chargeDeclinedInsufficientFunds');
  await ann.subscribe('pm_card_visa', { discountCode: months.code });
  await ann.cancel();
  await ann.subscribe(null);
  await ann.changeCard('pm_card_authenticationRequired');
  await ann.changeCard('pm_card_visa');
  await ann.refund();
  const bob = await person();
  await bob.subscribe(null, { discountCode: free.code });
  await bob.changeCard('pm_card_visa');
  const cay = await person();
  const { clientSecret } = (await cay.subscribe('pm_card_authenticationRequired')).json();
  fake.state.confirmAtBank(clientSecret, false);
  await cay.confirm();
  await cay.subscribe('pm_card_chargeCustomerFail');
  await cay.subscribe('pm_card_visa');
  await cay.changeCard('pm_card_chargeCustomerFail');
  clock.advance(31 * 86_400_000);
  await syncDueSubscriptions(services);
  await cay.changeCard('pm_card_visa');
  await services.payments.deleteCustomer(String(fake.state.subscriptions[0]?.customer));
  const newer = await addPrice(services, { amountCents: 1299, intervalMonths: 3, validFrom: clock.now() });
  const running = fake.state.subscriptions.find(({ status }) => status === 'active');
  await services.payments.changePrice('price-change', running?.id ?? '', {
    id: newer.id,
    cents: 1299,
    currency: 'usd',
    intervalMonths: 3,
  });

  const { exchanges } = fake;
  expect([...new Set(exchanges.map(nameOf))].sort()).toEqual(Object.keys(operations).sort());
  expect(new Set(exchanges.flatMap(faultsOfRequest))).toEqual(new Set());
  const succeeded = exchanges.filter(({ status }) => status === 200);
  expect(new Set(succeeded.flatMap(faultsOfResponse))).toEqual(new Set());
  console.info(`${exchanges.length} requests and ${succeeded.length} responses checked`);
});

test('the check notices a parameter that Stripe does not know, and a field of the wrong type', () => {
  const wrong: Exchange = {
    method: 'POST',
    path: '/v1/refunds',
    params: { payment_intent: 'pi_1', ammount: '1' },
    status: 200,
    body: { object: 'refund', id: 'r1', amount: 'much', created: 1, currency: 'usd' },
  };
  expect(faultsOfRequest(wrong).join()).toContain('ammount');
  expect(faultsOfResponse(wrong).join()).toContain('/amount must be integer');
});

test('the check notices a wrong field of an object that stands in place of its id', () => {
  const created = fake.exchanges.find(
    ({ method, path, status }) => method === 'POST' && path === '/v1/subscriptions' && status === 200,
  );
  const wrong = structuredClone(created) as Exchange & { body: { latest_invoice: object } };
  Object.assign(wrong.body.latest_invoice, { amount_due: 'much' });
  expect(faultsOfResponse(wrong).join()).toContain('/latest_invoice/amount_due must be integer');
});
