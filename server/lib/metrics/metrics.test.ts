import type { AddressInfo } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { endpoints } from '#contract/endpoints.ts';
import { testApp } from '#server/testing/test-app.ts';
import { createMetrics, serveMetrics } from './metrics.ts';

test('each call is counted with its route and status', async () => {
  const { app, services } = await testApp();
  await app.inject({ url: endpoints.healthz.path });
  await app.inject({ url: endpoints.getMe.path });
  await app.inject({ url: '/api/v2/nothing-of-ours' });
  const counts = await services.metrics.registry.getSingleMetricAsString('http_request_duration_seconds');
  for (const labels of [
    `route="${endpoints.healthz.path}",status="200"`,
    `route="${endpoints.getMe.path}",status="401"`,
  ]) {
    expect(counts).toContain(`http_request_duration_seconds_count{method="GET",${labels}} 1`);
  }
  expect(counts).toContain('status="404"} 1');
});

test('the figures are served to this machine alone', async () => {
  const server = await serveMetrics(createMetrics([]), 0);
  onTestFinished(() => void server.close());
  const { address, port } = server.address() as AddressInfo;
  expect(address).toBe('127.0.0.1');
  expect(await (await fetch(`http://127.0.0.1:${port}/metrics`)).text()).toContain('http_request_duration');
});
