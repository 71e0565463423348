import { randomUUID } from 'node:crypto';
import pino from 'pino';
import { expect, test } from 'vitest';
import { endpoints } from '#contract/endpoints.ts';
import { eq } from '#server/lib/database/query.ts';
import { everybody } from '#server/lib/limits/limits.ts';
import { signUpPerson } from '#server/sandbox/seeds/sign-up-person.ts';
import { facilities } from '#server/tables/facilities.ts';
import { testApp } from '#server/testing/test-app.ts';

const logged: string[] = [];
const log = pino({ level: 'error' }, { write: (line) => void logged.push(line) });
const { app, services } = await testApp({ RATE_LIMITS: 'strict' }, log);

const email = () => `${randomUUID()}@example.org`;
const password = 'blue kettle on the porch';

async function post(url: string, payload: object, remoteAddress: string): Promise<number> {
  return (await app.inject({ method: 'POST', url, payload, remoteAddress })).statusCode;
}
const individual = (remoteAddress: string, more: object = {}) =>
  post(endpoints.individualRegister.path, { email: email(), password, ...more }, remoteAddress);
const member = (remoteAddress: string, facilityCode: string, more: object = {}) =>
  post(endpoints.facilityRegister.path, { email: email(), password, facilityCode, ...more }, remoteAddress);

async function createFacilityWithSeats(seatLimit: number): Promise<string> {
  const { facilityCode: code = null } = await signUpPerson(services, { userType: 'facilityAdmin' });
  if (!code) throw new Error('A facility has a code.');
  await services.database.update(facilities).set({ seatLimit }).where(eq(facilities.code, code));
  return code;
}

test('of 300 sign-ups of one address 20 create an account, and its neighbors and a facility’s 40 residents there are not blocked', async () => {
  const statuses = await Promise.all(Array.from({ length: 300 }, () => individual('192.0.2.1')));
  expect(statuses.filter((status) => status === 201)).toHaveLength(20);
  expect(statuses.filter((status) => status === 429)).toHaveLength(280);
  expect(await individual('192.0.2.2')).toBe(201);
  const code = await createFacilityWithSeats(40);
  const residents = await Promise.all(Array.from({ length: 40 }, () => member('192.0.2.1', code)));
  expect(residents).toEqual(Array(40).fill(201));
});

test('each created account is counted, and no sign-up that is rejected or sent again', async () => {
  const counted = async () =>
    (await services.metrics.registry.getSingleMetric('sign_ups_total')?.get())?.values[0]?.value;
  const before = (await counted()) ?? 0;
  const form = { email: email(), operation: randomUUID() };
  expect(await individual('192.0.2.8', form)).toBe(201);
  expect(await counted()).toBe(before + 1);
  expect(await individual('192.0.2.8', form)).toBe(201);
  expect(await individual('192.0.2.8', { password: 'short' })).toBe(422);
  expect(await counted()).toBe(before + 1);
});

test('sign-ups without a code, which found a facility, count too', async () => {
  for (let index = 0; index < 19; index += 1) await services.limits.track('signUp', '192.0.2.3');
  expect(await post(endpoints.facilityRegister.path, { email: email(), password }, '192.0.2.3')).toBe(201);
  expect(await post(endpoints.facilityRegister.path, { email: email(), password }, '192.0.2.3')).toBe(429);
});

test('wrong codes can be tried 30 times an hour from one address', async () => {
  const guess = () => member('192.0.2.4', 'WRNG-CDE2');
  for (let index = 0; index < 28; index += 1) await services.limits.track('signUpFailure', '192.0.2.4');
  expect([await guess(), await guess()]).toEqual([422, 422]);
  expect(await guess()).toBe(429);
  expect(await individual('192.0.2.4')).toBe(201);
});

test('the same sign-up sent again does not count', async () => {
  const form = { email: email(), operation: randomUUID() };
  for (let index = 0; index < 18; index += 1) await services.limits.track('signUp', '192.0.2.5');
  for (let index = 0; index < 3; index += 1) expect(await individual('192.0.2.5', form)).toBe(201);
  expect(await individual('192.0.2.5')).toBe(201);
});

test('each created account is counted, and no rejected sign-up', async () => {
  const counted = async () =>
    Number((await services.metrics.registry.getSingleMetricAsString('sign_ups_total')).split(' ').at(-1));
  const before = await counted();
  expect(await individual('192.0.2.7')).toBe(201);
  expect(await counted()).toBe(before + 1);
  expect(await individual('192.0.2.7', { email: 'not an address' })).toBe(422);
  expect(await counted()).toBe(before + 1);
});

test('the 200th sign-up within an hour raises an alarm and is not rejected', async () => {
  await services.database.$client.query(`delete from rate_limits where key like 'allSignUps%'`);
  logged.length = 0;
  for (let index = 0; index < 198; index += 1) await services.limits.track('allSignUps', everybody);
  expect(await individual('192.0.2.6')).toBe(201);
  expect(logged).toEqual([]);
  expect(await individual('192.0.2.6')).toBe(201);
  expect(await individual('192.0.2.6')).toBe(201);
  expect(logged.filter((line) => line.includes('many accounts were made'))).toHaveLength(1);
  const alarms = await services.metrics.registry.getSingleMetricAsString('alarms_total');
  expect(alarms).toContain('alarms_total{alarm="sign_ups"} 1');
});
