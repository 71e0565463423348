import { mkdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { type Browser, chromium } from '@playwright/test';
import { hideSandboxNotice } from '#e2e/checks/stage-views.ts';
import type { Screen } from '#e2e/screens/screen.ts';
import { screens } from '#e2e/screens/screen-list.ts';
import { openScreen, type ScreenSize, takeScreenshot } from '#e2e/screens/take-screenshot.ts';
import { startServer } from '#e2e/setup/server.ts';
import { chromiumPath } from '../../installs/prepare.js';

/**
 * `npm run screenshots:sheet -- FOLDER [name...]`: the first view of the 21 screens of docs/lab/screens-review.md on a tablet
 * and a phone, each as a file and both side by side, for reviewers who see the product for the first time.
 */
const reviewed = [
  'dashboard-new',
  'dashboard-twelve',
  'try',
  'home',
  'game-asking',
  'game-incorrect',
  'game-correct',
  'dashboard-finished',
  'game-congratulations-all',
  'plan',
  'today-done',
  'terms',
  'dashboard-reports',
  'account-display',
  'dashboard-members',
  'game-made-safe',
  'today-look-first',
  'game-survey',
  'individual-sign-up',
  'billing',
  'contact',
];
const sizes = { tablet: [820, 1180], phone: [390, 844] } as const satisfies Record<string, ScreenSize>;

const [folder, ...wanted] = process.argv.slice(2);
if (!folder) throw new Error('Name the folder for the pictures, for example /tmp/sheet');
await rm(folder, { recursive: true, force: true });
await mkdir(folder, { recursive: true });

const server = await startServer();
const browser = await chromium.launch({ executablePath: chromiumPath() });
let failed = 0;
try {
  for (const [index, name] of reviewed.entries()) {
    if (wanted.length > 0 && !wanted.includes(name)) continue;
    const screen = screens.find((one) => one.name === name);
    if (!screen) throw new Error(`There is no screen ${name} in screen-list.ts`);
    const file = join(folder, `${String(index + 1).padStart(2, '0')}-${name}`);
    await capture(browser, screen, file).catch((error: Error) => {
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

async function capture(browser: Browser, screen: Screen, file: string) {
  const files: string[] = [];
  for (const [device, size] of Object.entries(sizes)) {
    const appearance = { textSize: 20, theme: 'light' } as const;
    const page = await openScreen(browser, server.url, { screen, size, appearance });
    await hideSandboxNotice(page);
    // No button looks touched.
    await page.mouse.move(0, 0);
    const path = `${file}-${device}.png`;
    await takeScreenshot(page, { path });
    await page.context().close();
    files.push(path);
  }
  await placeSideBySide(browser, files, `${file}.png`);
}

async function placeSideBySide(browser: Browser, files: string[], path: string) {
  const page = await browser.newPage({ viewport: { width: 1300, height: 1220 } });
  const images = await Promise.all(
    files.map(async (file) => `<img src="data:image/png;base64,${await readFile(file, 'base64')}">`),
  );
  await page.setContent(
    `<body style="margin:0;padding:20px;background:#777;display:flex;gap:20px;align-items:start">${images.join('')}`,
  );
  await takeScreenshot(page, { path });
  await page.close();
}
