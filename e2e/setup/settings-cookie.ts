import type { Page } from '@playwright/test';
import type { Settings } from '#contract/pages/settings.ts';
import { defaultSettings, settingsAsCookie } from '#contract/pages/settings.ts';

/** Sets the cookie of a user who has chosen these settings before. */
export async function setSettingsCookie(page: Page, url: string, change: Partial<Settings>) {
  const [pair = ''] = settingsAsCookie({ ...defaultSettings, ...change }, url.startsWith('https:')).split(
    ';',
  );
  const [name = '', value = ''] = pair.split('=');
  await page.context().addCookies([{ name, value, url }]);
}
