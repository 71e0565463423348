import type { Locator, Page } from '@playwright/test';
import { paths } from '#contract/paths.ts';
import { expectAccessible, expectHouseRules } from './checks.ts';
import { chooseDisplay } from './display.ts';
import { expect, test } from './fixtures.ts';
import { openAs, signUp } from './people.ts';
import { actWhenReady } from './ready.ts';

test('the keyboard alone reaches the content, the help and the tabs', async ({ page }) => {
  await page.goto('/');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to the content' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.locator('main')).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'How to play the game' })).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('tab', { name: 'Login' })).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('tab', { name: 'Sign Up' })).toBeFocused();
  await expect(page.getByRole('tabpanel').getByLabel('Confirm Password')).toBeVisible();
});

test('"Need help?" takes the focus to its heading, keeps it inside, and gives it back', async ({ page }) => {
  await page.goto('/');
  const opener = page.getByRole('button', { name: 'Need help?' });
  await opener.focus();
  await page.keyboard.press('Enter');
  const help = page.getByRole('dialog', { name: 'Need help?' });
  await expect(help.getByRole('heading', { level: 2 })).toBeFocused();
  await expect(help.getByText('I forgot my password. What now?')).toBeVisible();
  await expect(help.getByRole('link', { name: 'Write to' })).toHaveAttribute('href', /^mailto:.+@/);
  for (let presses = 0; presses < 6; presses += 1) {
    await page.keyboard.press('Tab');
    expect(await help.evaluate((dialog) => dialog.contains(document.activeElement))).toBe(true);
  }
  await page.keyboard.press('Escape');
  await expect(help).toBeHidden();
  await expect(opener).toBeFocused();
});

test('"How to play the game" fills the view and stops the page behind', async ({ page }) => {
  await page.goto('/');
  const opener = page.getByRole('button', { name: 'How to play the game' });
  await opener.click();
  const dialog = page.getByRole('dialog', { name: 'How to play the game' });
  await expect(dialog).toBeVisible();
  const box = await dialog.boundingBox();
  expect(box?.height).toBeGreaterThan((page.viewportSize()?.height ?? Number.NaN) * 0.9);
  const scrolled = await page.evaluate(() => scrollY);
  await page.mouse.wheel(0, 500);
  expect(await page.evaluate(() => scrollY)).toBe(scrolled);
  // The film runs, its words stand under it, and it can be stopped.
  await expect(dialog.getByText(/Welcome|Presenter|Meet|moments|exercise|signal/).first()).toBeVisible();
  await dialog.getByRole('button', { name: 'Pause the film' }).click();
  await expect(dialog.getByRole('button', { name: 'Play the film' })).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(opener).toBeFocused();
});

test('a box that scrolls shows a line at the edge beyond which there is more', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 500 });
  await page.goto('/');
  await page.getByRole('button', { name: 'Need help?' }).click();
  const body = page.getByRole('dialog').getByRole('group', { name: 'Content' });
  await expect(body).toBeVisible();
  await page.evaluate(() => document.fonts.ready);
  const box = await body.boundingBox();
  if (box === null) throw new Error('The help is not on the page');
  const take = (y: number) => page.screenshot({ clip: { x: box.x + 4, y, width: 8, height: 2 } });
  const edges = async () => ({ top: await take(box.y + 1), foot: await take(box.y + box.height - 3) });
  const atStart = await edges();
  await body.evaluate((scrolls) => scrolls.scrollTo({ top: scrolls.scrollHeight, behavior: 'instant' }));
  const atEnd = await edges();
  expect(atStart.foot.equals(atStart.top)).toBe(false);
  expect(atEnd.top.equals(atStart.foot)).toBe(true);
  expect(atEnd.foot.equals(atStart.top)).toBe(true);
});

test('text size and colours take effect at once and stand in the next page from the server', async ({
  page,
}) => {
  await page.goto('/');
  await page.getByRole('button', { name: 'Display' }).click();
  await page.getByRole('radio', { name: 'Very large' }).check();
  await page.getByRole('radio', { name: 'Dark' }).check();
  await page.getByRole('checkbox', { name: 'Do not change page automatically' }).check();
  const html = page.locator('html');
  await expect(html).toHaveAttribute('data-text-size', '28');
  await expect(html).toHaveCSS('font-size', '28px');
  const next = await page.goto('/feedback');
  expect(await next?.text()).toContain('data-text-size="28" data-theme="dark"');
  await expect(html).toHaveCSS('color-scheme', 'dark');
  await page.getByRole('button', { name: 'Display' }).click();
  await expect(page.getByRole('checkbox', { name: 'Do not change page automatically' })).toBeChecked();
});

test('without a choice the page follows the colours and contrast of the system', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.goto('/');
  const ground = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
  expect(await ground()).toBe('rgb(23, 28, 29)');
  await page.emulateMedia({ colorScheme: 'light', contrast: 'more' });
  expect(await ground()).toBe('rgb(255, 255, 255)');
});

