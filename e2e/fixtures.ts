import { test as base, expect } from '@playwright/test';
import { takeKeyboard } from './keyboard.ts';
import type { Options } from './options.ts';
import { actWhenReady } from './ready.ts';
import { startServer, type TestServer } from './server.ts';

/**
 * Playwright's `test` on a running product. Besides what a test itself asks, it fails when the page writes an error
 * to the console (a hydration error among them), throws, or asks another host for anything.
 */
export const test = base.extend<Options, { server: TestServer }>({
  expectedErrors: [[], { option: true }],
  hands: ['pointer', { option: true }],
  everyView: [false, { option: true }],

  server: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads what a fixture needs from its pattern
    async ({}, use) => {
      const server = await startServer();
      await use(server);
      await server.stop();
    },
    { scope: 'worker' },
  ],

  baseURL: async ({ server }, use) => use(server.url),

  page: async ({ page, baseURL, expectedErrors, hands }, use) => {
    const faults: string[] = [];
    page.on('console', (message) => {
      if (message.type() === 'error') faults.push(`console: ${message.text()}`);
    });
    page.on('pageerror', (error) => faults.push(`thrown: ${error.message}`));
    page.on('request', (request) => {
      const { origin, protocol } = new URL(request.url());
      if (protocol.startsWith('http') && origin !== baseURL) faults.push(`asked ${request.url()}`);
    });
    actWhenReady(page);
    const putDown = hands === 'keyboard' ? takeKeyboard(page) : () => {};
    await use(page);
    putDown();
    const unexpected = faults.filter((fault) => !expectedErrors.some((known) => known.test(fault)));
    expect(unexpected).toEqual([]);
  },
});

export { expect };
