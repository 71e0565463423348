import type { Page } from '@playwright/test';
import { screens } from '#e2e/screens/screen-list.ts';
import { setSettingsCookie } from '#e2e/setup/settings-cookie.ts';
import type { Check, Facts } from '../check.ts';
import type { Walk } from '../walk.ts';
import { common } from './common.ts';

/** A walk to one state that the list of screens has already; `count` reads what is no sight. */
export function fromScreen(
  screen: string,
  state: string,
  name: string,
  checks: readonly Check[],
  count?: (page: Page) => Promise<Facts>,
): Walk {
  const listed = screens.find((one) => one.name === name);
  if (!listed) throw new Error(`There is no screen ${name} in screen-list.ts`);
  return {
    screen,
    listed: name,
    open: async (page, url) => {
      // The list leads to the film, as the screenshots do.
      await setSettingsCookie(page, url, {});
      await page.goto(listed.path);
      await listed.prepare?.(page);
      return (await count?.(page)) ?? {};
    },
    states: [{ name: state, checks: [...checks, ...common] }],
  };
}
