import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type Browser, chromium } from '@playwright/test';
import { horizontalOverflow } from '#e2e/checks/accessibility-rules.ts';
import { clippedOrOverlappingText } from '#e2e/checks/clipped-text.ts';
import { unexpectedLayoutShifts } from '#e2e/checks/layout-shifts.ts';
import type { Screen } from '#e2e/screens/screen.ts';
import { screens } from '#e2e/screens/screen-list.ts';
import { openScreen, takeScreenshot, type Viewport, viewports } from '#e2e/screens/take-screenshot.ts';
import { startServer } from '#e2e/setup/server.ts';
import { chromiumPath } from '../../installs/prepare.js';

/**
 * `npm run screenshots [name...]`: screenshots of every screen and state in three viewports, two text sizes and three
 * themes, collected on one page (screenshots/index.html). It fails when a page is wider than the viewport, a text is
 * clipped or overlaps another, the layout shifts, or a state is not reached; it still takes the other screenshots.
 */
const textSizes = [20, 28] as const;
const themes = ['light', 'dark', 'contrast'] as const;
const folder = 'screenshots';

type Screenshot = { file: string; viewport: string; appearance: string };

const wanted = process.argv.slice(2);
const chosen = screens.filter(({ name }) => wanted.length === 0 || wanted.includes(name));
const faults: string[] = [];

await rm(folder, { recursive: true, force: true });
await mkdir(folder, { recursive: true });
const overview = new Map<string, Screenshot[]>();
const server = await startServer();
const browser = await chromium.launch({ executablePath: chromiumPath() });
try {
  for (const screen of chosen) overview.set(screen.name, await captureScreen(browser, screen));
  await writeFile(join(folder, 'index.html'), renderOverview(overview));
} finally {
  await browser.close();
  await server.stop();
}
for (const fault of faults) console.error(fault);
const taken = [...overview.values()].flat().length;
console.log(`${chosen.length} screens, ${taken} screenshots: ${folder}/index.html`);
process.exitCode = faults.length > 0 ? 1 : 0;

async function captureScreen(browser: Browser, screen: Screen): Promise<Screenshot[]> {
  const screenshots: Screenshot[] = [];
  for (const viewport of Object.keys(viewports) as Viewport[]) {
    for (const textSize of textSizes) {
      try {
        screenshots.push(...(await captureThemes(browser, screen, viewport, textSize)));
      } catch (error) {
        faults.push(`${screen.name}, ${viewport}, ${textSize}: ${(error as Error).message}`);
      }
    }
  }
  return screenshots;
}

/** A theme is an attribute of `<html>` and changes only colors, so the page is opened once for all three. */
async function captureThemes(
  browser: Browser,
  screen: Screen,
  viewport: Viewport,
  textSize: (typeof textSizes)[number],
): Promise<Screenshot[]> {
  const name = `${screen.name}-${viewport}-${textSize}`;
  const page = await openScreen(browser, server.url, {
    screen,
    size: viewports[viewport],
    appearance: { textSize, theme: themes[0] },
  });
  const overflow = await horizontalOverflow(page);
  if (overflow > 0) faults.push(`${name}: ${overflow} px wider than the viewport`);
  const problems = [
    ...(screen.layoutShiftReason ? [] : await unexpectedLayoutShifts(page)),
    ...(await clippedOrOverlappingText(page)),
  ];
  faults.push(...problems.map((fault) => `${name}: ${fault}`));
  const screenshots: Screenshot[] = [];
  for (const theme of themes) {
    await page.evaluate((chosen) => {
      document.documentElement.dataset.theme = chosen;
    }, theme);
    const file = `${name}-${theme}.png`;
    await takeScreenshot(page, { path: join(folder, file), fullPage: screen.wholePage ?? true });
    screenshots.push({ file, viewport, appearance: `${textSize} ${theme}` });
  }
  await page.context().close();
  return screenshots;
}

function renderOverview(overview: Map<string, Screenshot[]>) {
  const sections = [...overview].map(
    ([name, screenshots]) =>
      `<h2>${name}</h2><div>${screenshots
        .map(
          ({ file, viewport, appearance }) =>
            `<figure><a href="${file}"><img src="${file}" loading="lazy" alt=""></a><figcaption>${viewport}, ${appearance}</figcaption></figure>`,
        )
        .join('')}</div>`,
  );
  return `<!doctype html><meta charset="utf-8"><title>Screens</title>
<style>body{font:16px sans-serif}div{display:flex;flex-wrap:wrap;gap:16px}figure{margin:0}img{height:360px;border:1px solid #999}</style>
${sections.join('\n')}`;
}
