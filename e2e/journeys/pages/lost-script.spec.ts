import { paths } from '#contract/pages/paths.ts';
import { expect, test } from '#e2e/setup/fixtures.ts';

test.use({ expectedErrors: [/ERR_FAILED/], serviceWorkers: 'block' });

test('a page whose own script is lost three times opens all the same, without a press', async ({ page }) => {
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
