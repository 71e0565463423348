import { once } from 'node:events';
import { connect } from 'node:net';
import { expect, test } from 'vitest';
import { testApp } from '#server/testing/test-app.ts';
import { listenOnSlowLine } from './testing/slow-line.ts';

const { running } = await testApp();

test('a connection that sends no request is closed within seconds', { timeout: 40_000 }, async () => {
  const base = new URL(await listenOnSlowLine(running, 300));
  const socket = connect(Number(base.port), base.hostname);
  socket.write('GET / HTTP/1.1\r\nhost: example.org\r\n');
  const before = performance.now();
  socket.resume();
  await once(socket, 'close');
  expect(performance.now() - before).toBeLessThan(20_000);
});
