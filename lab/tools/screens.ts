import { writeFile } from 'node:fs/promises';
import { type Browser, chromium } from '@playwright/test';
import { faultsOf, readOpen, unknownEntries } from '#e2e/measures/verdict.ts';
import { type View, views } from '#e2e/measures/views.ts';
import { type Row, takeWalk, type Walk } from '#e2e/measures/walk.ts';
import { walks } from '#e2e/measures/walk-list.ts';
import { startServer } from '#e2e/setup/server.ts';
import { waitForAppOnLoad } from '#e2e/setup/wait-for-app.ts';
import { chromiumPath } from '../../installs/prepare.js';
import { asDocument, asText } from './screens-table.ts';

/**
 * `npm run screens [-- screen... size... text... address]`: measures every state in eight views and writes the table of
 * docs/lab/screens-measured.md, if all were reached. It fails on each measure that is not met and not listed in e2e/measures/open.yaml, and on
 * each that is listed although it is met. With arguments it measures a part and prints it: `stage 1280x720`, `home 28`, or a name of the list of screens;
 * an address names a product that runs already.
 */
const table = 'docs/lab/screens-measured.md';
const atOnce = 2;

const given = process.argv.slice(2);
const isAddress = (one: string) => one.startsWith('http');
const isView = (one: string) => /^\d+(x\d+)?$/.test(one);
const [address] = given.filter(isAddress);
const ofViews = given.filter(isView);
const ofScreens = given.filter((one) => !isAddress(one) && !isView(one));
const isWhole = ofViews.length + ofScreens.length === 0;

const among = (names: string[], wanted: string[]) =>
  wanted.length === 0 || wanted.some((one) => names.includes(one));
const chosenViews = views.filter(
  ({ size, textSize }) =>
    among(
      [size],
      ofViews.filter((one) => one.includes('x')),
    ) &&
    among(
      [`${textSize}`],
      ofViews.filter((one) => !one.includes('x')),
    ),
);
const chosenWalks = walks.filter(({ screen, listed = screen }) => among([screen, listed], ofScreens));
if (chosenWalks.length === 0 || chosenViews.length === 0) {
  const names = [...new Set(walks.map(({ screen }) => screen))];
  throw new Error(`There is no such screen or view. Screens: ${names.join(', ')}`);
}

const server = address ? { url: address, stop: async () => {} } : await startServer();
const browser = await chromium.launch({
  executablePath: chromiumPath(),
  args: ['--autoplay-policy=no-user-gesture-required'],
});
const rows = new Map<Walk, Row[]>();
const faults: string[] = [];
let areAllReached = true;
try {
  const waiting = [...chosenWalks];
  const work = async () => {
    for (let walk = waiting.shift(); walk; walk = waiting.shift()) await measure(browser, walk, chosenViews);
  };
  await Promise.all(Array.from({ length: atOnce }, work));
} finally {
  await browser.close();
  await server.stop();
}
const measured = chosenWalks.flatMap((walk) => rows.get(walk) ?? []);
const open = readOpen();
faults.push(...faultsOf(measured, open), ...(isWhole ? unknownEntries(measured, open) : []));
if (isWhole && areAllReached) await writeFile(table, asDocument(measured, open));
else console.log(asText(measured));
for (const fault of faults) console.error(fault);
console.log(`${measured.length} measures, ${faults.length} faults`);
process.exitCode = faults.length > 0 ? 1 : 0;

async function measure(browser: Browser, walk: Walk, views: readonly View[]) {
  const context = await browser.newContext({
    baseURL: server.url,
    locale: 'en-US',
    timezoneId: 'America/New_York',
    // Playwright's routes do not see the requests of a service worker.
    serviceWorkers: 'block',
  });
  const page = await context.newPage();
  // A state may wait for a film.
  page.setDefaultTimeout(120_000);
  waitForAppOnLoad(page);
  try {
    rows.set(walk, await takeWalk({ page, url: server.url }, walk, views));
  } catch (error) {
    areAllReached = false;
    const { message } = error as Error;
    faults.push(`${walk.screen}, ${walk.states[0]?.name}: not reached: ${message.split('\n')[0]}`);
  } finally {
    await context.close();
  }
}
