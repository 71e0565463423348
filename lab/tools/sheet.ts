import { mkdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { type Browser, chromium, type Page } from '@playwright/test';
import { hideSandboxNotice } from '#e2e/checks/stage-views.ts';
import { walks } from '#e2e/measures/walk-list.ts';
import { screens } from '#e2e/screens/screen-list.ts';
import { openScreen, type ScreenSize, takeScreenshot } from '#e2e/screens/take-screenshot.ts';
import { startServer } from '#e2e/setup/server.ts';
import { waitForAppOnLoad } from '#e2e/setup/wait-for-app.ts';
import { chromiumPath } from '../../installs/prepare.js';
import { desks, reviewed } from './reviewed-screens.ts';

/**
 * `npm run screenshots:sheet -- FOLDER [name...]`: the first view of the screens that are reviewed, in the order in which people meet them, on
 * a tablet and a phone, desks on a computer and a phone: each as a file, and both side by side, for reviewers who see the product for
 * the first time. A name is one of the list of screens, or a walk with one of its states.
 */
const played = { tablet: [820, 1180], phone: [390, 844] } as const satisfies Record<string, ScreenSize>;
const worked = { desktop: [1280, 720], phone: [390, 844] } as const satisfies Record<string, ScreenSize>;

const [folder, ...wanted] = process.argv.slice(2);
if (!folder) throw new Error('Name the folder for the pictures, for example /tmp/sheet');
await rm(folder, { recursive: true, force: true });
await mkdir(folder, { recursive: true });

const server = await startServer();
const browser = await chromium.launch({
  executablePath: chromiumPath(),
  args: ['--autoplay-policy=no-user-gesture-required'],
});
let failed = 0;
try {
  for (const [index, name] of [...reviewed, ...desks].entries()) {
    if (wanted.length > 0 && !wanted.includes(name)) continue;
    const file = join(folder, `${String(index + 1).padStart(2, '0')}-${name.replaceAll(/\W+/g, '-')}`);
    await capture(browser, name, file).catch((error: Error) => {
      failed += 1;
      console.error(`${name}: ${error.message}`);
    });
  }
} finally {
  await browser.close();
  await server.stop();
}
console.log(`The pictures are in ${folder}`);
process.exitCode = failed === 0 ? 0 : 1;

async function capture(browser: Browser, name: string, file: string) {
  const files: string[] = [];
  const sizes: Record<string, ScreenSize> = desks.includes(name) ? worked : played;
  for (const [device, size] of Object.entries(sizes)) {
    const page = name.includes(': ') ? await openState(browser, name, size) : await open(browser, name, size);
    await hideSandboxNotice(page);
    // The stage has scrolled as far as the notice is high.
    if (name.startsWith('stage')) await page.evaluate(() => window.scrollTo(0, 0));
    // No button looks touched.
    await page.mouse.move(0, 0);
    const path = `${file}-${device}.png`;
    await takeScreenshot(page, { path });
    await page.context().close();
    files.push(path);
  }
  const width = Object.values(sizes).reduce((sum, [one]) => sum + one + 20, 70);
  await placeSideBySide(browser, files, `${file}.png`, width);
}

function open(browser: Browser, name: string, size: ScreenSize): Promise<Page> {
  const screen = screens.find((one) => one.name === name);
  if (!screen) throw new Error(`There is no screen ${name} in screen-list.ts`);
  return openScreen(browser, server.url, { screen, size, appearance: { textSize: 20, theme: 'light' } });
}

/** A state that is reached from another one, with the settings of somebody new. */
async function openState(browser: Browser, name: string, [width, height]: ScreenSize): Promise<Page> {
  const [screen, state] = name.split(': ');
  const walk = walks.find((one) => one.screen === screen);
  if (!walk) throw new Error(`There is no walk ${screen}`);
  const context = await browser.newContext({
    viewport: { width, height },
    baseURL: server.url,
    reducedMotion: 'reduce',
    serviceWorkers: 'block',
  });
  const page = await context.newPage();
  waitForAppOnLoad(page);
  const facts = await walk.open(page, server.url);
  for (const one of walk.states) {
    await one.reach?.(page, facts);
    if (one.name === state) return page;
  }
  throw new Error(`The walk ${screen} has no state ${state}`);
}

async function placeSideBySide(browser: Browser, files: string[], path: string, width: number) {
  const page = await browser.newPage({ viewport: { width, height: 1220 } });
  const images = await Promise.all(
    files.map(async (file) => `<img src="data:image/png;base64,${await readFile(file, 'base64')}">`),
  );
  await page.setContent(
    `<body style="margin:0;padding:20px;background:#777;display:flex;gap:20px;align-items:start">${images.join('')}`,
  );
  await takeScreenshot(page, { path });
  await page.close();
}
