import type { Page } from '@playwright/test';
import type { SettingName, Settings } from '#contract/pages/settings.ts';
import { defaultSettings, settingsAsCookie } from '#contract/pages/settings.ts';

/** Sets the cookie that keeps a visitor's settings. */
export async function setSettingsCookie(page: Page, url: string, change: Partial<Settings>) {
  await page.context().addCookies([settingsCookie(url, change)]);
}

/**
 * What a visitor chose on this device. Films come first there unless the visitor looks first, and nobody is asked about
 * looking and speech again: not every journey is about that.
 */
export function settingsCookie(url: string, change: Partial<Settings> = {}) {
  const chosen: Partial<Settings> = { lookFirst: false, lookAsked: true, soundAsked: true, ...change };
  const names = Object.keys(chosen) as SettingName[];
  const isHttps = url.startsWith('https:');
  const [pair = ''] = settingsAsCookie({ ...defaultSettings, ...chosen }, isHttps, names).split(';');
  const [name = '', value = ''] = pair.split('=');
  return { name, value, url };
}
