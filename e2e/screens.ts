import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type Browser, chromium } from '@playwright/test';
import { chromiumPath } from '../prepare.js';
import { tooWideBy } from './checks.ts';
import { type Screen, screens } from './screen-list.ts';
import { startServer } from './server.ts';
import { movedByItself } from './shifts.ts';
import { openScreen, takePicture, type View, views } from './take-picture.ts';
import { unreadableTexts } from './unreadable.ts';

/**
 * `npm run screens [name...]`: pictures of every screen and state at three sizes, two text sizes and three themes,
 * gathered on one sheet (screens/index.html). It fails when a page is wider than its view, a text is cut or lies on
 * another, something moves by itself, or a state is not reached; the other pictures are taken all the same.
 */
const textSizes = [20, 28] as const;
const themes = ['light', 'dark', 'contrast'] as const;
const folder = 'screens';

type Picture = { file: string; view: string; look: string };

const wanted = process.argv.slice(2);
const chosen = screens.filter(({ name }) => wanted.length === 0 || wanted.includes(name));
const faults: string[] = [];

await rm(folder, { recursive: true, force: true });
await mkdir(folder, { recursive: true });
const sheet = new Map<string, Picture[]>();
const server = await startServer();
const browser = await chromium.launch({ executablePath: chromiumPath() });
try {
  for (const screen of chosen) sheet.set(screen.name, await takeAll(browser, screen));
  await writeFile(join(folder, 'index.html'), drawSheet(sheet));
} finally {
  await browser.close();
  await server.stop();
}
for (const fault of faults) console.error(fault);
const taken = [...sheet.values()].flat().length;
console.log(`${chosen.length} screens, ${taken} pictures: ${folder}/index.html`);
process.exitCode = faults.length > 0 ? 1 : 0;

async function takeAll(browser: Browser, screen: Screen): Promise<Picture[]> {
  const pictures: Picture[] = [];
  for (const view of Object.keys(views) as View[]) {
    for (const textSize of textSizes) {
      try {
        pictures.push(...(await takeThemes(browser, screen, view, textSize)));
      } catch (error) {
        faults.push(`${screen.name}, ${view}, ${textSize}: ${(error as Error).message}`);
      }
    }
  }
  return pictures;
}

/** A theme is a stamp in `<html>` and changes colours only: the page is opened once for all three. */
async function takeThemes(
  browser: Browser,
  screen: Screen,
  view: View,
  textSize: (typeof textSizes)[number],
): Promise<Picture[]> {
  const name = `${screen.name}-${view}-${textSize}`;
  const page = await openScreen(browser, server.url, { screen, view, look: { textSize, theme: themes[0] } });
  const overflow = await tooWideBy(page);
  if (overflow > 0) faults.push(`${name}: ${overflow} px wider than the view`);
  const seen = [...(screen.moves ? [] : await movedByItself(page)), ...(await unreadableTexts(page))];
  faults.push(...seen.map((fault) => `${name}: ${fault}`));
  const pictures: Picture[] = [];
  for (const theme of themes) {
    await page.evaluate((chosen) => {
      document.documentElement.dataset.theme = chosen;
    }, theme);
    const file = `${name}-${theme}.png`;
    await takePicture(page, { path: join(folder, file), fullPage: screen.wholePage ?? true });
    pictures.push({ file, view, look: `${textSize} ${theme}` });
  }
  await page.context().close();
  return pictures;
}

function drawSheet(sheet: Map<string, Picture[]>) {
  const sections = [...sheet].map(
    ([name, pictures]) =>
      `<h2>${name}</h2><div>${pictures
        .map(
          ({ file, view, look }) =>
            `<figure><a href="${file}"><img src="${file}" loading="lazy" alt=""></a><figcaption>${view}, ${look}</figcaption></figure>`,
        )
        .join('')}</div>`,
  );
  return `<!doctype html><meta charset="utf-8"><title>Screens</title>
<style>body{font:16px sans-serif}div{display:flex;flex-wrap:wrap;gap:16px}figure{margin:0}img{height:360px;border:1px solid #999}</style>
${sections.join('\n')}`;
}
