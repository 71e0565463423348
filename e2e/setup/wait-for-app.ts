import type { Page } from '@playwright/test';

/** Makes journeys wait, after opening a page, until the app has hydrated it: they act faster than people. */
export function waitForAppOnLoad(page: Page): void {
  const { goto, reload } = page;
  const isHydrated = () =>
    document.getElementById('root') === null || document.querySelector('link[rel=manifest]') !== null;
  page.goto = async (...args) => {
    const response = await goto.apply(page, args);
    await page.waitForFunction(isHydrated);
    return response;
  };
  page.reload = async (...args) => {
    const response = await reload.apply(page, args);
    await page.waitForFunction(isHydrated);
    return response;
  };
}
