import type { Page } from '@playwright/test';
import type { Settings } from '#contract/pages/settings.ts';
import {
  expectAccessibilityRules,
  expectValidHtml,
  horizontalOverflow,
} from '#e2e/checks/accessibility-rules.ts';
import { clippedOrOverlappingText } from '#e2e/checks/clipped-text.ts';
import { findMissingFocusRings } from '#e2e/checks/focus-rings.ts';
import { unexpectedLayoutShifts, watchLayoutShifts } from '#e2e/checks/layout-shifts.ts';
import { applyTextSpacing } from '#e2e/checks/text-spacing.ts';
import { screens } from '#e2e/screens/screen-list.ts';
import { expect, test } from '#e2e/setup/fixtures.ts';
import { prerenderedPages } from '#web/build/prerendered-pages.ts';

test.use({
  expectedErrors: [/the server responded with a status of (401|403|404|422|503)/],
  // Colors are measured, so they must not be animated from one theme to the next.
  contextOptions: { reducedMotion: 'reduce' },
  // Playwright's routes do not see the requests of a service worker.
  serviceWorkers: 'block',
});

const desktop = { width: 1280, height: 720 };
const narrow = { width: 320, height: 640 };
const zoomed = { width: 640, height: 360 };

type Appearance = {
  theme: Exclude<Settings['theme'], 'system'>;
  textSize: Settings['textSize'];
  viewport: typeof desktop;
};

/** Every screen in two appearances; `npm run test:full` adds every theme, 320 px with the largest text, and 200 % zoom. */
const appearances: Appearance[] = [
  { theme: 'light', textSize: 20, viewport: desktop },
  { theme: 'dark', textSize: 28, viewport: narrow },
];
const furtherAppearances: Appearance[] = [
  { theme: 'dark', textSize: 20, viewport: desktop },
  { theme: 'contrast', textSize: 20, viewport: desktop },
  { theme: 'light', textSize: 28, viewport: narrow },
  { theme: 'light', textSize: 28, viewport: zoomed },
];

for (const screen of screens) {
  const tag = screen.full ? '@full' : [];
  test(`${screen.name}: valid HTML, and the accessibility rules in every appearance`, { tag }, async ({
    page,
    everyAppearance,
  }) => {
    await watchLayoutShifts(page);
    await page.goto(screen.path);
    await screen.prepare?.(page);
    if (!screen.layoutShiftReason) expect(await unexpectedLayoutShifts(page)).toEqual([]);
    await expectValidHtml(await page.content());
    for (const { viewport, ...theme } of everyAppearance
      ? [...appearances, ...furtherAppearances]
      : appearances) {
      await page.setViewportSize(viewport);
      await applyTheme(page, theme);
      const primaryActions = await expectAccessibilityRules(page);
      // Proves that primary actions are found: the home page has the log in.
      if (screen.name === 'home') expect(primaryActions).toBeGreaterThan(0);
    }
    expect(await findMissingFocusRings(page)).toEqual([]);
    if (everyAppearance) await expectSpacedTextFits(page);
  });
}

/** WCAG 1.4.12, in the narrowest viewport. */
async function expectSpacedTextFits(page: Page) {
  await page.setViewportSize(narrow);
  await applyTheme(page, { theme: 'light', textSize: 20 });
  await applyTextSpacing(page);
  expect(await horizontalOverflow(page)).toBe(0);
  expect(await clippedOrOverlappingText(page)).toEqual([]);
}

test('every prerendered page is valid HTML as the server sends it', async ({ request }) => {
  for (const { path } of prerenderedPages) await expectValidHtml(await (await request.get(path)).text());
});

/** On a mismatch React renders the page again and logs an error, which fails the test. */
test('every prerendered page is hydrated without a mismatch', async ({ page }) => {
  for (const { path } of prerenderedPages) {
    await page.goto(path);
    await page.waitForFunction(() => {
      const heading = document.querySelector('h1');
      return heading && Object.keys(heading).some((key) => key.startsWith('__reactFiber'));
    });
  }
});

/** Changes theme and text size without loading the page again. */
async function applyTheme(page: Page, { theme, textSize }: Omit<Appearance, 'viewport'>) {
  const attributes = { theme, textSize: `${textSize}` };
  await page.evaluate((values) => Object.assign(document.documentElement.dataset, values), attributes);
}

test('an unknown address responds with 404 and a link to the home page', async ({ page }) => {
  const response = await page.goto('/nothing-here');
  expect(response?.status()).toBe(404);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('We cannot find this page');
  await page.getByRole('link', { name: 'Go to the home page' }).click();
  await expect(page).toHaveURL('/');
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
});

test('/forbidden shows the message of the specification', async ({ page }) => {
  const response = await page.goto('/forbidden');
  expect(response?.status()).toBe(200);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Sorry This Page is Forbidden');
});

test('an address is redirected to its canonical spelling', async ({ page }) => {
  const response = await page.goto('/FeedBack/?from=email');
  expect(response?.status()).toBe(200);
  await expect(page).toHaveURL('/feedback?from=email');
});
