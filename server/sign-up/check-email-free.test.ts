import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { endpoints } from '#contract/endpoints.ts';
import { createLog } from '#server/lib/log.ts';
import { signUpPerson } from '#server/sandbox/seeds/sign-up-person.ts';
import { testApp } from '#server/testing/test-app.ts';

const logged: string[] = [];
const log = createLog({ env: 'production' }, { write: (line) => void logged.push(line) });
const { app, services } = await testApp({ RATE_LIMITS: 'strict' }, log);

const askFor = (payload: object, remoteAddress = '192.0.2.1') =>
  app.inject({ method: 'POST', url: endpoints.individualUserExists.path, payload, remoteAddress });
const ask = (email: string, remoteAddress?: string) => askFor({ email }, remoteAddress);
const address = () => `${randomUUID()}@example.org`;

test('a free address can sign up; a taken one is found ignoring case', async () => {
  const { account } = await signUpPerson(services);
  const free = await ask(address());
  expect([free.statusCode, free.json()]).toEqual([200, { message: 'This email is free.' }]);
  const taken = await ask((account.email as string).toUpperCase());
  expect([taken.statusCode, taken.json()]).toMatchObject([
    422,
    { message: 'This email already exists.', code: 'email_taken' },
  ]);
});

test('one address gets 30 responses an hour; after that taken and free get the same rejection', async () => {
  const { account } = await signUpPerson(services);
  const taken = account.email as string;
  const ofBoth = async () => {
    const responses = [await ask(taken, '192.0.2.2'), await ask(address(), '192.0.2.2')];
    return responses.map(({ statusCode, body }) => ({ statusCode, body }));
  };
  for (let index = 0; index < 15; index += 1) {
    expect((await ofBoth()).map(({ statusCode }) => statusCode)).toEqual([422, 200]);
  }
  const [ofTaken, ofFree] = await ofBoth();
  expect(ofTaken?.statusCode).toBe(429);
  expect(ofFree).toEqual(ofTaken);
  expect((await ask(address(), '192.0.2.3')).statusCode).toBe(200);
});

test('a taken username has its own message, ignoring case, also together with a taken address', async () => {
  const { account } = await signUpPerson(services);
  const userName = account.userName.toUpperCase();
  const ofName = await askFor({ email: address(), userName });
  const usernameTaken = 'This username already exists.';
  expect([ofName.statusCode, ofName.json()]).toEqual([
    422,
    {
      message: usernameTaken,
      code: 'username_taken',
      text: 'accounts.userNameTaken',
      errors: { userName: usernameTaken },
    },
  ]);
  const emailTaken = 'This email already exists.';
  expect((await askFor({ email: account.email, userName })).json()).toEqual({
    message: emailTaken,
    code: 'email_taken',
    text: 'accounts.emailTaken',
    errors: { email: emailTaken, userName: usernameTaken },
  });
  const free = await askFor({ email: address(), userName: `free ${randomUUID()}` });
  expect(free.statusCode).toBe(200);
});

test.each([
  ['password', 'Many people use this password. Please choose another.'],
  ['walker-of-porches', 'This password is too close to your name or email. Please choose another.'],
  ['short', 'Password too short, minimum 8 characters'],
])('a password that the sign-up would refuse is refused at its field: %s', async (password, message) => {
  const asked = { email: address(), userName: 'Walker of porches', password };
  const refused = await askFor(asked, '192.0.2.6');
  expect([refused.statusCode, refused.json().errors]).toEqual([422, { password: message }]);
  const chosen = { ...asked, password: 'blue kettle on the porch' };
  expect((await askFor(chosen, '192.0.2.6')).statusCode).toBe(200);
});

test('a check for an unknown address is logged, without the address', async () => {
  const email = address();
  const before = logged.length;
  await ask(email, '192.0.2.4');
  const lines = logged.slice(before);
  expect(lines.filter((line) => line.includes('not registered'))).toHaveLength(1);
  expect(lines.filter((line) => line.includes(email))).toEqual([]);
});

test('100 kB of dots are refused within 50 ms, before anybody is counted', async () => {
  const email = `a@${'.'.repeat(99_880)}@`;
  const times: number[] = [];
  for (let run = 0; run < 5; run += 1) {
    const start = performance.now();
    const refused = await ask(email, '192.0.2.40');
    times.push(performance.now() - start);
    expect([refused.statusCode, refused.json().errors]).toEqual([422, { email: 'Invalid email address' }]);
  }
  expect(Math.min(...times)).toBeLessThan(50);
});

test('20 requests with 100 kB of dots take less than 200 ms of the processor together', async () => {
  const email = `a@${'.'.repeat(99_880)}@`;
  await ask(email, '192.0.2.41');
  const before = process.cpuUsage();
  const refused = await Promise.all(Array.from({ length: 20 }, () => ask(email, '192.0.2.41')));
  const { user, system } = process.cpuUsage(before);
  expect((user + system) / 1000).toBeLessThan(200);
  expect(refused.map(({ statusCode }) => statusCode)).toEqual(Array(20).fill(422));
});
