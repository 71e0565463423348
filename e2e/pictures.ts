import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { chromiumPath } from '../prepare.js';
import { screens } from './screen-list.ts';
import { startServer } from './server.ts';
import { type Look, openScreen, takePicture, type View } from './take-picture.ts';

/** `npm run pictures [name...]`: the twelve small pictures of README and docs, or some, taken anew into docs/pictures. */
const folder = 'docs/pictures';
const usual: Look = { textSize: 20, theme: 'light' };

const pictures: { name: string; view: View; look?: Look; scale?: number }[] = [
  { name: 'game-watching', view: 'desktop', scale: 0.75 },
  { name: 'home', view: 'desktop' },
  { name: 'home-sign-up', view: 'phone' },
  { name: 'how-to-play', view: 'tablet' },
  { name: 'game-incorrect', view: 'tablet' },
  { name: 'game-correct', view: 'desktop', look: { textSize: 20, theme: 'dark' } },
  { name: 'game-survey', view: 'tablet' },
  { name: 'dashboard-game', view: 'desktop' },
  { name: 'dashboard-reports', view: 'phone' },
  { name: 'billing', view: 'desktop' },
  { name: 'contact', view: 'phone', look: { textSize: 28, theme: 'light' } },
  { name: 'help', view: 'desktop', look: { textSize: 28, theme: 'contrast' } },
];

const wanted = process.argv.slice(2);
const chosen = pictures.filter(({ name }) => wanted.length === 0 || wanted.includes(name));

const server = await startServer();
const browser = await chromium.launch({ executablePath: chromiumPath() });
try {
  for (const { name, view, look = usual, scale = view === 'phone' ? 0.75 : 0.5 } of chosen) {
    const screen = screens.find((one) => one.name === name);
    if (!screen) throw new Error(`There is no screen ${name} in screen-list.ts`);
    const save = { path: join(folder, `${name}.jpg`), type: 'jpeg', quality: 70 } as const;
    const page = await openScreen(browser, server.url, { screen, view, look, scale });
    await takePicture(page, save);
    await page.context().close();
  }
} finally {
  await browser.close();
  await server.stop();
}
