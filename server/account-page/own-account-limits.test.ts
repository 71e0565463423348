import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import type { Endpoint } from '#contract/endpoint.ts';
import { endpoints } from '#contract/endpoints.ts';
import { signUpPerson } from '#server/sandbox/seeds/sign-up-person.ts';
import { testApp } from '#server/testing/test-app.ts';

/** What a person with an account could find out, or do to others, by many calls. */

const { app, services } = await testApp({ RATE_LIMITS: 'strict', TRUST_PROXY: '1' });
let people = 0;
let ports = 1000;

/** Each person calls from their own address. */
async function person() {
  const { token, account, password } = await signUpPerson(services);
  people += 1;
  const address = `192.0.2.${people}`;
  const call = async ({ method, path }: Endpoint, payload: object) => {
    const headers = { authorization: `Bearer ${token}`, 'x-forwarded-for': address };
    return (await app.inject({ method, url: path, headers, payload })).statusCode;
  };
  return { account, address, call, password };
}

/** A call without a sign-in. */
const callFrom = async (address: string, { method, path }: Endpoint, payload: object) =>
  (await app.inject({ method, url: path, headers: { 'x-forwarded-for': address }, payload })).statusCode;

async function statusesOf(times: number, call: () => Promise<number>): Promise<number[]> {
  const statuses: number[] = [];
  for (let index = 0; index < times; index += 1) statuses.push(await call());
  return statuses;
}

test('codes of facilities cannot be guessed one after another', async () => {
  const { call } = await person();
  const statuses = await statusesOf(21, () => call(endpoints.joinFacility, { facilityCode: 'ABCDEFGH' }));
  expect(statuses).toEqual([...Array(20).fill(422), 429]);
});

test('registered addresses cannot be found out one after another', async () => {
  const [{ call }, { account }] = [await person(), await person()];
  const taken = await statusesOf(31, () => call(endpoints.changeAccount, { userName: account.userName }));
  expect(taken).toEqual([...Array(30).fill(422), 429]);
});

test('changes of address cannot flood others with emails', async () => {
  const { call, password: currentPassword } = await person();
  const requested = () =>
    call(endpoints.changeAccount, { email: `${randomUUID()}@example.net`, currentPassword });
  expect(await statusesOf(11, requested)).toEqual([...Array(10).fill(200), 429]);
});

test('the link to delete an account is emailed at most ten times an hour', async () => {
  const { call } = await person();
  expect(await statusesOf(11, () => call(endpoints.deleteAccount, {}))).toEqual([
    ...Array(10).fill(200),
    429,
  ]);
});

test('requests for new passwords by others do not block emails that the owner requests', async () => {
  const { account, call, password: currentPassword } = await person();
  const requested = () => callFrom('198.51.100.1', endpoints.forgotPassword, { email: account.userName });
  expect(await statusesOf(10, requested)).toEqual(Array(10).fill(200));
  const change = { email: `${randomUUID()}@example.net`, currentPassword };
  expect(await call(endpoints.changeAccount, change)).toBe(200);
  expect(await call(endpoints.deleteAccount, {})).toBe(200);
});

test('failed sign-ups at one address do not block changes that reveal nothing about others', async () => {
  const { address, call } = await person();
  const weak = () =>
    callFrom(address, endpoints.facilityRegister, {
      email: `${randomUUID()}@example.org`,
      password: 'password',
      facilityCode: 'ABCD-EFGH',
    });
  expect(await statusesOf(31, weak)).toEqual([...Array(30).fill(422), 429]);
  expect(await call(endpoints.changeAccount, { settings: { textSize: 28 } })).toBe(200);
  expect(await call(endpoints.changeAccount, { name: 'Rosa Diaz' })).toBe(200);
  expect(await call(endpoints.changeAccount, { userName: `rosa ${randomUUID()}` })).toBe(429);
});

test('an address that comes with a port each time is one address', async () => {
  const { app: behind } = await testApp({ RATE_LIMITS: 'strict', TRUST_PROXY: 'loopback' });
  const statuses = await statusesOf(40, async () => {
    ports += 1;
    const headers = { 'x-forwarded-for': `192.0.2.3:${ports}` };
    const payload = { email: `${randomUUID()}@example.org` };
    const url = endpoints.individualUserExists.path;
    return (await behind.inject({ method: 'POST', url, headers, payload })).statusCode;
  });
  expect(statuses).toEqual([...Array(30).fill(200), ...Array(10).fill(429)]);
});
