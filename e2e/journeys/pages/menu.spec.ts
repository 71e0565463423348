import { paths } from '#contract/pages/paths.ts';
import { expectAccessibilityRules } from '#e2e/checks/accessibility-rules.ts';
import { countBarRows } from '#e2e/checks/bar-rows.ts';
import { expect, test } from '#e2e/setup/fixtures.ts';
import { setSettingsCookie } from '#e2e/setup/settings-cookie.ts';
import { openAs, signUp } from '#e2e/steps/accounts.ts';

test('on a phone the first view of the home page shows the film and the way to try, and the links are behind Menu', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 664 });
  await page.goto(paths.home);
  await expect(page.locator('video')).toBeInViewport({ ratio: 1 });
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

test('from 900 pixels on the links of the bar are in its one row', async ({ page, request, baseURL }) => {
  const wide = { width: 900, height: 700 };
  await page.setViewportSize(wide);
  await page.goto(paths.home);
  await expect(page.getByRole('link', { name: 'Contact Us', exact: true })).toBeVisible();
  expect(await countBarRows(page)).toBe(1);
  const unsubscribed = await signUp(request, 'individual');
  await openAs(page, unsubscribed, paths.account);
  const bar = page.getByRole('navigation', { name: 'Main' });
  for (const textSize of [20, 28] as const) {
    await setSettingsCookie(page, baseURL as string, { textSize });
    await page.setViewportSize({ ...wide, width: (wide.width * textSize) / 20 });
    await page.reload();
    await expect(bar.getByRole('link', { name: 'Subscription' })).toBeVisible();
    await expect(bar.getByRole('button', { name: 'Generate Report' })).toBeVisible();
    await expect(bar.getByRole('button', { name: 'Log Out' })).toBeVisible();
    expect(await countBarRows(page)).toBe(1);
    await expectAccessibilityRules(page);
  }
});
