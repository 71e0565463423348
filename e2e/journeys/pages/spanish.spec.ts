import { execFileSync } from 'node:child_process';
import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { test as base, expect } from '#e2e/setup/fixtures.ts';
import { startServer, startTimeoutMs, type TestServer } from '#e2e/setup/server.ts';
import { inSpanish } from '#e2e/steps/spanish.ts';

/** A player who reads Spanish, in a build with both languages: labels are read from the catalog. */

const folder = 'dist/both';

const test = base.extend<object, { server: TestServer }>({
  server: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the dependencies of a fixture from its parameter
    async ({}, use) => {
      execFileSync(process.execPath, ['web/build/build.ts', folder], {
        env: { LANGUAGES: 'en,es' },
      });
      const server = await startServer({ WEB_DIR: folder, LANGUAGES: 'en,es' });
      await use(server);
      await server.stop();
    },
    { scope: 'worker', timeout: 2 * startTimeoutMs },
  ],
});

test.use({ locale: 'es-US', viewport: { width: 390, height: 664 } });

const fill = (page: Page, label: string, text: string) =>
  page.getByLabel(inSpanish(label), { exact: true }).fill(text);

async function expectNoViolations(page: Page) {
  const { violations } = await new AxeBuilder({ page }).analyze();
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([]);
}

test('a browser that reads Spanish is led to the Spanish home page, and the link leads back for good', {
  tag: '@full',
}, async ({ page }) => {
  await page.goto('/?from=card#top');
  await expect(page).toHaveURL('/es?from=card#top');
  await expect(page.locator('html')).toHaveAttribute('lang', 'es');
  await expectNoViolations(page);
  await page.getByRole('banner').getByRole('link', { name: 'English' }).click();
  await expect(page).toHaveURL('/?from=card#top');
  await page.goto('/sign-in');
  await expect(page).toHaveURL('/sign-in');
  await expect(page.getByRole('banner').getByRole('link', { name: 'Español' })).toHaveAttribute('lang', 'es');
});

test('what was typed comes along to the other language, but no password', { tag: '@full' }, async ({
  page,
}) => {
  await page.goto('/es/sign-in');
  await fill(page, 'Username or Email', 'rosa@example.org');
  await fill(page, 'Password', 'blue kettle 7');
  await page.getByRole('banner').getByRole('link', { name: 'English' }).click();
  await expect(page).toHaveURL('/sign-in');
  await expect(page.getByLabel('Username or Email')).toHaveValue('rosa@example.org');
  await expect(page.getByLabel('Password', { exact: true })).toHaveValue('');
});
