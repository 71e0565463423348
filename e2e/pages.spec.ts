import type { Page } from '@playwright/test';
import type { Settings } from '#contract/settings.ts';
import { prerenderedPages } from '#web/build/prerendered-pages.ts';
import { expectHouseRules, expectValidHtml, tooWideBy } from './checks.ts';
import { expect, test } from './fixtures.ts';
import { withoutFocusRing } from './focus-rings.ts';
import { screens } from './screen-list.ts';
import { movedByItself, watchShifts } from './shifts.ts';
import { spaceTexts } from './text-spacing.ts';
import { unreadableTexts } from './unreadable.ts';

test.use({
  expectedErrors: [/the server responded with a status of (401|403|404|422|503)/],
  // Colours are measured, not on their way from one theme to the next.
  contextOptions: { reducedMotion: 'reduce' },
  // No route answers what a service worker asks.
  serviceWorkers: 'block',
});

const desktop = { width: 1280, height: 720 };
const narrow = { width: 320, height: 640 };
const zoomed = { width: 640, height: 360 };

type View = {
  theme: Exclude<Settings['theme'], 'system'>;
  textSize: Settings['textSize'];
  size: typeof desktop;
};

/** Every screen in two views; in the long proofs in every theme, at 320 px with the largest text, and at 200 % zoom. */
const views: View[] = [
  { theme: 'light', textSize: 20, size: desktop },
  { theme: 'dark', textSize: 28, size: narrow },
];
const furtherViews: View[] = [
  { theme: 'dark', textSize: 20, size: desktop },
  { theme: 'contrast', textSize: 20, size: desktop },
  { theme: 'light', textSize: 28, size: narrow },
  { theme: 'light', textSize: 28, size: zoomed },
];

for (const screen of screens) {
  const tag = screen.full ? '@full' : [];
  test(`${screen.name}: valid, and the house rules in every view`, { tag }, async ({ page, everyView }) => {
    await watchShifts(page);
    await page.goto(screen.path);
    await screen.prepare?.(page);
    if (!screen.moves) expect(await movedByItself(page)).toEqual([]);
    await expectValidHtml(await page.content());
    for (const { size, ...stamps } of everyView ? [...views, ...furtherViews] : views) {
      await page.setViewportSize(size);
      await look(page, stamps);
      const mainActions = await expectHouseRules(page);
      // Its log in is one: where none is found, none is measured.
      if (screen.name === 'home') expect(mainActions).toBeGreaterThan(0);
    }
    expect(await withoutFocusRing(page)).toEqual([]);
    if (everyView) await expectRoomForSpacedTexts(page);
  });
}

/** WCAG 1.4.12, in the narrowest view. */
async function expectRoomForSpacedTexts(page: Page) {
  await page.setViewportSize(narrow);
  await look(page, { theme: 'light', textSize: 20 });
  await spaceTexts(page);
  expect(await tooWideBy(page)).toBe(0);
  expect(await unreadableTexts(page)).toEqual([]);
}

test('every page drawn ahead is valid HTML as the server sends it', async ({ request }) => {
  for (const { path } of prerenderedPages) await expectValidHtml(await (await request.get(path)).text());
});

/** React draws a page anew where it finds another than was sent, and says so in the console, which no test may leave unread. */
test('every page drawn ahead is taken over as it was sent', async ({ page }) => {
  for (const { path } of prerenderedPages) {
    await page.goto(path);
    await page.waitForFunction(() => {
      const heading = document.querySelector('h1');
      return heading && Object.keys(heading).some((key) => key.startsWith('__reactFiber'));
    });
  }
});

/** Another look without another load. */
async function look(page: Page, { theme, textSize }: Omit<View, 'size'>) {
  const stamps = { theme, textSize: `${textSize}` };
  await page.evaluate((stamped) => Object.assign(document.documentElement.dataset, stamped), stamps);
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