test('in small views the bar takes two rows at most, and the list of exercises the whole view', {
  tag: '@full',
}, async ({ page, request }) => {
  const phone = { width: 390, height: 844 };
  const enlarged = { width: 640, height: 360 };
  await page.setViewportSize(phone);
  const enlargeText = () =>
    page.evaluate(() => Object.assign(document.documentElement.dataset, { textSize: '28' }));
  await page.goto(paths.home);
  await enlargeText();
  expect(await rowsOfBar(page)).toBe(2);
  await openAs(page, await signUp(request, 'facility'), paths.game);
  const opener = page.getByRole('button', { name: /^Exercises:/ });
  await opener.waitFor();
  await enlargeText();
  expect(await rowsOfBar(page)).toBe(2);
  for (const view of [phone, enlarged]) {
    await page.setViewportSize(view);
    const list = page.getByRole('menu');
    await opener.hover();
    await page.mouse.down();
    await expect(list).toBeVisible();
    // The list came under the mouse: letting go chooses nothing.
    await page.mouse.up();
    expect(await list.locator('..').boundingBox()).toEqual({ x: 0, y: 0, ...view });
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    await expect(list).toBeHidden();
    await opener.click();
    await expect(list).toBeVisible();
    await page.getByRole('button', { name: 'Close' }).click();
    await expect(list).toBeHidden();
    await expect(opener).toBeFocused();
  }
});

for (const textSize of [20, 28] as const) {
  test(`at 320 pixels with text ${textSize} the bar takes two rows at most, and keeps every rule`, {
    tag: '@full',
  }, async ({ page, request, baseURL }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    await chooseDisplay(page, baseURL as string, { textSize });
    await page.goto(paths.home);
    expect(await rowsOfBar(page)).toBe(2);
    await expectHouseRules(page);
    await openAs(page, await signUp(request, 'facility'), paths.game);
    await page.getByRole('button', { name: /^Exercises:/ }).waitFor();
    expect(await rowsOfBar(page)).toBe(2);
    await expectHouseRules(page);
    await page.goto(paths.account);
    await page.getByRole('button', { name: 'Menu' }).waitFor();
    expect(await rowsOfBar(page)).toBe(2);
    await expectHouseRules(page);
  });
}

/** How many rows the links and buttons of the bar stand in. */
function rowsOfBar(page: Page): Promise<number> {
  return page.evaluate(() => {
    const boxes = [...document.querySelectorAll('header a, header button')]
      .filter((control) => control.checkVisibility())
      .map((control) => control.getBoundingClientRect())
      .sort((one, other) => one.top - other.top);
    let foot = Number.NEGATIVE_INFINITY;
    let rows = 0;
    for (const { top, bottom } of boxes) {
      if (top >= foot) rows += 1;
      foot = Math.max(foot, bottom);
    }
    return rows;
  });
}

test('a page opens at its heading, under its own title', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('link', { name: 'Give feedback' }).click();
  await expect(page).toHaveTitle('Give feedback | Mind Your Step');
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  expect(await page.evaluate(() => scrollY)).toBe(0);
});

test('a link to another site says that it opens a new tab', async ({ page }) => {
  await page.goto('/AboutUs');
  const center = page.getByRole('link', { name: 'Open the resource center (opens in a new tab)' });
  await expect(center).toHaveAttribute('target', '_blank');
});

test('a screen whose script cannot be fetched is loaded anew, once, and then says so', async ({
  browser,
  baseURL,
}) => {
  const page = await browser.newPage({ baseURL: baseURL ?? '' });
  actWhenReady(page);
  await page.goto('/');
  let documents = 0;
  page.on('request', (request) => {
    if (request.resourceType() === 'document') documents += 1;
  });
  await page.route(/FeedbackScreen/, (route) => route.abort());
  await page.getByRole('link', { name: 'Give feedback' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('This page could not be shown');
  expect(documents).toBe(1);
  await page.getByRole('button', { name: 'Need help?' }).click();
  await expect(page.getByText('Why do I not see the page?')).toBeVisible();
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
  await page.unroute(/FeedbackScreen/);
  await page.getByRole('button', { name: 'Load the page again' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Give feedback');
  await page.close();
});

test.describe('with fingers', () => {
  test.use({ hasTouch: true });

  test('a second touch on the same spot within 600 ms does nothing', async ({ page }) => {
    await page.goto('/', { waitUntil: 'networkidle' });
    const password = page.getByLabel('Password', { exact: true });
    const touch = await fingerOn(page, page.getByRole('button', { name: 'Show' }));
    await touch(0);
    await touch(550);
    await expect(password).toHaveAttribute('type', 'text');
    await touch(1200);
    await expect(password).toHaveAttribute('type', 'password');
  });
});

test.describe('on a tablet', () => {
  test.use({ hasTouch: true, isMobile: true });

  test('what was touched last does not stay lit, though the browser goes on calling it hovered', async ({
    page,
  }) => {
    await page.goto('/');
    const button = page.getByRole('button', { name: 'Need help?' });
    const ground = () => button.evaluate((element) => getComputedStyle(element).backgroundColor);
    const before = await ground();
    await button.hover();
    expect(await button.evaluate((element) => element.matches(':hover'))).toBe(true);
    await page.waitForTimeout(300);
    expect(await ground()).toBe(before);
  });
});

/** Touches the middle of a control at given milliseconds, by the browser's own clock: no load can shift them. */
async function fingerOn(page: Page, control: Locator) {
  await control.scrollIntoViewIfNeeded();
  const box = await control.boundingBox();
  if (box === null) throw new Error('The control is not on the page');
  const point = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  const browser = await page.context().newCDPSession(page);
  const start = Date.now() / 1000;
  return async (atMs: number) => {
    const timestamp = start + atMs / 1000;
    await browser.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [point], timestamp });
    await browser.send('Input.dispatchTouchEvent', {
      type: 'touchEnd',
      touchPoints: [],
      timestamp: timestamp + 0.03,
    });
  };
}
