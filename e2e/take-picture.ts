import type { Browser, Page, PageScreenshotOptions } from '@playwright/test';
import type { Settings } from '#contract/settings.ts';
import { chooseDisplay } from './display.ts';
import { actWhenReady } from './ready.ts';
import type { Screen } from './screen-list.ts';
import { watchShifts } from './shifts.ts';

/** The views that pictures are taken in, width and height in CSS pixels. */
export const views = { phone: [390, 844], tablet: [768, 1024], desktop: [1280, 720] } as const;

export type View = keyof typeof views;
export type Look = Pick<Settings, 'textSize' | 'theme'>;

type Picture = {
  screen: Screen;
  view: View;
  look: Look;
  /** Pixels of the picture for one of the page; 1 where it is not said. */
  scale?: number;
};

/** Opens a screen as somebody with these settings sees it; who asks closes the page's context. */
export async function openScreen(
  browser: Browser,
  url: string,
  { screen, view, look, scale = 1 }: Picture,
): Promise<Page> {
  const [width, height] = views[view];
  const context = await browser.newContext({
    viewport: { width, height },
    deviceScaleFactor: scale,
    baseURL: url,
    reducedMotion: 'reduce',
    // No route answers what a service worker asks.
    serviceWorkers: 'block',
  });
  const page = await context.newPage();
  actWhenReady(page);
  await watchShifts(page);
  await chooseDisplay(page, url, look);
  await page.goto(screen.path, { waitUntil: 'networkidle' });
  await screen.prepare?.(page);
  return page;
}

/** Pictures and films on the page have come, but where a screen shows that they do not. */
export async function takePicture(page: Page, save: PageScreenshotOptions): Promise<void> {
  const areShown = () =>
    [...document.images].every(({ complete, loading }) => complete || loading === 'lazy') &&
    [...document.querySelectorAll('video')].every(
      ({ currentSrc, readyState }) => !currentSrc || readyState >= 2,
    );
  await page.waitForFunction(areShown, null, { timeout: 2000 }).catch(() => {});
  await page.screenshot({ animations: 'disabled', ...save });
}
