import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { pathIn } from '#contract/pages/languages.ts';
import { paths } from '#contract/pages/paths.ts';
import { test as base, expect } from '#e2e/setup/fixtures.ts';
import { startServer, startTimeoutMs, type TestServer } from '#e2e/setup/server.ts';
import { openAs, signUp } from '#e2e/steps/accounts.ts';

/** The English and the Spanish edition on one device: each has a service worker of its own, on one origin. */

const both = ['en', 'es'] as const;

const test = base.extend<object, { folder: string; server: TestServer }>({
  folder: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the dependencies of a fixture from its parameter
    async ({}, use) => {
      const folder = await mkdtemp(path.join(tmpdir(), 'mind-your-step-web-'));
      await cp('dist/web', folder, { recursive: true });
      await use(folder);
      await rm(folder, { recursive: true });
    },
    { scope: 'worker' },
  ],
  server: [
    async ({ folder }, use) => {
      const server = await startServer({ WEB_DIR: folder, LANGUAGES: both.join() });
      await use(server);
      await server.stop();
    },
    { scope: 'worker', timeout: 2 * startTimeoutMs },
  ],
});

/** The browser logs requests of the service worker that fail to the page's console. */
test.use({ expectedErrors: [/Failed to load resource|ERR_INTERNET_DISCONNECTED|ERR_FAILED/] });

/** Another release of both workers: the icon is another one. Without the compressed files, these are sent. */
async function release(folder: string) {
  for (const name of ['service-worker.js', 'service-worker-es.js']) {
    const file = path.join(folder, name);
    const worker = await readFile(file, 'utf8');
    const next = worker.replace(
      /((["']?)url\2:\s*["'`]icon\.svg["'`],\s*\2revision\2:\s*["'`])\w+/,
      '$1another',
    );
    expect(next).not.toBe(worker);
    await writeFile(file, next);
    await Promise.all(['br', 'gz', 'zst'].map((ending) => rm(`${file}.${ending}`, { force: true })));
  }
}

const cachedPages = (page: Page) =>
  page.evaluate(async () => (await caches.keys()).filter((name) => name.startsWith('pages-')).sort());

/** Opens the dashboard and the game in a language, until its worker has stored the page from which any other can start. */
async function visit(page: Page, language: (typeof both)[number]) {
  for (const one of [paths.dashboard, paths.game]) {
    await page.goto(pathIn(language, one));
    await expect(page.locator('html')).toHaveAttribute('lang', language);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  }
  const shell = pathIn(language, paths.game);
  const worker = language === 'en' ? '/service-worker.js' : `/service-worker-${language}.js`;
  // The English worker answers under /es, too, until the Spanish one has taken over.
  const isStored = () =>
    page.evaluate(
      async ([shell, worker]) => {
        const registered = await navigator.serviceWorker.getRegistration();
        const isSettled = registered?.active?.state === 'activated' && !registered.installing;
        const address = navigator.serviceWorker.controller?.scriptURL ?? '';
        return isSettled && address.endsWith(worker) && Boolean(await caches.match(shell));
      },
      [shell, worker] as const,
    );
  await expect.poll(isStored, { timeout: 90_000 }).toBe(true);
}

test('both are installed, updated once, and each starts without a network', {
  tag: ['@full', '@worker'],
}, async ({ page, context, folder }) => {
  test.setTimeout(300_000);
  const person = await signUp(page.request, 'facility');
  await openAs(page, person, paths.dashboard);
  for (const language of both) await visit(page, language);
  const scopes = await page.evaluate(async () =>
    (await navigator.serviceWorker.getRegistrations()).map(({ scope }) => new URL(scope).pathname).sort(),
  );
  expect(scopes).toEqual(['/', '/es']);
  const before = await cachedPages(page);
  expect(before).toHaveLength(2);

  await release(folder);
  for (const language of both) {
    await page.goto(pathIn(language, paths.dashboard));
    await page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.update());
  }
  const isUpdated = async () => {
    const now = await cachedPages(page);
    return now.length === 2 && now.every((name) => !before.includes(name));
  };
  await expect.poll(isUpdated, { timeout: 90_000 }).toBe(true);

  await context.setOffline(true);
  for (const language of both) {
    const opened = await context.newPage();
    for (const one of [paths.dashboard, paths.game]) {
      await opened.goto(pathIn(language, one));
      await expect(opened.locator('html')).toHaveAttribute('lang', language);
      await expect(opened.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(opened.getByText(language === 'en' ? 'Need help?' : '¿Necesita ayuda?')).toBeVisible();
    }
    await opened.close();
  }
});
