import type { Page } from '@playwright/test';
import { paths } from '#contract/pages/paths.ts';
import { expectAccessibilityRules } from '#e2e/checks/accessibility-rules.ts';
import { expectFilm } from '#e2e/checks/film-word.ts';
import { expect, test } from '#e2e/setup/fixtures.ts';
import { lookFirstStage, press } from '#e2e/steps/game.ts';

/** Plays clips at ten times their speed. */
const speedUp = (page: Page) =>
  page.addInitScript(() => {
    const { play } = HTMLMediaElement.prototype;
    HTMLMediaElement.prototype.play = function () {
      this.playbackRate = 10;
      return play.call(this);
    };
  });

test('a visitor tries one exercise, looking first, and nothing is stored', async ({ page }) => {
  // A device that has not been used before.
  await page.context().clearCookies();
  await speedUp(page);
  const calls: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith('/api/')) calls.push(`${request.method()} ${pathname}`);
  });
  await page.goto('/');
  await page.getByRole('link', { name: 'Try one exercise' }).click();
  await expect(lookFirstStage(page)).toBeVisible();
  await press(page, 'Show me');
  await press(page, 'Continue');
  // How one likes the voices is asked once, before the first.
  await press(page, 'Start the film');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Exercise 1: A Gift in the Kitchen');
  // The end of the last clip must not move the focus away from a choice that was made before.
  const chosen = page.getByRole('radiogroup', { name: 'Who is Correct?' }).getByRole('radio').first();
  await chosen.check({ force: true });
  await expectAccessibilityRules(page);
  const before = await page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]));
  await expect(page.getByText('The film has ended.')).toBeAttached({ timeout: 30_000 });
  await page.evaluate(() => new Promise((moved) => requestAnimationFrame(() => setTimeout(moved, 200))));
  await expect(chosen).toBeFocused();
  await page.getByRole('button', { name: 'Okay' }).click();
  await page.getByRole('button', { name: 'Finish' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText("That's all there is to it.");
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await expectAccessibilityRules(page);

  expect(new Set(calls)).toEqual(new Set(['GET /api/v2/user/sampleGame']));
  expect(await page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]))).toBe(
    before,
  );
  // A place of its own: on the home page the form would be below the view of a tablet.
  await page.setViewportSize({ width: 820, height: 1180 });
  await page.getByRole('link', { name: 'Sign up' }).click();
  await expect(page).toHaveURL(paths.signIn);
  await expect(page.getByRole('heading', { level: 1, name: 'Login or Sign Up' })).toBeFocused();
  const tab = page.getByRole('tab', { name: 'Sign Up' });
  await expect(tab).toHaveAttribute('aria-selected', 'true');
  await expect(tab).toBeInViewport({ ratio: 1 });
  await expect(page.getByRole('radio', { name: 'No' })).toBeInViewport({ ratio: 1 });
});

test.describe('with motion', () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } });

  test('the film on the home page plays once the page is used, and can be paused', async ({ page }) => {
    await page.goto('/');
    await page.mouse.move(200, 200);
    const film = page.locator('video');
    const isPaused = () => film.evaluate((video: HTMLVideoElement) => video.paused);
    await expect.poll(isPaused).toBe(false);
    expect(await film.evaluate((video: HTMLVideoElement) => video.muted)).toBe(true);
    await page.getByRole('button', { name: 'Pause the film' }).click();
    expect(await isPaused()).toBe(true);
  });
});

test.describe('with reduced motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('the film on the home page does not play until the user starts it', async ({ page }) => {
    await page.goto('/');
    await page.waitForLoadState('networkidle');
    expect(await page.locator('video').evaluate((video: HTMLVideoElement) => video.src)).toBe('');
    await page.getByRole('button', { name: 'Play the film' }).click();
    await expect(page.getByRole('button', { name: 'Pause the film' })).toBeVisible();
  });
});

test.describe('on a bad line', () => {
  test.use({ expectedErrors: [/ERR_FAILED/], serviceWorkers: 'block' });

  test('a film that is lost once plays without a press', async ({ page }) => {
    const lost = new Set<string>();
    await page.route(/\.mp4\b/, (route) => {
      const url = route.request().url();
      if (lost.has(url)) return route.continue();
      lost.add(url);
      return route.abort();
    });
    await page.goto(paths.tryOne);
    await expectFilm(page, 'runs');
    expect(lost.size).toBeGreaterThan(0);
  });
});
