import type { Page } from '@playwright/test';

/** Journeys are quicker than people: on a page that was opened they wait until the app has taken it over. */
export function actWhenReady(page: Page): void {
  const { goto, reload } = page;
  const isReady = () =>
    document.getElementById('root') === null || document.querySelector('link[rel=manifest]') !== null;
  page.goto = async (...where) => {
    const response = await goto.apply(page, where);
    await page.waitForFunction(isReady);
    return response;
  };
  page.reload = async (...how) => {
    const response = await reload.apply(page, how);
    await page.waitForFunction(isReady);
    return response;
  };
}
