import type { Locator, Page } from '@playwright/test';
import { paths } from '#contract/pages/paths.ts';
import { expectAccessibilityRules, expectNoAxeViolations } from '#e2e/checks/accessibility-rules.ts';
import { countBarRows } from '#e2e/checks/bar-rows.ts';
import { expect, test } from '#e2e/setup/fixtures.ts';
import { setSettingsCookie } from '#e2e/setup/settings-cookie.ts';
import { waitForAppOnLoad } from '#e2e/setup/wait-for-app.ts';
import { openAs, signUp } from '#e2e/steps/accounts.ts';
import { exerciseList } from '#e2e/steps/game.ts';
import { pressAsAPerson } from '#e2e/steps/press-as-a-person.ts';

test('the keyboard alone reaches the content, the help and the tabs', async ({ page }) => {
  await page.goto('/');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to the content' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.locator('main')).toBeFocused();
  await page.keyboard.press('Tab');
  const door = page.getByRole('main').getByRole('link', { name: 'Login' });
  await expect(door).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByLabel('Username or Email')).toBeFocused();
  await door.focus();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Try one exercise' })).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'How to play the game' })).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('main').getByRole('link', { name: 'Sign Up' })).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: /^(Play|Pause) the film$/ })).toBeFocused();
  await page.getByRole('link', { name: 'Download The Clinical Rehab Version' }).focus();
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
  await expect(help.getByRole('link', { name: 'Write an email' })).toHaveAttribute('href', /^mailto:.+@/);
  for (let presses = 0; presses < 6; presses += 1) {
    await page.keyboard.press('Tab');
    expect(await help.evaluate((dialog) => dialog.contains(document.activeElement))).toBe(true);
  }
  await page.keyboard.press('Escape');
  await expect(help).toBeHidden();
  await expect(opener).toBeFocused();
});

test('"How to play the game" fills the viewport and stops the page behind it from scrolling', async ({
  page,
}) => {
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
  // The film plays with captions under it, and can be stopped.
  await expect(dialog.getByText(/Welcome|Presenter|Meet|moments|exercise|signal/).first()).toBeVisible();
  await dialog.getByRole('button', { name: 'Pause the film' }).click();
  await expect(dialog.getByRole('button', { name: 'Play the film' })).toBeVisible();
  await expectNoAxeViolations(page);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(opener).toBeFocused();
});

test('a scrolling box has a line at the edge where there is more content', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 500 });
  await page.goto('/');
  await page.getByRole('button', { name: 'Need help?' }).click();
  const body = page.getByRole('dialog').getByRole('group', { name: 'Content' });
  await expect(body).toBeVisible();
  await page.evaluate(() => document.fonts.ready);
  const box = await body.boundingBox();
  if (box === null) throw new Error('The help is not on the page');
  const capture = (y: number) => page.screenshot({ clip: { x: box.x + 4, y, width: 8, height: 2 } });
  const edges = async () => ({
    top: await capture(box.y + 1),
    bottom: await capture(box.y + box.height - 3),
  });
  const atStart = await edges();
  await body.evaluate((element) => element.scrollTo({ top: element.scrollHeight, behavior: 'instant' }));
  const atEnd = await edges();
  expect(atStart.bottom.equals(atStart.top)).toBe(false);
  expect(atEnd.top.equals(atStart.bottom)).toBe(true);
  expect(atEnd.bottom.equals(atStart.top)).toBe(true);
});

