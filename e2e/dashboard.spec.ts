import type { APIRequestContext, Page } from '@playwright/test';
import { endpoints } from '#contract/endpoints.ts';
import { paths } from '#contract/paths.ts';
import { chooseDisplay } from './display.ts';
import { expect, test } from './fixtures.ts';
import { openAs, ownPages, type Person, signUp, typeLogin } from './people.ts';

test('Back closes an open dialog first; then it stays on the dashboard and says how to leave', async ({
  page,
  request,
}) => {
  const { email, password } = await signUp(request, 'facility');
  await page.goto('/');
  await typeLogin(page, email, password);
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
  await (await ownPages(page)).getByRole('button', { name: 'Log Out' }).click();
  await expect(page).toHaveURL('/');
});

test('the feedback link is fixed where the view is high for the text, and never keeps the way on out of sight', async ({
  page,
  request,
}) => {
  await page.setViewportSize({ width: 1280, height: 768 });
  await openAs(page, await signUp(request, 'facility'), paths.dashboard);
  const feedback = page.getByRole('button', { name: 'GIVE A FEEDBACK' });
  const wayOn = page.getByRole('button', { name: 'Resume Play' });
  await expect(feedback).toBeInViewport({ ratio: 1 });
  await expect(wayOn).toBeInViewport({ ratio: 1 });
  await page.evaluate(() => document.documentElement.setAttribute('data-text-size', '28'));
  await expect(feedback).not.toBeInViewport();
  await expect(wayOn).toBeInViewport({ ratio: 1 });
});

test('who has jumped about goes to the next open exercise, or practices what was missed', async ({
  page,
  request,
}) => {
  const person = await signUp(request, 'facility');
  await answer(request, person, 3, 'correct');
  await answer(request, person, 2, 'incorrect');
  await openAs(page, person, paths.dashboard);
  await expect(page.getByRole('button', { name: /^Resume Play 2\/\d+$/ })).toBeVisible();
  await page.getByRole('button', { name: 'Go to the next open exercise (#4)' }).click();
  await expect(page.getByRole('heading', { level: 1, name: /^Exercise 4:/ })).toBeVisible();
  // The surveys are asked here, and Back would close them first.
  await page.getByRole('dialog').getByRole('button', { name: 'Later' }).click();
  await page.goBack();
  await page.getByRole('button', { name: 'Practice what I missed (1)' }).click();
  await expect(page.getByRole('heading', { level: 1, name: /^Exercise 2:/ })).toBeVisible();
});

test.describe('what fails', () => {
  test.use({ expectedErrors: [/status of (402|403|404|500)/], serviceWorkers: 'block' });

  test('results that cannot be read are not called none, and the game goes on after them', async ({
    page,
    request,
  }) => {
    const person = await signUp(request, 'facility');
    await answer(request, person, 3, 'correct');
    await page.route('**/answers/allGames', (route) => route.fulfill({ status: 404, json: {} }));
    await page.route('**/answers/resumeGame/1', (route) => route.fulfill({ status: 500, json: {} }));
    await openAs(page, person, paths.dashboard);
    await expect(page.getByText('Your results cannot be shown right now.')).toBeVisible();
    await page.getByRole('button', { name: 'Start New' }).click();
    const dialog = page.getByRole('alertdialog');
    await expect(dialog).not.toContainText('You have no earlier results.');
    await dialog.getByRole('button', { name: 'Cancel' }).click();
    // Nor is a game begun anew, which would hide this one, while nobody can say where it stopped.
    await page.getByRole('button', { name: /^Resume Play$/ }).click();
    await expect(page).toHaveURL(paths.game);
    await expect(page.getByRole('button', { name: 'Retry' })).toBeVisible();
    await page.unroute('**/answers/resumeGame/1');
    await page.getByRole('button', { name: 'Retry' }).click();
    await expect(page.getByRole('heading', { level: 1, name: /^Exercise 4:/ })).toBeVisible();
  });

  test('feedback that cannot be sent: a red banner, and "Try again" brings the words back', async ({
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

  test('a subscription that ends meanwhile leads from the game to /subscription, and says why', async ({
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

  test('what an account may not do leads to /forbidden; who wants no page to change is asked first', async ({
    page,
    request,
    baseURL,
  }) => {
    await refuseResults(page);
    await chooseDisplay(page, baseURL as string, { stayOnPage: true });
    await openAs(page, await signUp(request, 'facility'), paths.dashboard);
    const dialog = page.getByRole('alertdialog', { name: 'You may not see this.' });
    await dialog.getByRole('button', { name: 'Stay here' }).click();
    await expect(dialog).toBeHidden();
    await expect(page).toHaveURL(paths.dashboard);
    await page.reload();
    await dialog.getByRole('button', { name: 'Go to the home page' }).click();
    await expect(page).toHaveURL(paths.home);
    await chooseDisplay(page, baseURL as string, { stayOnPage: false });
    await page.goto(paths.dashboard);
    await expect(page).toHaveURL(paths.forbidden);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Sorry This Page is Forbidden');
    await expect(page.getByText('You may not see this.')).toBeVisible();
  });
});

async function answer(
  request: APIRequestContext,
  { token }: Person,
  exercise_id: number,
  attempt_outcome: 'correct' | 'incorrect',
) {
  const main = [{ attempt_outcome, attempted_at: new Date().toISOString() }];
  const saved = await request.post(endpoints.saveAnswer.path, {
    headers: { authorization: `Bearer ${token}` },
    data: {
      gameID: '1',
      newSession: false,
      exercise: { exercise_id, time: 20, repeats: 0, skip: false, main },
    },
  });
  expect(saved.status()).toBe(200);
}

async function refuseResults(page: Page) {
  const json = { message: 'You may not see this.', code: 'forbidden' };
  await page.route('**/answers/allGames', (route) => route.fulfill({ status: 403, json }));
}
