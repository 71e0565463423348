import { globSync, readFileSync, statSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import type { Page } from '@playwright/test';
import { endpoints } from '#contract/endpoints.ts';
import { unexpectedLayoutShifts, watchLayoutShifts } from '#e2e/checks/layout-shifts.ts';
import { expect, test } from '#e2e/setup/fixtures.ts';
import { delayResponse } from '#e2e/steps/delay-response.ts';
import { type BuildManifest, scriptSizes } from '#web/build/script-sizes.ts';

const scriptLimitBytes = 125_000;
const gameLimitBytes = 190_000;
const gameToTheEndLimitBytes = 213_000;
const fontLimitBytes = 60_000;

test('the home page can be read before any script runs', async ({ browser, baseURL }) => {
  const page = await browser.newPage({ javaScriptEnabled: false, baseURL: baseURL ?? '' });
  await page.goto('/');
  await expect(page).toHaveTitle(/Mind Your Step/);
  await expect(page.getByRole('heading', { level: 1, name: 'Mind Your Step' })).toBeVisible();
  await expect(page.getByText('Sandbox: no real card is charged')).toBeVisible();
  await expect(page.getByText('$9.99 a month. Cancel any time. Free with a facility code.')).toBeVisible();
  await expect(page.getByRole('tab', { name: 'Sign Up' })).toBeVisible();
  await expect(page.getByLabel('Username or Email')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Download The Clinical Rehab Version' })).toBeVisible();
  await expect(page.getByText(`Copyright ${new Date().getFullYear()}`)).toBeVisible();
  expect(await page.content()).not.toContain('[[');
  await page.close();
});

test('the first load of / keeps to 125 kB of script and 60 kB of fonts', async ({ page }) => {
  const { scripts, fonts } = await measureLoad(page);
  console.log(`scripts ${scripts.bytes} bytes gzipped in ${scripts.files}, fonts ${fonts.bytes} bytes`);
  expect(scripts.files).toBeGreaterThan(0);
  expect(scripts.bytes).toBeLessThanOrEqual(scriptLimitBytes);
  expect(fonts.files).toBe(1);
  expect(fonts.bytes).toBeLessThanOrEqual(fontLimitBytes);
});

test('the game keeps to 190 kB of script, and to 213 kB with all that it loads until its end', () => {
  const manifest = JSON.parse(readFileSync('dist/web/manifest.json', 'utf8')) as BuildManifest;
  const { home, game, gameToTheEnd } = scriptSizes('dist/web', manifest);
  expect(home).toBeLessThanOrEqual(scriptLimitBytes);
  expect(game).toBeGreaterThan(home);
  expect(game).toBeLessThanOrEqual(gameLimitBytes);
  expect(gameToTheEnd).toBeGreaterThan(game);
  expect(gameToTheEnd).toBeLessThanOrEqual(gameToTheEndLimitBytes);
});

test('a visitor of / makes at most 40 requests, and stores no part that only operators use', {
  tag: '@worker',
}, async ({ page }) => {
  const requested: string[] = [];
  page.on('request', (request) => {
    if (!['image', 'media'].includes(request.resourceType())) requested.push(request.url());
  });
  await page.goto('/', { waitUntil: 'networkidle' });
  expect(requested.length).toBeLessThanOrEqual(40);
  const stored = await page.evaluate(async () => {
    await navigator.serviceWorker.ready;
    const precache = (await caches.keys()).find((name) => name.includes('precache')) ?? '';
    return (await (await caches.open(precache)).keys()).map(({ url }) => url);
  });
  expect(stored.length).toBeGreaterThan(40);
  expect(stored.length).toBeLessThanOrEqual(158);
  // The notices of a facility stand on its administrators' dashboard, too.
  expect(stored.filter((url) => /Operator|Facility(?!Notices)|Account(?!Card|Page)/.test(url))).toEqual([]);
});

test('with the data saver on nothing is stored ahead', { tag: '@worker' }, async ({ page }) => {
  await page.addInitScript(() =>
    Object.defineProperty(navigator, 'connection', { get: () => ({ saveData: true }) }),
  );
  await page.goto('/', { waitUntil: 'networkidle' });
  expect(await page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length)).toBe(0);
});

test('no script contains parts of the contract that only the server needs', () => {
  const scripts = globSync('dist/web/**/*.js').map((file) => readFileSync(file, 'utf8'));
  expect(scripts.length).toBeGreaterThan(10);
  expect(scripts.flatMap((script) => script.match(/\bpurpose:.{0,40}/g) ?? [])).toEqual([]);
  // Shorter ones are labels of buttons, too.
  const long = Object.values(endpoints).filter(({ purpose }) => purpose.length > 40);
  expect(long.length).toBeGreaterThan(50);
  const included = long.filter(({ purpose }) => scripts.some((script) => script.includes(purpose)));
  expect(included).toEqual([]);
});

test('the sources of the app are not sent along with it', () => {
  expect(globSync('dist/web/**/*.map')).toEqual([]);
  const sent = globSync('dist/web/**/*.{js,css}');
  expect(sent.length).toBeGreaterThan(10);
  expect(sent.filter((file) => readFileSync(file, 'utf8').includes('sourceMappingURL'))).toEqual([]);
});

test('input and clicks before hydration are kept and replayed after it', async ({ context }) => {
  const page = await context.newPage();
  const release = await delayResponse(page, '/assets/base-*.js');
  await page.goto('/');
  await page.getByLabel('Username or Email').fill('nobody-of-this-name');
  await page.getByLabel('Password', { exact: true }).fill('blue kettle 7');
  await page.getByLabel('This is a shared computer').check();
  const request = page.waitForRequest('**/api/v2/user/login');
  await page.getByRole('button', { name: 'Login' }).click();
  await expect(page).toHaveURL('/');
  release();
  expect((await request).postDataJSON()).toMatchObject({
    email: 'nobody-of-this-name',
    password: 'blue kettle 7',
    shared: true,
  });
  await expect(page.getByRole('alert')).toBeFocused();
  await expect(page.getByLabel('Username or Email')).toHaveValue('nobody-of-this-name');
  await expect(page.getByLabel('This is a shared computer')).toBeChecked();
});

test('text, choice, focus and press survive an extension that adds a node before the app starts', async ({
  context,
}) => {
  const page = await context.newPage();
  const release = await delayResponse(page, '/assets/base-*.js');
  await page.goto('/');
  await page.evaluate(() => {
    for (const field of document.querySelectorAll('input[type=password]'))
      field.after(document.createElement('div'));
  });
  await page.getByLabel('Username or Email').fill('nobody-of-this-name');
  await page.getByLabel('This is a shared computer').check();
  await page.getByLabel('Password', { exact: true }).fill('blue kettle');
  await page.getByLabel('Password', { exact: true }).focus();
  release();
  await expect(page.locator('link[rel=manifest]')).toBeAttached();
  // Drawn anew, without what the extension has added.
  await expect(page.locator('input[type=password] + div')).toHaveCount(0);
  await expect(page.getByLabel('Username or Email')).toHaveValue('nobody-of-this-name');
  await expect(page.getByLabel('Password', { exact: true })).toHaveValue('blue kettle');
  await expect(page.getByLabel('Password', { exact: true })).toBeFocused();
  await expect(page.getByLabel('This is a shared computer')).toBeChecked();
  const request = page.waitForRequest('**/api/v2/user/login');
  await page.getByRole('button', { name: 'Login' }).click();
  expect((await request).postDataJSON()).toMatchObject({
    email: 'nobody-of-this-name',
    password: 'blue kettle',
    shared: true,
  });
});

test('the code of the account card comes when it is used: text, focus and the press stay', async ({
  browser,
  baseURL,
}) => {
  const page = await browser.newPage({ serviceWorkers: 'block', baseURL: baseURL ?? '' });
  const release = await delayResponse(page, '/assets/forms-*.js');
  await page.goto('/');
  await expect(page.locator('link[rel=manifest]')).toBeAttached();
  await page.getByLabel('Username or Email').fill('nobody-of-this-name');
  await page.getByLabel('Password', { exact: true }).fill('blue kettle 7');
  await page.getByRole('button', { name: 'How to play the game' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
  await page.getByLabel('This is a shared computer').check();
  const request = page.waitForRequest('**/api/v2/user/login');
  await page.getByRole('button', { name: 'Login' }).click();
  await expect(page).toHaveURL('/');
  release();
  expect((await request).postDataJSON()).toMatchObject({
    email: 'nobody-of-this-name',
    password: 'blue kettle 7',
    shared: true,
  });
  await expect(page.getByRole('alert')).toBeFocused();
  await expect(page.getByLabel('Username or Email')).toHaveValue('nobody-of-this-name');
  await page.close();
});

test('the code of the account card that fails to load is offered again, and nothing typed is lost', async ({
  browser,
  baseURL,
}) => {
  const page = await browser.newPage({ serviceWorkers: 'block', baseURL: baseURL ?? '' });
  let isDown = true;
  await page.route('**/assets/AccountCard-*.js*', (route) => (isDown ? route.abort() : route.continue()));
  await page.goto('/');
  await expect(page.locator('link[rel=manifest]')).toBeAttached();
  await page.getByLabel('Username or Email').fill('walter');
  const retry = page.getByRole('button', { name: 'Load again' });
  await expect(retry).toBeVisible();
  isDown = false;
  await retry.click();
  await expect(retry).toHaveCount(0);
  await expect(page.getByLabel('Username or Email')).toHaveValue('walter');
  await page.getByRole('tab', { name: 'Sign Up' }).click();
  await expect(page.getByLabel('Confirm Password')).toBeVisible();
  await page.close();
});

test('after a release an open page says that there is a new version, and what was typed stays', async ({
  browser,
  baseURL,
}) => {
  const page = await browser.newPage({ serviceWorkers: 'block', baseURL: baseURL ?? '' });
  await page.goto('/ContactUs');
  await expect(page.locator('link[rel=manifest]')).toBeAttached();
  await page.route('**/assets/HelpPanel-*.js*', (route) => route.fulfill({ status: 404 }));
  await page.getByLabel('Message').fill('My lamp flickers.');
  await page.getByRole('button', { name: 'Need help?' }).click();
  await expect(page.getByText('There is a new version.')).toBeVisible();
  await page.unroute('**/assets/HelpPanel-*.js*');
  await page.getByRole('button', { name: 'Load again' }).click();
  await expect(page.getByText('There is a new version.')).toHaveCount(0);
  await expect(page.getByLabel('Message')).toHaveValue('My lamp flickers.');
  await page.getByRole('button', { name: 'Need help?' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  expect(await page.evaluate(() => sessionStorage.getItem('typed'))).toBeNull();
  await page.close();
});

test('hydration keeps the scroll position; typing after a click cancels the click', async ({ context }) => {
  const page = await context.newPage();
  const release = await delayResponse(page, '/assets/base-*.js');
  await page.goto('/ContactUs');
  await page.getByRole('button', { name: 'Submit' }).click();
  await page.getByLabel('Message').pressSequentially('Wait, I have not written yet');
  await page.evaluate(() => scrollTo({ top: 300, behavior: 'instant' }));
  release();
  await expect(page.locator('link[rel=manifest]')).toBeAttached();
  expect(await page.evaluate(() => scrollY)).toBe(300);
  await expect(page.getByRole('alert')).toHaveCount(0);
  await expect(page.getByLabel('Message')).toHaveValue('Wait, I have not written yet');
});

test('without a network the page stays readable, and its buttons work once the network is back', async ({
  context,
}) => {
  const page = await context.newPage();
  let isDown = true;
  await page.route(/assets\/base-|AboutUs$/, (route) =>
    isDown && (route.request().resourceType() === 'script' || route.request().method() === 'HEAD')
      ? route.abort()
      : route.continue(),
  );
  const failed = page.waitForEvent('requestfailed', (request) => request.method() === 'HEAD');
  await page.goto('/AboutUs');
  await failed;
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  isDown = false;
  await page.getByRole('button', { name: 'Need help?' }).click();
  await expect(page.locator('link[rel=manifest]')).toBeAttached();
  await page.getByRole('button', { name: 'Need help?' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
});

test('a script of the app that fails to load is fetched once more', async ({ context }) => {
  const page = await context.newPage();
  let tries = 0;
  await page.route('**/assets/base-*.js', (route) => {
    tries += 1;
    return tries === 1 ? route.abort() : route.continue();
  });
  await page.goto('/');
  await page.getByRole('button', { name: 'Need help?' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  expect(tries).toBe(2);
});

test('no page contains an inline script', async ({ page, request }) => {
  for (const path of ['/', '/feedback', '/forbidden', '/nothing']) {
    const html = await (await request.get(path)).text();
    const scripts = html.match(/<script\b[^>]*>/g) ?? [];
    expect(scripts.filter((tag) => !/ src=| type="application\/json"/.test(tag))).toEqual([]);
  }
  await page.goto('/');
});

test('hydration shifts nothing on a prerendered page', async ({ page }) => {
  await watchLayoutShifts(page);
  await page.goto('/', { waitUntil: 'networkidle' });
  await page.evaluate(() => document.fonts.ready);
  expect(await unexpectedLayoutShifts(page)).toEqual([]);
});

/** Counts what the browser loads until the network is idle; scripts with their gzipped size. */
async function measureLoad(page: Page) {
  const scripts = { files: 0, bytes: 0 };
  const fonts = { files: 0, bytes: 0 };
  page.on('response', (response) => {
    const file = `dist/web${new URL(response.url()).pathname}`;
    const type = response.request().resourceType();
    if (type === 'script') count(scripts, gzipSync(readFileSync(file), { level: 9 }).length);
    if (type === 'font') count(fonts, statSync(file).size);
  });
  await page.goto('/', { waitUntil: 'networkidle' });
  return { scripts, fonts };
}

function count(sum: { files: number; bytes: number }, bytes: number) {
  sum.files += 1;
  sum.bytes += bytes;
}
