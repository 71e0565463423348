import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { runPhases } from './open-loop.ts';

const slowMs = 300;

/** Responds to /slow late. */
async function startServer(): Promise<string> {
  const server = createServer((request, response) => {
    setTimeout(() => response.end(), request.url === '/slow' ? slowMs : 0);
  });
  onTestFinished(() => void server.close());
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

const sendTo = (path: string) => ({
  kinds: [{ name: path, perSecond: 200, requests: () => [{ method: 'GET' as const, path }] }],
  seconds: 0.5,
});

test('a phase begins while responses to the one before are open, and each keeps its own', async () => {
  const [slow, quick] = await runPhases(await startServer(), [sendTo('/slow'), sendTo('/quick')]);
  if (!slow || !quick) throw new Error('A phase has no figures.');
  expect(quick.startedAt - slow.startedAt).toBeLessThan(500 + slowMs / 2);
  for (const [path, { samples }] of Object.entries({ '/slow': slow, '/quick': quick })) {
    expect(samples.length).toBeGreaterThan(50);
    expect(samples.every(({ kind, status }) => kind === path && status === 200)).toBe(true);
  }
  expect(Math.max(...slow.samples.map(({ dueMs, ms }) => dueMs + ms))).toBeGreaterThan(500 + slowMs / 2);
});
