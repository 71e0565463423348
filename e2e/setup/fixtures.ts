import { test as base } from '@playwright/test';
import { exchange } from '#contract/together.ts';
import { watchFocusAndFilm } from '../checks/focus-and-film.ts';
import { expect, speakSpanish } from '../spanish/speak-spanish.ts';
import { switchToKeyboard } from './keyboard.ts';
import type { Options } from './options.ts';
import { startServer, startTimeoutMs, type TestServer } from './server.ts';
import { settingsCookie } from './settings-cookie.ts';
import { waitForAppOnLoad } from './wait-for-app.ts';

/**
 * Playwright's `test` against a running product. In addition to its own assertions, a test fails when the page logs an
 * error to the console (such as a hydration error), throws, sends a request to another host, or opens a connection that stays.
 */
export const test = base.extend<Options, { server: TestServer }>({
  expectedErrors: [[], { option: true }],
  inputMode: ['pointer', { option: true }],
  looksFirst: [false, { option: true }],
  opensRooms: [false, { option: true }],
  everyAppearance: [false, { option: true }],
  seed: [1, { option: true }],
  language: ['en', { option: true }],
  textSize: [20, { option: true }],

  // Journeys about what is stored on the device are tagged: a worker fetches the whole app for each other one.
  serviceWorkers: async ({ serviceWorkers }, use, { tags }) => {
    await use(tags.includes('@worker') ? 'allow' : serviceWorkers);
  },

  server: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the dependencies of a fixture from its parameter
    async ({}, use) => {
      const server = await startServer();
      await use(server);
      await server.stop();
    },
    { scope: 'worker', timeout: 2 * startTimeoutMs },
  ],

  baseURL: async ({ server }, use) => use(server.url),

  context: async ({ context, baseURL, looksFirst, language, textSize }, use) => {
    const chosen = { ...(language !== 'en' && { language }), ...(textSize !== 20 && { textSize }) };
    const isNew = looksFirst && Object.keys(chosen).length === 0;
    const asked = looksFirst ? { lookFirst: true, lookAsked: false, soundAsked: false } : {};
    if (!isNew && baseURL) await context.addCookies([settingsCookie(baseURL, { ...asked, ...chosen })]);
    await use(context);
  },

  page: async ({ page, baseURL, expectedErrors, inputMode, opensRooms, language }, use) => {
    const faults: string[] = [];
    page.on('console', (message) => {
      if (message.type() === 'error') faults.push(`console: ${message.text()}`);
    });
    page.on('pageerror', (error) => faults.push(`thrown: ${error.message}`));
    page.on('request', (request) => {
      const { origin, protocol, pathname } = new URL(request.url());
      if (protocol.startsWith('http') && origin !== baseURL) faults.push(`requested ${request.url()}`);
      // What stands for a connection where a filter lets none through.
      if (pathname === exchange.path && !opensRooms) faults.push(`requested ${pathname}`);
    });
    page.on('websocket', (socket) => opensRooms || faults.push(`opened ${socket.url()}`));
    await watchFocusAndFilm(page);
    const restoreEnglish = language === 'es' ? await speakSpanish(page, baseURL ?? '') : () => {};
    waitForAppOnLoad(page);
    const restoreInput = inputMode === 'keyboard' ? switchToKeyboard(page) : () => {};
    await use(page);
    restoreInput();
    restoreEnglish();
    const unexpected = faults.filter((fault) => !expectedErrors.some((known) => known.test(fault)));
    expect(unexpected).toEqual([]);
  },
});

export { expect };
