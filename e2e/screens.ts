import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type Browser, chromium } from '@playwright/test';
import { tooWideBy } from './checks.ts';
import { type Screen, screens } from './screen-list.ts';
import { startServer } from './server.ts';
import { type Look, takePicture, type View, views } from './take-picture.ts';

/**
 * `npm run screens [name...]`: pictures of every screen and state at three sizes, two text sizes and three themes,
 * gathered on one sheet (screens/index.html). It fails when a page is wider than its view.
 */
const looks: Look[] = [
  { textSize: 20, theme: 'light' },
  { textSize: 20, theme: 'dark' },
  { textSize: 20, theme: 'contrast' },
  { textSize: 28, theme: 'light' },
  { textSize: 28, theme: 'dark' },
  { textSize: 28, theme: 'contrast' },
];
const folder = 'screens';

type Picture = { file: string; view: string; look: string };

const wanted = process.argv.slice(2);
const chosen = screens.filter(({ name }) => wanted.length === 0 || wanted.includes(name));
const faults: string[] = [];

await rm(folder, { recursive: true, force: true });
await mkdir(folder, { recursive: true });
const server = await startServer();
const browser = await chromium.launch({ executablePath: '/usr/bin/chromium' });
try {
  const sheet = new Map<string, Picture[]>();
  for (const screen of chosen) sheet.set(screen.name, await takeAll(browser, screen));
  await writeFile(join(folder, 'index.html'), drawSheet(sheet));
} finally {
  await browser.close();
  await server.stop();
}
for (const fault of faults) console.error(fault);
console.log(`${chosen.length} screens, ${chosen.length * 18} pictures: ${folder}/index.html`);
process.exitCode = faults.length > 0 ? 1 : 0;

async function takeAll(browser: Browser, screen: Screen): Promise<Picture[]> {
  const pictures: Picture[] = [];
  for (const view of Object.keys(views) as View[]) {
    for (const look of looks) {
      const file = `${screen.name}-${view}-${look.textSize}-${look.theme}.png`;
      const save = { path: join(folder, file), fullPage: screen.wholePage ?? true };
      await takePicture(browser, server.url, { screen, view, look, save }, async (page) => {
        const overflow = await tooWideBy(page);
        if (overflow > 0) faults.push(`${file}: ${overflow} px wider than the view`);
      });
      pictures.push({ file, view, look: `${look.textSize} ${look.theme}` });
    }
  }
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