test('text size and colors take effect at once and are in the next page from the server', async ({
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

test('without a choice the page follows the colors and contrast of the system', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.goto('/');
  const background = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
  expect(await background()).toBe('rgb(23, 28, 29)');
  await page.emulateMedia({ colorScheme: 'light', contrast: 'more' });
  expect(await background()).toBe('rgb(255, 255, 255)');
});

test('in small viewports the bar has two rows at most, and the list of exercises fills the viewport', {
  tag: '@full',
}, async ({ page, request }) => {
  const phone = { width: 390, height: 844 };
  const enlarged = { width: 640, height: 360 };
  await page.setViewportSize(phone);
  const enlargeText = () =>
    page.evaluate(() => Object.assign(document.documentElement.dataset, { textSize: '28' }));
  await page.goto(paths.home);
  await enlargeText();
  expect(await countBarRows(page)).toBe(1);
  await openAs(page, await signUp(request, 'facility'), paths.game);
  const opener = page.getByRole('button', { name: /^Exercises:/ });
  await opener.waitFor();
  await enlargeText();
  expect(await countBarRows(page)).toBe(1);
  for (const viewport of [phone, enlarged]) {
    await page.setViewportSize(viewport);
    const list = exerciseList(page);
    await opener.click();
    await expect(list).toBeVisible();
    expect(await list.locator('..').boundingBox()).toEqual({ x: 0, y: 0, ...viewport });
    await expectNoAxeViolations(page);
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
  test(`at 320 pixels with text ${textSize} the bar has two rows at most, and meets every accessibility rule`, {
    tag: '@full',
  }, async ({ page, request, baseURL }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    await setSettingsCookie(page, baseURL as string, { textSize });
    await page.goto(paths.home);
    expect(await countBarRows(page)).toBeLessThanOrEqual(2);
    await expectAccessibilityRules(page);
    await openAs(page, await signUp(request, 'facility'), paths.game);
    await page.getByRole('button', { name: /^Exercises:/ }).waitFor();
    expect(await countBarRows(page)).toBeLessThanOrEqual(2);
    await expectAccessibilityRules(page);
    await page.goto(paths.account);
    await page.getByRole('button', { name: 'Menu' }).waitFor();
    expect(await countBarRows(page)).toBeLessThanOrEqual(2);
    await expectAccessibilityRules(page);
  });
}

test('a page opens at its heading, with its title', async ({ page }) => {
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

test('a screen whose script cannot be loaded is reloaded once, and then shows an error', async ({
  browser,
  baseURL,
}) => {
  const page = await browser.newPage({ baseURL: baseURL ?? '' });
  waitForAppOnLoad(page);
  await page.goto('/');
  let documents = 0;
  page.on('request', (request) => {
    if (request.resourceType() === 'document') documents += 1;
  });
  await page.route(/assets\/FeedbackScreen-/, (route) => route.abort());
  await page.getByRole('link', { name: 'Give feedback' }).click();
  const heading = page.getByRole('heading', { level: 1, name: 'This page could not be shown' });
  await expect(heading).toBeFocused();
  await expect(page).toHaveTitle('This page could not be shown');
  expect(documents).toBe(1);
  await page.getByRole('button', { name: 'Need help?' }).click();
  await expect(page.getByText('Why do I not see the page?')).toBeVisible();
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
  await page.unroute(/assets\/FeedbackScreen-/);
  await page.getByRole('button', { name: 'Load the page again' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Give feedback');
  await page.close();
});

test('a page that is loaded anew opens at its top, and after a reload where it was', async ({ page }) => {
  const scrolled = () => page.evaluate(() => Math.round(scrollY));
  await page.goto(paths.terms, { waitUntil: 'networkidle' });
  await page.evaluate(() => scrollTo(0, 600));
  // The router scrolled the pages with a form, not those that are text alone.
  await page.goto(paths.signIn, { waitUntil: 'networkidle' });
  await expect(page.getByRole('heading', { level: 1 })).toBeInViewport();
  expect(await scrolled()).toBe(0);
  await page.evaluate(() => scrollTo(0, 400));
  await page.reload({ waitUntil: 'networkidle' });
  await expect.poll(scrolled).toBe(400);
  await page.goBack({ waitUntil: 'networkidle' });
  await expect.poll(scrolled).toBe(600);
});

test.describe('with touch', () => {
  test.use({ hasTouch: true });

  test('a second touch on the same spot within 700 ms does nothing', async ({ page }) => {
    await pressAsAPerson(page);
    await page.goto('/', { waitUntil: 'networkidle' });
    const password = page.getByLabel('Password', { exact: true });
    const touch = await createTouch(page, page.getByRole('button', { name: 'Show' }));
    await touch(0);
    await touch(650);
    await expect(password).toHaveAttribute('type', 'text');
    await touch(1500);
    await expect(password).toHaveAttribute('type', 'password');
  });
});

test.describe('on a tablet', () => {
  test.use({ hasTouch: true, isMobile: true });

  test('the last touched control does not stay highlighted, although the browser still reports hover', async ({
    page,
  }) => {
    await page.goto('/');
    const button = page.getByRole('button', { name: 'Need help?' });
    const background = () => button.evaluate((element) => getComputedStyle(element).backgroundColor);
    const before = await background();
    await button.hover();
    expect(await button.evaluate((element) => element.matches(':hover'))).toBe(true);
    await page.waitForTimeout(300);
    expect(await background()).toBe(before);
  });
});

/** Touches the center of a control at exact times of the browser's clock, however busy the machine is. */
async function createTouch(page: Page, control: Locator) {
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
