import type { Page } from '@playwright/test';
import { endpoints } from '#contract/endpoints.ts';
import { paths } from '#contract/pages/paths.ts';
import { expect, test } from '#e2e/setup/fixtures.ts';
import { headersOf, openAs, signUp } from '#e2e/steps/accounts.ts';
import {
  answerRight,
  answerSurveys,
  answerWrong,
  boxOf,
  exerciseList,
  expectExercise,
  film,
  jumpTo,
  openGame,
  peopleOf,
  press,
  readCurrentPlaythrough,
  readGame,
  startNew,
} from '#e2e/steps/game.ts';

/** One exercise: its film under overlays, and what is saved when the player leaves it. */

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

function expectFilm(page: Page, state: 'stopped' | 'running') {
  const isPaused = () => film(page).evaluate((video: HTMLVideoElement) => video.paused);
  return expect.poll(isPaused).toBe(state === 'stopped');
}

test('Repeat downloads nothing again', { tag: '@full' }, async ({ page }) => {
  await openGame(page);
  await expectFilm(page, 'running');
  const clip = await film(page).evaluate((video: HTMLVideoElement) => new URL(video.src).pathname);
  const requested: string[] = [];
  page.on('request', (request) => {
    // Ignores what the app prefetches.
    if (request.resourceType() === 'media') requested.push(new URL(request.url()).pathname);
  });
  const position = () => film(page).evaluate((video: HTMLVideoElement) => video.currentTime);
  await expect.poll(position).toBeGreaterThan(2);
  await press(page, 'Repeat');
  await expect.poll(position).toBeLessThan(2);
  await expect.poll(position).toBeGreaterThan(1);
  expect(requested).not.toContain(clip);
});

test('every overlay stops the film and resumes it', async ({ page }) => {
  await openGame(page);
  await expectFilm(page, 'running');
  for (const [opens, overlay] of [
    ['Need help?', page.getByRole('dialog')],
    ['Sound & captions', page.getByRole('dialog')],
    ['Exercises: 1', exerciseList(page)],
    ['GIVE A FEEDBACK', page.getByRole('dialog')],
  ] as const) {
    await button(page, opens).click();
    await expect(overlay).toBeVisible();
    await expectFilm(page, 'stopped');
    await page.keyboard.press('Escape');
    await expect(overlay).toBeHidden();
    await expectFilm(page, 'running');
  }

  // A film that the player had stopped stays stopped.
  await press(page, 'Pause');
  await button(page, 'Need help?').click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
  await expectFilm(page, 'stopped');
  await expect(button(page, 'Play')).toBeVisible();
});

test('the surveys stop the film, have their size, and come again in the next session after "Later"', {
  tag: '@full',
}, async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 720 });
  await openGame(page);
  await button(page, 'Exercises: 1').click();
  expect((await boxOf(exerciseList(page))).height).toBe(500);
  await page.keyboard.press('Escape');
  await jumpTo(page, 4);
  const survey = page.getByRole('dialog', { name: 'How Sure Do You Feel?' });
  await expect(survey).toBeVisible();
  await expectFilm(page, 'stopped');
  const { width, height } = await boxOf(survey.locator('xpath=..'));
  expect(width).toBe(800);
  expect(height).toBeCloseTo(720 * 0.8, 0);
  await survey.getByRole('button', { name: 'Later' }).click();
  await expectFilm(page, 'running');
  await jumpTo(page, 5);
  await expectFilm(page, 'running');
  await expect(survey).toBeHidden();

  await page.evaluate(() => sessionStorage.clear());
  await page.reload();
  await jumpTo(page, 6);
  await expect(survey).toBeVisible();
});

test("the browser's Back saves the repeats since the last answer", { tag: '@full' }, async ({ page }) => {
  const { token, user } = await signUp(page.request, 'facility');
  await openAs(page, { token, user }, paths.dashboard);
  await startNew(page);
  const game = await readGame(page, token);
  await answerWrong(page, game, 1);
  const coaching = page.getByRole('alertdialog').locator('video');
  await expect(coaching).toHaveAttribute('src', /sorry-that-is-not-the-right-answer-please-try-again/);
  await expect
    .poll(() => coaching.evaluate((video: HTMLVideoElement) => video.currentTime))
    .toBeGreaterThan(0);
  await press(page, 'Try again');
  await press(page, 'Repeat');
  await page.goBack();
  await expect(page).toHaveURL(/dashboard/);
  await expect.poll(async () => (await readCurrentPlaythrough(page, token))?.exercises[0]?.repeats).toBe(1);
});

test('Pause the game, after a correct answer, says that it is saved, and offers to continue', async ({
  page,
}) => {
  const { token } = await openGame(page);
  const delayed = Promise.withResolvers<void>();
  await page.route(`**${endpoints.saveAnswer.path}`, async (route) => {
    await delayed.promise;
    await route.continue();
  });
  await answerRight(page, await readGame(page, token), 1);
  await expect(page.getByText('Saving', { exact: true })).toBeAttached();
  delayed.resolve();
  await expect(page.getByText('Saved', { exact: true })).toBeAttached();
  await page.getByRole('dialog').getByRole('button', { name: 'Pause the game' }).click();
  const goOn = page.getByRole('button', { name: 'Continue' });
  await expect(goOn).toHaveAccessibleDescription('Saved. Continue when you are ready');
  await expectFilm(page, 'stopped');
  await goOn.click();
  await expectExercise(page, 2);
  await expect(goOn).toBeHidden();
});

