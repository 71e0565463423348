import { randomUUID } from 'node:crypto';
import pino from 'pino';
import { afterAll, expect, test, vi } from 'vitest';
import { endpoints } from '#contract/endpoints.ts';
import { hourMs } from '#server/lib/clock.ts';
import { everybody } from '#server/lib/limits/limits.ts';
import { testApp } from '#server/testing/test-app.ts';
import { addDiscountCode, addPrice } from './testing/fixtures.ts';
import { newSubscriber } from './testing/subscriber.ts';

const logged: string[] = [];
const log = pino({ level: 'error' }, { write: (line) => void logged.push(line) });
const { app, services } = await testApp({ RATE_LIMITS: 'strict' }, log);
await addPrice(services);

const person = () => newSubscriber(app, services);
type Person = Awaited<ReturnType<typeof person>>;

/** Limits go by the machine's clock. */
const anHourLater = () => vi.setSystemTime(Date.now() + hourMs + 1000);
vi.useFakeTimers({ toFake: ['Date'] });
afterAll(() => void vi.useRealTimers());

const problemCode = (response: { json(): { code?: string } }) => response.json().code ?? 'done';
const decline = (ann: Person) => ann.subscribe('pm_card_chargeDeclined');

test('of 30 declined cards tried at once by one person five reach the bank', async () => {
  anHourLater();
  const ann = await person();
  const codes = (await Promise.all(Array.from({ length: 30 }, () => decline(ann)))).map(problemCode);
  expect(codes.filter((code) => code === 'too_many_requests').length).toBeGreaterThanOrEqual(25);
  expect(codes.filter((code) => code === 'card_declined').length).toBeLessThanOrEqual(5);
});

test('after five declined cards even a good one waits for the hour to end, with a plain message', async () => {
  anHourLater();
  const ann = await person();
  for (let index = 0; index < 5; index += 1) expect(problemCode(await decline(ann))).toBe('card_declined');
  const rejected = await ann.subscribe('pm_card_visa');
  expect([rejected.statusCode, rejected.json().message]).toEqual([
    429,
    'Too many cards were declined. Nothing was charged. Please try again in an hour, or ask your bank.',
  ]);
  expect(Number(rejected.headers['retry-after'])).toBeGreaterThan(3500);
  anHourLater();
  expect((await ann.subscribe('pm_card_visa')).statusCode).toBe(200);
});

test('a rejection by the bank during authentication counts as a declined card', async () => {
  anHourLater();
  const ann = await person();
  for (let index = 0; index < 5; index += 1) {
    const { clientSecret } = (await ann.subscribe('pm_card_authenticationRequired')).json();
    const payload = { clientSecret, approved: false };
    await app.inject({ method: 'POST', url: endpoints.confirmAtBank.path, payload });
    expect(problemCode(await ann.confirm())).toBe('card_declined');
  }
  expect(problemCode(await ann.subscribe('pm_card_visa'))).toBe('too_many_requests');
});

test('each declined card is counted, and no card that is taken or not asked about', async () => {
  anHourLater();
  const counted = async () =>
    (await services.metrics.registry.getSingleMetric('card_declines_total')?.get())?.values[0]?.value;
  const before = (await counted()) ?? 0;
  const ann = await person();
  for (let index = 0; index < 5; index += 1) await decline(ann);
  expect(await counted()).toBe(before + 5);
  expect(problemCode(await decline(ann))).toBe('too_many_requests');
  expect((await (await person()).subscribe('pm_card_visa')).statusCode).toBe(200);
  expect(await counted()).toBe(before + 5);
});

test('a good card is taken from a network where ten were declined, but not a second bad one from one person', async () => {
  anHourLater();
  const [one, two, ann, bob] = [await person(), await person(), await person(), await person()];
  for (let index = 0; index < 5; index += 1) {
    for (const thief of [one, two]) expect(problemCode(await decline(thief))).toBe('card_declined');
  }
  expect((await ann.subscribe('pm_card_visa')).statusCode).toBe(200);
  expect(problemCode(await decline(bob))).toBe('card_declined');
  expect(problemCode(await decline(bob))).toBe('too_many_requests');
});

test('each declined card is counted', async () => {
  anHourLater();
  const counted = async () =>
    Number(
      (await services.metrics.registry.getSingleMetricAsString('card_declines_total')).split(' ').at(-1),
    );
  const before = await counted();
  await decline(await person());
  expect(await counted()).toBe(before + 1);
});

test('after 50 declined cards in total no card is taken for an hour, a message says so, and an alarm is raised', async () => {
  anHourLater();
  logged.length = 0;
  for (let index = 0; index < 49; index += 1) await services.limits.track('allCardDeclines', everybody);
  await decline(await person());
  const alarms = await services.metrics.registry.getSingleMetricAsString('alarms_total');
  expect(alarms).toContain('alarms_total{alarm="card_declines"} 1');
  expect(logged.filter((line) => line.includes('too many cards were declined'))).toHaveLength(1);
  const ann = await person();
  const rejected = await ann.subscribe('pm_card_visa');
  expect([rejected.statusCode, rejected.json().message]).toEqual([
    502,
    'For safety, we take no cards from anyone right now. Nothing was charged. Please try again in an hour.',
  ]);
  const { code } = await addDiscountCode(services, { percentOff: 100 });
  expect((await ann.subscribe(null, { discountCode: code })).statusCode).toBe(200);
  anHourLater();
  expect((await (await person()).subscribe('pm_card_visa')).statusCode).toBe(200);
});

test('a subscription that costs nothing takes no card, and asks no bank about one', async () => {
  anHourLater();
  const { code } = await addDiscountCode(services, { percentOff: 100 });
  const ann = await person();
  expect((await ann.subscribe(null, { discountCode: code, operation: randomUUID() })).statusCode).toBe(200);
  const rejected = await ann.changeCard('pm_card_visa');
  expect([rejected.statusCode, rejected.json().message]).toEqual([
    409,
    'Your subscription costs nothing. You do not need a card.',
  ]);
  expect(await ann.details()).toMatchObject({ card: null });
});
