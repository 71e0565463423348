import type { Page } from '@playwright/test';
import { paths } from '#contract/pages/paths.ts';
import { expectAccessibilityRules } from '#e2e/checks/accessibility-rules.ts';
import { barHeight, countBarRows } from '#e2e/checks/bar-rows.ts';
import { newSubscriber } from '#e2e/screens/payment-screens.ts';
import { expect, test } from '#e2e/setup/fixtures.ts';
import { setSettingsCookie } from '#e2e/setup/settings-cookie.ts';
import { openAs, signUp } from '#e2e/steps/accounts.ts';

/** Large text beside the other language takes two lines of a label, and on the narrowest phones that language a row. */
async function expectOneRow(page: Page) {
  const { width, textSize } = await page.evaluate(() => ({
    width: innerWidth,
    textSize: Number(document.documentElement.dataset.textSize),
  }));
  const hasTwo = width < 390;
  expect(await countBarRows(page)).toBe(hasTwo ? 2 : 1);
  expect(await barHeight(page)).toBeLessThanOrEqual(hasTwo ? 120 : textSize > 20 ? 100 : 72);
}

test('on a phone the first view of the home page shows both doors, and the links are behind Menu', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 664 });
  await page.goto(paths.home);
  await expect(page.getByRole('main').getByRole('link', { name: 'Login' })).toBeInViewport({ ratio: 1 });
  await expect(page.getByRole('link', { name: 'Try one exercise' })).toBeInViewport({ ratio: 1 });
  const terms = page.getByRole('link', { name: 'Terms', exact: true });
  await expect(terms).toBeHidden();
  await page.getByRole('button', { name: 'Menu' }).click();
  await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible();
  await expectAccessibilityRules(page);
  await terms.click();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await expect(page.getByRole('dialog')).toBeHidden();
});

test('the bar stays low on every screen, and shows its links from 900 pixels on', async ({
  page,
  request,
  baseURL,
}) => {
  const wide = { width: 900, height: 700 };
  await page.setViewportSize(wide);
  await page.goto(paths.home);
  await expect(page.getByRole('link', { name: 'Contact Us', exact: true })).toBeVisible();
  expect(await countBarRows(page)).toBe(1);
  await openAs(page, await signUp(request, 'individual'), paths.account);
  const bar = page.getByRole('navigation', { name: 'Main' });
  for (const textSize of [20, 28] as const) {
    await setSettingsCookie(page, baseURL as string, { textSize });
    await page.setViewportSize({ ...wide, width: (wide.width * textSize) / 20 });
    await page.reload();
    await expect(bar.getByRole('link', { name: 'Subscription' })).toBeVisible();
    await expect(bar.getByRole('button', { name: 'Generate Report' })).toBeVisible();
    await expect(bar.getByRole('button', { name: 'Log Out' })).toBeVisible();
    await expectOneRow(page);
    await expectAccessibilityRules(page);
    for (const width of [320, 360, 600, 1280, 1440]) {
      await page.setViewportSize({ width, height: 700 });
      await expectOneRow(page);
    }
  }
});

test('those who pay for themselves and play have the most links: from 1,080 pixels on all are in one row, from 900 pixels on those that matter most', {
  tag: '@full',
}, async ({ page, baseURL }) => {
  await openAs(page, await newSubscriber(page), paths.account);
  const bar = page.getByRole('navigation', { name: 'Main' });
  const links = bar.getByRole('link');
  for (const textSize of [20, 28] as const) {
    await setSettingsCookie(page, baseURL as string, { textSize });
    await page.setViewportSize({ width: Math.ceil((1080 * textSize) / 20), height: 700 });
    await page.reload();
    await expect(links).toHaveText(['My Plan', 'Subscription', 'My account']);
    await expectOneRow(page);
    await expectAccessibilityRules(page);
    for (const width of [900, 1000, 1079]) {
      await page.setViewportSize({ width: Math.floor((width * textSize) / 20), height: 700 });
      await expect(links).toHaveText(['Subscription']);
      await expect(bar.getByRole('button')).toHaveText(['Generate Report', 'Log Out', 'Menu']);
      await expectOneRow(page);
      await expectAccessibilityRules(page);
    }
    for (const width of [320, 600, 1160, 1280, 1440, 1600]) {
      await page.setViewportSize({ width, height: 700 });
      await expectOneRow(page);
    }
  }
  await setSettingsCookie(page, baseURL as string, { textSize: 20 });
  await page.setViewportSize({ width: 900, height: 700 });
  await page.reload();
  await page.getByRole('button', { name: 'Menu' }).click();
  await expect(page.getByRole('dialog', { name: 'Menu' }).getByRole('link')).toHaveText([
    'My Plan',
    'Subscription',
    'My account',
  ]);
});