test.describe('when the server fails', () => {
  test.use({ expectedErrors: [/status of (500|401)/] });

  test('feedback can be sent again while the film is stopped, surveys still close, and signing in again returns to the exercise', {
    tag: '@full',
  }, async ({ page }) => {
    const failure = {
      status: 500,
      json: { message: 'An error occurred. Please try again.', code: 'unknown' },
    };
    await page.route(/user\/(feedback|surveys\/)/, (route) =>
      route.request().method() === 'POST' ? route.fulfill(failure) : route.continue(),
    );
    const { token, password } = await openGame(page);
    await button(page, 'GIVE A FEEDBACK').click();
    await page.getByRole('textbox').fill('Slower, please.');
    await button(page, 'Send feedback').click();
    await expect(page.getByRole('alert')).toContainText('An error occurred. Please try again.');
    await expectFilm(page, 'running');
    await button(page, 'Try again').click();
    await expect(page.getByRole('textbox')).toHaveValue('Slower, please.');
    await expectFilm(page, 'stopped');
    await page.keyboard.press('Escape');
    await expectFilm(page, 'running');

    await jumpTo(page, 4);
    await answerSurveys(page);
    await expectFilm(page, 'running');

    await page.request.post('/api/v2/user/logout', { headers: headersOf({ token }) });
    await page.evaluate(() => window.dispatchEvent(new Event('focus')));
    const again = page.getByRole('alertdialog');
    await expect(again).toBeVisible();
    await expectFilm(page, 'stopped');
    await again.getByLabel('Password', { exact: true }).fill(password);
    await again.getByRole('button', { name: 'Login', exact: true }).click();
    await expect(again).toBeHidden();
    await expectExercise(page, 4);
    await expectFilm(page, 'running');
  });
});

test.describe('when the session ends', () => {
  test.use({ expectedErrors: [/status of 401/] });

  test('a coaching clip in a dialog stops under "Please sign in again", and continues after it', {
    tag: '@full',
  }, async ({ page }) => {
    const { token, password } = await openGame(page);
    await answerWrong(page, await readGame(page, token), 1);
    const coaching = page.locator('[role=alertdialog] video');
    const position = () => coaching.evaluate((video: HTMLVideoElement) => video.currentTime);
    const isPaused = () => coaching.evaluate((video: HTMLVideoElement) => video.paused);
    await expect.poll(position).toBeGreaterThan(0);
    await page.request.post('/api/v2/user/logout', { headers: headersOf({ token }) });
    await page.evaluate(() => window.dispatchEvent(new Event('focus')));
    const again = page.getByRole('alertdialog', { name: /^Please sign in again/ });
    await expect(again).toBeVisible();
    await expect.poll(isPaused).toBe(true);
    const stoppedAt = await position();
    expect(stoppedAt).toBeLessThan(
      await coaching.evaluate((video: HTMLVideoElement) => video.duration - 0.5),
    );
    await again.getByLabel('Password', { exact: true }).fill(password);
    expect(await position()).toBe(stoppedAt);
    await again.getByRole('button', { name: 'Login', exact: true }).click();
    await expect(again).toBeHidden();
    await expect.poll(position).toBeGreaterThan(stoppedAt);
  });
});

test.describe('on a phone that requires a tap before it plays, with a clip that cannot be loaded', () => {
  test.use({
    viewport: { width: 390, height: 844 },
    serviceWorkers: 'block',
    expectedErrors: [/Failed to load resource/],
  });

  test('the player can always continue', { tag: '@full' }, async ({ page }) => {
    await page.addInitScript(() => {
      const { play } = HTMLMediaElement.prototype;
      let hasTapped = false;
      document.addEventListener('click', () => (hasTapped = true), { capture: true });
      HTMLMediaElement.prototype.play = function () {
        if (hasTapped) return play.call(this);
        return Promise.reject(new DOMException('A tap first', 'NotAllowedError'));
      };
    });
    const person = await signUp(page.request, 'facility');
    const game = await readGame(page, person.token);
    const { wrong } = peopleOf(game, 1);
    const file =
      game.exercises[0]?.main.options.find(({ character }) => character === wrong)?.video_url ?? '';
    await page.route(`**${file}`, (route) => route.abort());
    await openAs(page, person, paths.game);

    const start = page.locator('div:has(> video)').getByRole('button', { name: 'Play', exact: true });
    // The first frame is shown anyway.
    await expect(film(page)).toBeVisible();
    await expect(start).toBeVisible();
    await expectFilm(page, 'stopped');
    await start.click();
    await expect(start).toBeHidden();
    await expectFilm(page, 'running');

    await page
      .getByRole('group', { name: 'Watch one person again' })
      .getByRole('button', { name: wrong })
      .click();
    const failed = page.getByRole('alert').filter({ hasText: 'This clip cannot be played' });
    await expect(failed).toBeVisible();
    await page.unroute(`**${file}`);
    await failed.getByRole('button', { name: 'Try again' }).click();
    await expect(failed).toBeHidden();
    await expectFilm(page, 'running');
    await expect(film(page)).toHaveAttribute('src', file);
    await expect(page.getByRole('radio', { name: wrong })).not.toBeChecked();

    await expect(button(page, 'Save & Exit')).toBeVisible();
    await button(page, 'Back to reports').click();
    await expect(page).toHaveURL(/tab=Reports/);
  });
});
