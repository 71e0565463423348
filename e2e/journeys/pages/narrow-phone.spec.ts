import type { Locator, Page } from '@playwright/test';
import { dividedWords } from '#e2e/checks/divided-words.ts';
import { screens } from '#e2e/screens/screen-list.ts';
import { expect, test } from '#e2e/setup/fixtures.ts';

/** A small phone, and a page enlarged to 400 %. */
test.use({
  viewport: { width: 320, height: 640 },
  expectedErrors: [/the server responded with a status of 4\d\d/],
});

test.describe('in Spanish, whose words are longer', () => {
  test.use({
    language: 'es',
    locale: 'es-US',
    extraHTTPHeaders: { 'accept-language': 'es-US,es;q=0.9' },
  });

  test('no line of the account page divides a word', { tag: '@full' }, async ({ page }) => {
    await openListed(page, 'account-display');
    expect(await dividedWords(page.locator('body'))).toEqual([]);
  });

  test('no line of a problem in a row divides a word', { tag: '@full' }, async ({ page }) => {
    await openListed(page, 'account-logins-failed');
    expect(await dividedWords(page.locator('body'))).toEqual([]);
  });

  test.describe('and in the largest text', () => {
    test.use({ textSize: 28 });

    test('no title of a row and no choice of Display divides a word', { tag: '@full' }, async ({ page }) => {
      await openListed(page, 'account-display');
      const parts = await page.locator('h2, fieldset:has([type=radio])').all();
      const divided = await Promise.all(parts.map(dividedWords));
      expect(divided.flat()).toEqual([]);
      expect(parts.length).toBeGreaterThan(10);
    });

    test('what may be pressed before the film keeps its words inside', { tag: '@full' }, async ({ page }) => {
      await openListed(page, 'game-look-first');
      expect(await tooNarrow(page.getByRole('button', { name: 'Show me' }))).toEqual([]);
    });
  });
});

test('a name stays inside the button that plays its clip', { tag: '@full' }, async ({ page }) => {
  await openListed(page, 'game-watching');
  const buttons = page.getByRole('group', { name: 'Watch one person again' }).getByRole('button');
  expect(await tooNarrow(buttons)).toEqual([]);
  expect(await buttons.count()).toBe(4);
});

/** What those say that have more inside than room for it. */
function tooNarrow(buttons: Locator) {
  return buttons.evaluateAll((all) =>
    all.filter((one) => one.scrollWidth > one.clientWidth).map((one) => one.textContent),
  );
}

async function openListed(page: Page, name: string) {
  const screen = screens.find((one) => one.name === name);
  await page.goto(screen?.path ?? '');
  await screen?.prepare?.(page);
}
