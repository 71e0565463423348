import type { Page } from '@playwright/test';

/**
 * Lets the page's time stand still from the moment this call is answered: a pause that begins then is measured to the
 * millisecond with `page.clock.runFor`, whatever the machine is busy with. To be called before the page is opened.
 */
export async function holdTimeAt(page: Page, call: string): Promise<void> {
  await page.clock.install();
  await page.route(call, async (route) => {
    const response = await route.fetch();
    await page.clock.pauseAt(Date.now() + 1_000);
    await route.fulfill({ response });
  });
}
