import { spawnSync } from 'node:child_process';
import { mkdir, readdir, readFile, rm } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { type Browser, chromium, type Page } from '@playwright/test';
import { readPicture } from '#server/lib/mail/pictures.ts';
import { chromiumPath, environment } from '../../installs/prepare.js';

/**
 * `npm run screenshots:emails [-- FOLDER]`: every email in every language, opened as mail programs show it: at a computer, on a
 * narrow phone, at night, and without pictures. It counts buttons, and where they end, and fails where a rule is broken;
 * contact sheets of all of them are in the folder, `screenshots/emails` if none is named.
 */
const folder = resolve(process.argv[2] ?? 'screenshots/emails');
const [letterFolder, sheets] = [join(folder, 'letters'), join(folder, 'sheets')];
const [wide, narrow, lowestEnd, mostKilobytes] = [640, 320, 480, 100];
/** Letters beside each other on a sheet, which is looked at as a whole. */
const inRow = 5;

const ways = {
  'at a computer': { width: wide, colorScheme: 'light', hasPictures: true },
  'on a phone': { width: narrow, colorScheme: 'light', hasPictures: true },
  'at night': { width: wide, colorScheme: 'dark', hasPictures: true },
  'without pictures': { width: narrow, colorScheme: 'light', hasPictures: false },
} as const;
type Way = keyof typeof ways;

type Letter = {
  name: string;
  language: string;
  subject: string;
  html: string;
  kilobytes: number;
  mayLack: boolean;
};

await rm(folder, { recursive: true, force: true });
await mkdir(sheets, { recursive: true });
const vitest = join('node_modules', 'vitest', 'vitest.mjs');
const written = spawnSync(
  process.execPath,
  [vitest, 'run', '--project', 'api', 'server/email-sheet.full.test.ts'],
  { stdio: 'inherit', env: { ...environment, FULL: '1', EMAIL_SHEET: letterFolder } },
);
const files = (await readdir(letterFolder)).sort();
const letters = await Promise.all(
  files.map(async (file) => JSON.parse(await readFile(join(letterFolder, file), 'utf8')) as Letter),
);

const faults: string[] = [];
const browser = await chromium.launch({ executablePath: chromiumPath() });
try {
  for (const way of Object.keys(ways) as Way[]) {
    const pictures: Buffer[] = [];
    for (const letter of letters) pictures.push(await takeLetter(browser, letter, way));
    for (let first = 0; first < letters.length; first += inRow) {
      const place = String(first / inRow + 1).padStart(2, '0');
      const file = join(sheets, `${way.replaceAll(' ', '-')}-${place}.png`);
      await placeInRow(browser, pictures.slice(first, first + inRow), file);
    }
  }
} finally {
  await browser.close();
}
for (const fault of faults) console.error(fault);
const largest = Math.max(...letters.map(({ kilobytes }) => kilobytes));
console.log(
  `${letters.length} emails, the largest ${largest} kB, ${faults.length} faults; the sheets are in ${sheets}`,
);
process.exitCode = faults.length === 0 && written.status === 0 ? 0 : 1;

/** Measures a letter and returns its picture. */
async function takeLetter(browser: Browser, letter: Letter, way: Way): Promise<Buffer> {
  const { width, colorScheme, hasPictures } = ways[way];
  const page = await browser.newPage({ viewport: { width, height: 700 }, colorScheme });
  await page.setContent(hasPictures ? withPictures(letter.html) : letter.html);
  const { buttons, end, tooWide } = await measure(page);
  const name = `${letter.name} (${letter.language}) ${way}`;
  if (buttons !== (letter.mayLack ? 0 : 1)) faults.push(`${name}: ${buttons} buttons`);
  if (end > lowestEnd) faults.push(`${name}: the button ends at ${end} px`);
  if (tooWide > 0) faults.push(`${name}: ${tooWide} px too wide`);
  if (letter.kilobytes >= mostKilobytes) faults.push(`${name}: ${letter.kilobytes} kB`);
  const picture = await page.screenshot({ fullPage: true });
  await page.close();
  return picture;
}

/** Mail programs have the pictures with the letter. */
function withPictures(html: string) {
  return html.replaceAll(/src="cid:([^"]+)"/g, (_, file: string) => {
    return `src="data:image/jpeg;base64,${readPicture(file)?.toString('base64') ?? ''}"`;
  });
}

function measure(page: Page) {
  return page.evaluate(() => {
    const buttons = [...document.querySelectorAll('.button')];
    return {
      buttons: buttons.length,
      end: Math.round(Math.max(0, ...buttons.map((button) => button.getBoundingClientRect().bottom))),
      tooWide: document.documentElement.scrollWidth - innerWidth,
    };
  });
}

async function placeInRow(browser: Browser, pictures: readonly Buffer[], path: string) {
  const page = await browser.newPage({ viewport: { width: inRow * 400, height: 900 } });
  const images = pictures.map(
    (picture) => `<img style="width:380px" src="data:image/png;base64,${picture.toString('base64')}">`,
  );
  await page.setContent(
    `<body style="margin:0;padding:10px;background:#777;display:flex;gap:16px;align-items:start">${images.join('')}`,
  );
  await page.screenshot({ path, fullPage: true });
  await page.close();
}
