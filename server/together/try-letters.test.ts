import { expect, test } from 'vitest';
import { endpoints } from '#contract/endpoints.ts';
import { hourMs, minuteMs } from '#server/lib/clock.ts';
import { testApp } from '#server/testing/test-app.ts';
import { roomsOf } from './testing/room-of.ts';

const tested = await testApp();
const { services, clock } = tested;
const { post, opened } = await roomsOf(tested);
const { letters } = await opened();

const find = (typed: string, remoteAddress: string) =>
  post(endpoints.findRoom.path, { letters: typed }, { remoteAddress });
const wrong = letters === 'ZZZZZZ' ? 'YYYYYY' : 'ZZZZZZ';

test('wrong letters wait longer and longer from one address, and nobody elsewhere waits', async () => {
  for (let attempt = 0; attempt < 8; attempt += 1)
    expect((await find(wrong, '10.0.0.1')).json()).toMatchObject({ code: 'room_unknown' });
  const early = await find(letters, '10.0.0.1');
  expect(early.json()).toMatchObject({ code: 'too_many_requests' });
  expect(Number(early.headers['retry-after'])).toBeGreaterThan(0);
  expect((await find(letters, '10.0.0.2')).statusCode).toBe(200);
  clock.advance(6 * minuteMs);
  expect((await find(letters, '10.0.0.1')).statusCode).toBe(200);
});

test('right letters take back no earlier failure: a guesser may have a room', async () => {
  for (let attempt = 0; attempt < 7; attempt += 1) await find(wrong, '10.0.0.3');
  expect((await find(letters, '10.0.0.3')).statusCode).toBe(200);
  expect((await find(wrong, '10.0.0.3')).json()).toMatchObject({ code: 'room_unknown' });
  expect((await find(wrong, '10.0.0.3')).json()).toMatchObject({ code: 'too_many_requests' });
});

test('right letters count as no failure, however often they are typed', async () => {
  for (let attempt = 0; attempt < 12; attempt += 1)
    expect((await find(letters, '10.0.0.4')).statusCode).toBe(200);
});

test('guesses from everywhere pass one by one and raise an alarm; right letters always work', async () => {
  clock.advance(2 * hourMs);
  await services.database.$client.query(
    `update login_failures set failures = 299, first_failed_at = $1, last_failed_at = $1 where key = 'letters:everybody'`,
    [clock.now()],
  );
  const fresh = (await opened()).letters;
  const alarms = () => services.metrics.registry.getSingleMetricAsString('alarms_total');
  await find(wrong, '10.1.0.1');
  expect(await alarms()).toContain('alarms_total{alarm="room_letters"} 1');
  await find(wrong, '10.1.0.2');
  const guessed = await find(wrong, '10.1.0.3');
  expect(guessed.json()).toMatchObject({ code: 'too_many_requests' });
  expect((await find(fresh, '10.1.0.4')).statusCode).toBe(200);
});

test('an invalid link counts like one from an email', async () => {
  const { post: strictPost } = await roomsOf(await testApp({ RATE_LIMITS: 'strict' }));
  const link = 'a'.repeat(43);
  const codes = new Set<string>();
  for (let attempt = 0; attempt < 31; attempt += 1)
    codes.add((await strictPost(endpoints.findRoom.path, { link })).json().code);
  expect([...codes]).toEqual(['room_unknown', 'too_many_requests']);
});

test.each([
  ['both', { link: 'a'.repeat(43), letters: 'ABCDEF' }],
  ['neither', {}],
])('%s of link and letters are rejected by the field', async (_which, body) => {
  const response = await post(endpoints.findRoom.path, body);
  expect(response.json()).toMatchObject({
    code: 'validation',
    errors: { letters: 'Type the six letters' },
  });
});
