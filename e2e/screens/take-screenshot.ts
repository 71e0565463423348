import type { Browser, Page, PageScreenshotOptions } from '@playwright/test';
import type { Settings } from '#contract/pages/settings.ts';
import { watchLayoutShifts } from '../checks/layout-shifts.ts';
import { setSettingsCookie } from '../setup/settings-cookie.ts';
import { waitForAppOnLoad } from '../setup/wait-for-app.ts';
import type { Screen } from './screen.ts';

/** The viewports of the screenshots, width and height in CSS pixels. */
export const viewports = { phone: [390, 844], tablet: [768, 1024], desktop: [1280, 720] } as const;

export type Viewport = keyof typeof viewports;
/** Width and height in CSS pixels. */
export type ScreenSize = readonly [width: number, height: number];
export type Appearance = Pick<Settings, 'textSize' | 'theme'>;

type Shot = {
  screen: Screen;
  size: ScreenSize;
  appearance: Appearance;
  /** Pixels of the screenshot per CSS pixel; 1 by default. */
  scale?: number;
};

/** Opens a screen with these settings; the caller closes the page's context. */
export async function openScreen(
  browser: Browser,
  url: string,
  { screen, size, appearance, scale = 1 }: Shot,
): Promise<Page> {
  const [width, height] = size;
  const context = await browser.newContext({
    viewport: { width, height },
    deviceScaleFactor: scale,
    baseURL: url,
    reducedMotion: 'reduce',
    // Playwright's routes do not see the requests of a service worker.
    serviceWorkers: 'block',
  });
  const page = await context.newPage();
  waitForAppOnLoad(page);
  await watchLayoutShifts(page);
  await setSettingsCookie(page, url, appearance);
  await page.goto(screen.path, { waitUntil: 'networkidle' });
  await screen.prepare?.(page);
  return page;
}

/** Waits until images and films are loaded, except on a screen that shows that they are not. */
export async function takeScreenshot(page: Page, save: PageScreenshotOptions): Promise<void> {
  const areLoaded = () =>
    [...document.images].every(({ complete, loading }) => complete || loading === 'lazy') &&
    [...document.querySelectorAll('video')].every(
      ({ currentSrc, readyState }) => !currentSrc || readyState >= 2,
    );
  await page.waitForFunction(areLoaded, null, { timeout: 2000 }).catch(() => {});
  await page.screenshot({ animations: 'disabled', ...save });
}
