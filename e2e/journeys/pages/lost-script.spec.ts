import { paths } from '#contract/pages/paths.ts';
import { expect, test } from '#e2e/setup/fixtures.ts';

test.use({ expectedErrors: [/ERR_FAILED/], serviceWorkers: 'block' });

test('a page whose own script is lost three times opens all the same, without a press', {
  tag: '@full',
}, async ({ page }) => {
  // A page that nothing helps would be waited for.
  test.setTimeout(60_000);
  let lost = 0;
  await page.route(/\/assets\/start-[^/]+\.js$/, (route) => {
    lost += 1;
    return lost <= 3 ? route.abort() : route.continue();
  });
  for (const path of [paths.signIn, paths.terms]) {
    lost = 0;
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect(lost).toBe(4);
  }
});

test('a screen whose script is lost once opens without a reload', async ({ page }) => {
  let lost = 0;
  await page.route(/\/assets\/ContactScreen-[^/]+\.js$/, (route) => {
    lost += 1;
    return route.abort();
  });
  await page.goto(paths.about);
  await page.evaluate(() => document.body.setAttribute('data-mark', ''));
  await page.getByRole('link', { name: 'Contact Us' }).first().click();
  await expect(page).toHaveURL(paths.contact);
  await expect(page.getByRole('heading', { level: 1, name: 'Contact Us' })).toBeVisible();
  await expect(page.locator('body[data-mark]')).toBeVisible();
  expect(lost).toBe(1);
});
