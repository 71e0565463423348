import type { Page } from '@playwright/test';

/**
 * Lets the page treat presses as those of a person: a second press on one spot is none, and what has just appeared takes
 * none (web/shell/press-guard.ts). Presses of a program count at once otherwise.
 */
export async function pressAsAPerson(page: Page): Promise<void> {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'webdriver', { get: () => false });
  });
}
