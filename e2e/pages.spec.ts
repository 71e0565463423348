import type { Page } from '@playwright/test';
import { themes } from '#contract/settings.ts';
import { prerenderedPages } from '#web/build/prerendered-pages.ts';
import { expectHouseRules, expectValidHtml } from './checks.ts';
import { expect, test } from './fixtures.ts';
import { screens } from './screen-list.ts';

test.use({
  expectedErrors: [/the server responded with a status of (401|404|422)/],
  // Colours are measured, not on their way from one theme to the next.
  contextOptions: { reducedMotion: 'reduce' },
});

const chosen = themes.filter((theme) => theme !== 'system');

for (const screen of screens) {
  const tag = screen.full ? '@full' : [];
  test(`${screen.name}: house rules in every theme, at 320 px with the largest text, at 200 % zoom`, {
    tag,
  }, async ({ page }) => {
    await page.goto(screen.path);
    await screen.prepare?.(page);
    await expectValidHtml(await page.content());
    for (const theme of chosen) {
      await look(page, { theme });
      await expectHouseRules(page);
    }
    await look(page, { theme: 'light', textSize: '28' });
    await page.setViewportSize({ width: 320, height: 640 });
    await expectHouseRules(page);
    await page.setViewportSize({ width: 640, height: 360 });
    await expectHouseRules(page);
  });
}

test('every page drawn ahead is valid HTML as the server sends it', async ({ request }) => {
  for (const { path } of prerenderedPages) await expectValidHtml(await (await request.get(path)).text());
});

/** Another look without another load. */
async function look(page: Page, stamped: { theme: string; textSize?: string }) {
  await page.evaluate((stamps) => Object.assign(document.documentElement.dataset, stamps), stamped);
}

test('an unknown address answers 404 with a way home', async ({ page }) => {
  const answer = await page.goto('/nothing-here');
  expect(answer?.status()).toBe(404);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('We cannot find this page');
  await page.getByRole('link', { name: 'Go to the home page' }).click();
  await expect(page).toHaveURL('/');
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
});

test('/forbidden says so in the words of the specification', async ({ page }) => {
  const answer = await page.goto('/forbidden');
  expect(answer?.status()).toBe(200);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Sorry This Page is Forbidden');
});

test('an address is spelled as the specification does, whatever was typed', async ({ page }) => {
  const answer = await page.goto('/FeedBack/?from=letter');
  expect(answer?.status()).toBe(200);
  await expect(page).toHaveURL('/feedback?from=letter');
});
