import { expect, onTestFinished, test, vi } from 'vitest';
import { endpoints } from '#contract/endpoints.ts';
import { peopleOf } from '#server/accounts/testing/person.ts';
import { dayMs, hourMs } from '#server/lib/clock.ts';
import { testApp } from '#server/testing/test-app.ts';

const tested = await testApp();
const { app, clock } = tested;
const { person } = peopleOf(tested);

const iPad = 'Mozilla/5.0 (iPad; CPU OS 18_0 like Mac OS X) Version/18.0 Safari/605';

async function logIn(email: string, password: string): Promise<string> {
  const response = await app.inject({
    method: 'POST',
    url: endpoints.login.path,
    payload: { email, password },
    headers: { 'user-agent': iPad },
  });
  return response.json().token;
}

async function list(token: string) {
  const headers = { authorization: `Bearer ${token}` };
  return (await app.inject({ url: endpoints.listSignIns.path, headers })).json();
}

test('the owner sees the logins with their devices, which of them is this device, and wrong passwords', async () => {
  const { email, password } = await person();
  const other = await person();
  await logIn(other.email, other.password);
  const first = clock.now().toISOString();
  const token = await logIn(email, password);
  clock.advance(hourMs);
  const failed = clock.now().toISOString();
  await logIn(email, 'not the password');
  clock.advance(hourMs);
  const second = clock.now().toISOString();
  await logIn(email, password);
  expect(await list(token)).toEqual({
    signIns: [
      { at: second, device: 'Safari on iPad', current: false },
      { at: first, device: 'Safari on iPad', current: true },
    ],
    wrongPasswords: [failed],
  });
});

test('ten logins are shown, and none older than 90 days', async () => {
  const { email, password } = await person();
  await logIn(email, password);
  await logIn(email, 'not the password');
  clock.advance(89 * dayMs);
  expect(await list(await logIn(email, password))).toMatchObject({
    signIns: [{ current: true }, { current: false }],
    wrongPasswords: [expect.any(String)],
  });
  clock.advance(dayMs);
  expect((await list(await logIn(email, password))).signIns).toHaveLength(2);
  for (let index = 0; index < 10; index += 1) await logIn(email, password);
  const { signIns, wrongPasswords } = await list(await logIn(email, password));
  expect([signIns.length, wrongPasswords]).toEqual([10, []]);
});

test('this device is found although time passes between its login and its session', async () => {
  const { email, password } = await person();
  const { now } = clock;
  let readings = 0;
  const moving = vi.spyOn(clock, 'now').mockImplementation(() => {
    readings += 1;
    return new Date(now().getTime() + readings);
  });
  onTestFinished(() => moving.mockRestore());
  expect((await list(await logIn(email, password))).signIns).toMatchObject([{ current: true }]);
});
