import type { Page } from '@playwright/test';
import { paths } from '#contract/pages/paths.ts';
import { expectAccessibilityRules } from '#e2e/checks/accessibility-rules.ts';
import { expect, test } from '#e2e/setup/fixtures.ts';
import { setSettingsCookie } from '#e2e/setup/settings-cookie.ts';
import { headersOf, openAs, signUp } from '#e2e/steps/accounts.ts';
import { expectExercise, jumpTo, openDisplay, readGame } from '#e2e/steps/game.ts';

/** The described picture (WCAG 1.2.5): where it is turned on, the description comes before the first clip. */

const film = (page: Page) => page.locator('video[data-front]');
const title = (page: Page) => page.locator('p[aria-live]');

/** The clip is visible and playing. */
async function expectPlaying(page: Page, clip: string) {
  await expect(film(page)).toHaveAttribute('src', new RegExp(`/${clip}\\.mp4`));
  await expect
    .poll(() => film(page).evaluate((video: HTMLVideoElement) => (video.paused ? 0 : video.currentTime)))
    .toBeGreaterThan(0);
}

/** The caption under the picture is part of this clip. */
function expectCaption(page: Page, clip: { transcript: string } | undefined) {
  const isOfClip = async () => {
    const caption = (await page.locator('p[aria-live] + p').textContent()) ?? '';
    return caption !== '' && Boolean(clip?.transcript.includes(caption.replaceAll(/\s+/g, ' ').trim()));
  };
  return expect.poll(isOfClip).toBe(true);
}

/** Skips to the last second of the clip. */
function skipToLastSecond(page: Page) {
  return film(page).evaluate((video: HTMLVideoElement) => {
    video.currentTime = video.duration - 1;
  });
}

test('turned on in the game, the picture is described before each exercise, and again by its button', {
  tag: '@full',
}, async ({ page, request }) => {
  const person = await signUp(request, 'facility');
  await openAs(page, person, paths.game);
  const [first, second] = (await readGame(page, person.token)).exercises;
  await expectExercise(page, 1);
  await expectPlaying(page, 'ex01_1');
  const description = page.getByRole('button', { name: 'Description' });
  await expect(description).toBeHidden();
  await openDisplay(page);
  const choice = page.getByRole('checkbox', { name: 'Describe the picture before each exercise' });
  await choice.check();
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
  await expect(choice).toBeHidden();

  await description.click();
  await expectPlaying(page, 'ex01_0');
  await expect(film(page)).toHaveAccessibleName('What the picture shows');
  await expect(title(page)).toHaveText('What the picture shows');
  await expectCaption(page, first?.description);
  await expect(description).toHaveAttribute('aria-pressed', 'true');
  await expectAccessibilityRules(page);
  await skipToLastSecond(page);
  await expectPlaying(page, 'ex01_1');
  await expect(title(page)).toHaveText('Rosa');
  await expectCaption(page, first?.main.options[0]);

  await description.click();
  await expectPlaying(page, 'ex01_0');
  await jumpTo(page, 2);
  await expectPlaying(page, 'ex02_0');

  await page.getByText('Read the words of this exercise').click();
  await expect(page.getByText(second?.description.transcript ?? 'nothing', { exact: true })).toBeVisible();

  // The setting is saved in the account.
  const account = await request.get('/api/v2/user/account', {
    headers: headersOf(person),
  });
  expect(await account.json()).toMatchObject({ settings: { describePicture: true } });
});

test('if it was turned on before, the sample exercise is described as well', { tag: '@full' }, async ({
  page,
  baseURL,
}) => {
  await setSettingsCookie(page, baseURL as string, { describePicture: true });
  await page.goto(paths.home);
  await page.getByRole('link', { name: 'Try one exercise' }).click();
  await expectPlaying(page, 'ex01_0');
  await skipToLastSecond(page);
  await expectPlaying(page, 'ex01_1');
});

test('if it is turned on, the descriptions of the next exercises are also available offline', {
  tag: ['@full', '@worker'],
}, async ({ page, request, baseURL }) => {
  await setSettingsCookie(page, baseURL as string, { describePicture: true });
  const person = await signUp(request, 'facility');
  await openAs(page, person, paths.game);
  const next = (await readGame(page, person.token)).exercises[1]?.description.video_url ?? '';
  const isCached = () => page.evaluate(async (url) => Boolean(await caches.match(url)), next);
  await expect.poll(isCached, { timeout: 50_000 }).toBe(true);
});
