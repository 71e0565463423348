import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { screens } from '#e2e/screens/screen-list.ts';
import {
  type Appearance,
  openScreen,
  takeScreenshot,
  type Viewport,
  viewports,
} from '#e2e/screens/take-screenshot.ts';
import { startServer } from '#e2e/setup/server.ts';
import { chromiumPath } from '../../installs/prepare.js';

/** `npm run screenshots:docs [name...]`: takes the twelve small screenshots of README and docs, or those named, into docs/pictures. */
const folder = 'docs/pictures';
const defaultAppearance: Appearance = { textSize: 20, theme: 'light' };

const screenshots: { name: string; viewport: Viewport; appearance?: Appearance; scale?: number }[] = [
  { name: 'game-watching', viewport: 'desktop', scale: 0.75 },
  { name: 'home', viewport: 'desktop' },
  { name: 'home-sign-up', viewport: 'phone' },
  { name: 'how-to-play', viewport: 'tablet' },
  { name: 'game-incorrect', viewport: 'tablet' },
  { name: 'game-correct', viewport: 'desktop', appearance: { textSize: 20, theme: 'dark' } },
  { name: 'game-survey', viewport: 'tablet' },
  { name: 'dashboard-game', viewport: 'desktop' },
  { name: 'dashboard-reports', viewport: 'phone' },
  { name: 'billing', viewport: 'desktop' },
  { name: 'contact', viewport: 'phone', appearance: { textSize: 28, theme: 'light' } },
  { name: 'help', viewport: 'desktop', appearance: { textSize: 28, theme: 'contrast' } },
];

const wanted = process.argv.slice(2);
const chosen = screenshots.filter(({ name }) => wanted.length === 0 || wanted.includes(name));

const server = await startServer();
const browser = await chromium.launch({ executablePath: chromiumPath() });
try {
  for (const { name, viewport, appearance = defaultAppearance, scale = defaultScale(viewport) } of chosen) {
    const screen = screens.find((one) => one.name === name);
    if (!screen) throw new Error(`There is no screen ${name} in screen-list.ts`);
    const save = { path: join(folder, `${name}.jpg`), type: 'jpeg', quality: 70 } as const;
    const page = await openScreen(browser, server.url, {
      screen,
      size: viewports[viewport],
      appearance,
      scale,
    });
    await takeScreenshot(page, save);
    await page.context().close();
  }
} finally {
  await browser.close();
  await server.stop();
}

function defaultScale(viewport: Viewport): number {
  return viewport === 'phone' ? 0.75 : 0.5;
}
