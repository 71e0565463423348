import type { Page } from '@playwright/test';
import { expectHouseRules } from './checks.ts';
import { expect, test } from './fixtures.ts';

/** Plays on at ten times the speed, so that a journey does not wait for people to finish speaking. */
const speedUp = (page: Page) =>
  page.addInitScript(() => {
    const { play } = HTMLMediaElement.prototype;
    HTMLMediaElement.prototype.play = function () {
      this.playbackRate = 10;
      return play.call(this);
    };
  });

test('a visitor tries one exercise, and nothing is stored', async ({ page }) => {
  await speedUp(page);
  const calls: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith('/api/')) calls.push(`${request.method()} ${pathname}`);
  });
  await page.goto('/');
  await page.getByRole('link', { name: 'Try one exercise' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Exercise 1: A Gift in the Kitchen');
  // Who is quicker than the clips is not taken away from their answer when the last one ends.
  const chosen = page.getByRole('group', { name: 'Who is Correct?' }).getByRole('radio').first();
  await chosen.check();
  await expectHouseRules(page);
  const before = await page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]));
  await expect(page.getByText('The film has ended.')).toBeAttached({ timeout: 30_000 });
  await page.evaluate(() => new Promise((moved) => requestAnimationFrame(() => setTimeout(moved, 200))));
  await expect(chosen).toBeFocused();
  await page.getByRole('button', { name: 'Okay' }).click();
  await page.getByRole('button', { name: 'Finish' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText("That's all there is to it.");
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await expectHouseRules(page);

  expect(new Set(calls)).toEqual(new Set(['GET /api/v2/user/sampleGame']));
  expect(await page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]))).toBe(
    before,
  );
  await page.getByRole('link', { name: 'Sign up' }).click();
  await expect(page.getByRole('tab', { name: 'Sign Up' })).toHaveAttribute('aria-selected', 'true');
});

test.describe('with motion', () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } });

  test('the picture on the home page moves, and stops when asked to', async ({ page }) => {
    await page.goto('/');
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

  test('the picture on the home page stands still until asked', async ({ page }) => {
    await page.goto('/');
    await page.waitForLoadState('networkidle');
    expect(await page.locator('video').evaluate((video: HTMLVideoElement) => video.src)).toBe('');
    await page.getByRole('button', { name: 'Play the film' }).click();
    await expect(page.getByRole('button', { name: 'Pause the film' })).toBeVisible();
  });
});
