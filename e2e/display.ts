import type { Page } from '@playwright/test';
import type { Settings } from '#contract/settings.ts';
import { defaultSettings, settingsAsCookie } from '#contract/settings.ts';

/** Opens the page's next address as somebody who has chosen these settings before. */
export async function chooseDisplay(page: Page, url: string, change: Partial<Settings>) {
  const [pair = ''] = settingsAsCookie({ ...defaultSettings, ...change }, url.startsWith('https:')).split(
    ';',
  );
  const [name = '', value = ''] = pair.split('=');
  await page.context().addCookies([{ name, value, url }]);
}
