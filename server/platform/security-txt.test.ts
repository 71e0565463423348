import { expect, test } from 'vitest';
import { testApp } from '#server/testing/test-app.ts';

const env = { SUPPORT_EMAIL: 'help@play.example.org', PUBLIC_URL: 'http://localhost:3000' };
const { app, clock } = await testApp(env);

test('people who find a vulnerability can read where to report it, in a file that never expires', async () => {
  const response = await app.inject({ url: '/.well-known/security.txt' });
  expect([response.statusCode, response.headers['content-type']]).toEqual([200, 'text/plain; charset=utf-8']);
  const lines = response.body.trimEnd().split('\r\n');
  const [expires = ''] = lines.filter((line) => line.startsWith('Expires: '));
  const days = (Date.parse(expires.slice('Expires: '.length)) - clock.now().getTime()) / 86_400_000;
  expect([days > 90, days < 365]).toEqual([true, true]);
  expect(lines).toEqual([
    'Contact: mailto:help@play.example.org',
    expires,
    'Preferred-Languages: en',
    'Canonical: http://localhost:3000/.well-known/security.txt',
  ]);
});
