import type { Page } from '@playwright/test';

/**
 * Pauses the page's clock when this call gets its response: a timer that starts then can be measured to the millisecond
 * with `page.clock.runFor`, however busy the machine is. Call it before the page is opened.
 */
export async function pauseClockAtResponse(page: Page, call: string): Promise<void> {
  await page.clock.install();
  await page.route(call, async (route) => {
    const response = await route.fetch();
    await page.clock.pauseAt(Date.now() + 1_000);
    await route.fulfill({ response });
  });
}
