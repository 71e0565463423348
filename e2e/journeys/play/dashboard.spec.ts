import type { APIRequestContext, Page } from '@playwright/test';
import { endpoints } from '#contract/endpoints.ts';
import { paths } from '#contract/pages/paths.ts';
import { expect, test } from '#e2e/setup/fixtures.ts';
import { setSettingsCookie } from '#e2e/setup/settings-cookie.ts';
import { headersOf, openAs, openNavigation, type Person, signUp, submitLogin } from '#e2e/steps/accounts.ts';
import { boxOf } from '#e2e/steps/game.ts';

test('Back closes an open dialog first; then it stays on the dashboard, with a message how to leave', async ({
  page,
  request,
}) => {
  const { email, password } = await signUp(request, 'facility');
  await page.goto('/');
  await submitLogin(page, email, password);
  await expect(page).toHaveURL('/dashboard');
  await page.getByRole('button', { name: 'Start New' }).click();
  const dialog = page.getByRole('alertdialog');
  await expect(dialog).toContainText('Starting a new game will delete all your previous results!');
  await expect(dialog).toContainText('You have no earlier results.');
  await page.goBack();
  await expect(dialog).toBeHidden();
  await expect(page).toHaveURL('/dashboard');
  await page.getByRole('button', { name: 'Start New' }).click();
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await expect(dialog).toBeHidden();
  const message = page.getByText('You are on your dashboard. Use Log Out to leave.');
  await expect(message).toBeHidden();
  await page.goBack();
  await expect(message).toBeVisible();
  await expect(page).toHaveURL('/dashboard');
  await (await openNavigation(page)).getByRole('button', { name: 'Log Out' }).click();
  await expect(page).toHaveURL('/');
});

test('GIVE A FEEDBACK is fixed in the corner as long as it covers no control, and else at the end of the page', async ({
  page,
  request,
}) => {
  await openAs(page, await signUp(request, 'facility'), paths.dashboard);
  const feedback = page.getByRole('button', { name: 'GIVE A FEEDBACK' });
  const covered = () =>
    feedback.evaluate((pill) => {
      const { left, top, right, bottom } = pill.getBoundingClientRect();
      return [...document.querySelectorAll('a, button, input, summary')]
        .filter((control) => control !== pill && control.checkVisibility())
        .filter((control) => {
          const box = control.getBoundingClientRect();
          return box.left < right && box.right > left && box.top < bottom && box.bottom > top;
        })
        .map(({ textContent }) => textContent);
    });
  for (const [width, height] of [
    [1280, 720],
    [1180, 820],
    [820, 1180],
    [390, 664],
  ] as const) {
    await page.setViewportSize({ width, height });
    const end = await page.evaluate(() => document.documentElement.scrollHeight - window.innerHeight);
    for (let top = 0; top <= end; top += 60) {
      await page.evaluate((top) => {
        scrollTo(0, top);
        return new Promise((done) => requestAnimationFrame(() => setTimeout(done, 30)));
      }, top);
      expect(await covered()).toEqual([]);
    }
    if (width === 1280) {
      await page.evaluate(() => scrollTo(0, 0));
      await expect(feedback).toBeInViewport({ ratio: 1 });
    }
  }
});

test('after jumping between exercises, the next open exercise and practice of missed ones are offered', async ({
  page,
  request,
}) => {
  const person = await signUp(request, 'facility');
  await saveAttempt(request, person, 3, 'correct');
  await saveAttempt(request, person, 2, 'incorrect');
  await openAs(page, person, paths.dashboard);
  await expect(page.getByRole('button', { name: /^Resume Play 2\/\d+ Next:/ })).toBeVisible();
  await page.getByRole('button', { name: 'Go to the next open exercise (#4)' }).click();
  await expect(page.getByRole('heading', { level: 1, name: /^Exercise 4:/ })).toBeVisible();
  // The surveys open here, and Back would close them first.
  await page.getByRole('dialog').getByRole('button', { name: 'Later' }).click();
  await page.goBack();
  await page.getByRole('button', { name: 'Practice what I missed (1)' }).click();
  await expect(page.getByRole('heading', { level: 1, name: /^Exercise 2:/ })).toBeVisible();
});

test('on a phone the words over the highest house point down at it', async ({ page, request }) => {
  await page.setViewportSize({ width: 390, height: 664 });
  const person = await signUp(request, 'facility');
  await saveAttempt(request, person, 11, 'incorrect');
  await openAs(page, person, paths.dashboard);
  const words = page.getByText('You are here');
  const { y, height } = await boxOf(words);
  const point = await boxOf(words.locator('xpath=preceding-sibling::*[1]'));
  expect(Math.abs(point.y - (y + height))).toBeLessThanOrEqual(2);
});

