import type { AddressInfo } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { createMetrics, serveMetrics } from './metrics.ts';

test('the figures are served to this machine alone', async () => {
  const server = await serveMetrics(createMetrics(), 0);
  onTestFinished(() => void server.close());
  const { address, port } = server.address() as AddressInfo;
  expect(address).toBe('127.0.0.1');
  expect(await (await fetch(`http://127.0.0.1:${port}/metrics`)).text()).toContain('http_request_duration');
});
