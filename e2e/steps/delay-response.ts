import type { Page } from '@playwright/test';

/**
 * Delays every response of this path.
 * @returns a function that releases them
 */
export async function delayResponse(page: Page, path: string): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(`**${path}`, async (route) => {
    await promise;
    await route.continue();
  });
  return resolve;
}