test.describe('failures', () => {
  test.use({ expectedErrors: [/status of (402|403|404|500)/], serviceWorkers: 'block' });

  test('results that cannot be loaded are not shown as missing, and the game continues after them', async ({
    page,
    request,
  }) => {
    const person = await signUp(request, 'facility');
    await saveAttempt(request, person, 3, 'correct');
    await page.route('**/answers/allGames', (route) => route.fulfill({ status: 404, json: {} }));
    await page.route('**/answers/resumeGame/1', (route) => route.fulfill({ status: 500, json: {} }));
    await openAs(page, person, paths.dashboard);
    await expect(page.getByText('Your results cannot be shown right now.')).toBeVisible();
    await page.getByRole('button', { name: 'Start New' }).click();
    const dialog = page.getByRole('alertdialog');
    await expect(dialog).not.toContainText('You have no earlier results.');
    await dialog.getByRole('button', { name: 'Cancel' }).click();
    // While it is unknown where the game stopped, no new one is started, which would archive it.
    // The game asks again by itself when it is opened; after that only when told to.
    const askedAgain = page.waitForResponse('**/answers/resumeGame/1');
    await page.getByRole('button', { name: /^Resume Play$/ }).click();
    await expect(page).toHaveURL(paths.game);
    await askedAgain;
    await expect(page.getByRole('button', { name: 'Retry' })).toBeVisible();
    await page.unroute('**/answers/resumeGame/1');
    await page.getByRole('button', { name: 'Retry' }).click();
    await expect(page.getByRole('heading', { level: 1, name: /^Exercise 4:/ })).toBeVisible();
  });

  test('feedback that cannot be sent: a red banner, and "Try again" restores the text', async ({
    page,
    request,
  }) => {
    const address = '**/api/v2/user/feedback';
    await openAs(page, await signUp(request, 'facility'), paths.dashboard);
    await page.getByRole('button', { name: 'GIVE A FEEDBACK' }).click();
    const dialog = page.getByRole('dialog');
    const text = dialog.getByLabel(
      'Is there anything you would like to add about your experience with the "Mind Your Step"?',
    );
    await expect(text).toHaveAttribute('placeholder', 'Enter your feedback here...');
    await expect(text).toHaveAttribute('rows', '5');
    await page.route(address, (route) => route.fulfill({ status: 500, json: {} }));
    await text.fill('Slower, please.');
    const send = dialog.getByRole('button', { name: 'Send feedback' });
    await send.click();
    await expect(dialog).toBeHidden();
    const banner = page.getByRole('alert');
    await expect(banner).toContainText('An error occurred. Please try again.');
    await expect(banner).toHaveCSS('border-color', 'rgb(138, 28, 28)');
    await page.unroute(address);
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(text).toHaveValue('Slower, please.');
    const sent = page.waitForRequest(address);
    await send.click();
    expect(await (await sent).headerValue('authorization')).toBeNull();
    await expect(dialog).toBeHidden();
    await expect(page.getByRole('status').filter({ hasText: 'Thank you' })).toBeVisible();
    await page.getByRole('button', { name: 'GIVE A FEEDBACK' }).click();
    await expect(text).toHaveValue('');
  });

  test('when the subscription ends, the game redirects to /subscription and says why', async ({
    page,
    request,
  }) => {
    const { token, user } = await signUp(request, 'individual');
    let isSubscribed = true;
    await page.route('**/user/me', (route) => route.fulfill({ json: { user: { ...user, isSubscribed } } }));
    await page.route('**/games/1', async (route) => {
      const response = await route.fetch();
      isSubscribed = false;
      await route.fulfill({ response });
    });
    await openAs(page, { token, user: { ...user, isSubscribed } }, paths.game);
    await expect(page).toHaveURL(paths.subscription);
    await expect(page.getByText('Please subscribe to play the game.')).toBeVisible();
    const stored = () => page.evaluate(() => JSON.parse(localStorage.getItem('user') ?? '{}').isSubscribed);
    await expect.poll(stored).toBe(false);
  });

  test('a forbidden call redirects to /forbidden; with "Do not change page automatically" a dialog asks first', {
    tag: '@full',
  }, async ({ page, request, baseURL }) => {
    await mockForbiddenResults(page);
    await setSettingsCookie(page, baseURL as string, { stayOnPage: true });
    await openAs(page, await signUp(request, 'facility'), paths.dashboard);
    const dialog = page.getByRole('alertdialog', { name: 'You may not see this.' });
    await dialog.getByRole('button', { name: 'Stay here' }).click();
    await expect(dialog).toBeHidden();
    await expect(page).toHaveURL(paths.dashboard);
    await page.reload();
    await dialog.getByRole('button', { name: 'Go to the home page' }).click();
    await expect(page).toHaveURL(paths.home);
    await setSettingsCookie(page, baseURL as string, { stayOnPage: false });
    await page.goto(paths.dashboard);
    await expect(page).toHaveURL(paths.forbidden);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Sorry This Page is Forbidden');
    await expect(page.getByText('You may not see this.')).toBeVisible();
  });
});

async function saveAttempt(
  request: APIRequestContext,
  { token }: Person,
  exercise_id: number,
  attempt_outcome: 'correct' | 'incorrect',
) {
  const main = [{ attempt_outcome, attempted_at: new Date().toISOString() }];
  const saved = await request.post(endpoints.saveAnswer.path, {
    headers: headersOf({ token }),
    data: {
      gameID: '1',
      newSession: false,
      exercise: { exercise_id, time: 20, repeats: 0, skip: false, main },
    },
  });
  expect(saved.status()).toBe(200);
}

async function mockForbiddenResults(page: Page) {
  const json = { message: 'You may not see this.', code: 'forbidden' };
  await page.route('**/answers/allGames', (route) => route.fulfill({ status: 403, json }));
}
