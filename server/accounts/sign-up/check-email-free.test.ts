import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { endpoints } from '#contract/endpoints.ts';
import { createLog } from '#server/log.ts';
import { testApp } from '#server/testing/test-app.ts';
import { signUp } from '../scenario.ts';

const logged: string[] = [];
const log = createLog({ env: 'production' }, { write: (line) => void logged.push(line) });
const { app, services } = await testApp({ RATE_LIMITS: 'strict' }, log);

const ask = (email: string, remoteAddress = '192.0.2.1') =>
  app.inject({
    method: 'POST',
    url: endpoints.individualUserExists.path,
    payload: { email },
    remoteAddress,
  });
const address = () => `${randomUUID()}@example.org`;

test('a free address may sign up; a taken one is named in any case', async () => {
  const { account } = await signUp(services);
  const free = await ask(address());
  expect([free.statusCode, free.json()]).toEqual([200, { message: 'This email is free.' }]);
  const taken = await ask((account.email as string).toUpperCase());
  expect([taken.statusCode, taken.json()]).toMatchObject([
    422,
    { message: 'This email already exists.', code: 'email_taken' },
  ]);
});

test('an address can be asked for 30 unknown addresses an hour, and known ones cost nothing', async () => {
  const { account } = await signUp(services);
  const statuses: number[] = [];
  for (let index = 0; index < 31; index += 1) {
    statuses.push((await ask(address(), '192.0.2.2')).statusCode);
    expect((await ask(account.email as string, '192.0.2.2')).statusCode).toBe(422);
  }
  expect(statuses).toEqual([...Array(30).fill(200), 429]);
  expect((await ask(address(), '192.0.2.3')).statusCode).toBe(200);
});

test('being asked for an unknown address is logged, without the address', async () => {
  const email = address();
  const before = logged.length;
  await ask(email, '192.0.2.4');
  const lines = logged.slice(before);
  expect(lines.filter((line) => line.includes('not registered'))).toHaveLength(1);
  expect(lines.filter((line) => line.includes(email))).toEqual([]);
});
