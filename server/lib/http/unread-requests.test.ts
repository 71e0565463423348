import { expect, test } from 'vitest';
import { exchange } from '#server/testing/attacks/raw-connection.ts';
import { listenOn } from '#server/testing/listen-on.ts';
import { testApp } from '#server/testing/test-app.ts';

const { app } = await testApp();
const address = await listenOn(app);

test.each([
  ['an address that is too long', `GET /${'x'.repeat(20_000)} HTTP/1.1\r\nhost: a\r\n\r\n`, 431, 'too_large'],
  ['what is no request', 'hello\r\n\r\n', 400, 'malformed'],
])(
  '%s is rejected like any other request, and the connection is closed',
  async (_what, bytes, status, code) => {
    const { text, isClosed } = await exchange(address, bytes, 5000);
    const [head = '', body = ''] = text.split('\r\n\r\n');
    expect(head).toMatch(new RegExp(`^HTTP/1.1 ${status} `));
    expect(head).toContain('content-type: application/json; charset=utf-8');
    expect(head).toContain('x-content-type-options: nosniff');
    expect(JSON.parse(body)).toMatchObject({ message: expect.any(String), code });
    expect(isClosed).toBe(true);
  },
);
