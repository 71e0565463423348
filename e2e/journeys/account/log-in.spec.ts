import type { Page } from '@playwright/test';
import { paths } from '#contract/pages/paths.ts';
import { expect, test } from '#e2e/setup/fixtures.ts';
import { openAs, openNavigation, type Person, signUp, submitLogin } from '#e2e/steps/accounts.ts';
import { answerWrong, expectExercise, press, readCurrentPlaythrough, readGame } from '#e2e/steps/game.ts';

test('a username logs in, and the bar shows what this kind of account has @everyway', async ({
  page,
  request,
}) => {
  const { userName, password } = await signUp(request, 'facility');
  await page.goto('/');
  await submitLogin(page, userName, password);
  await expect(page).toHaveURL('/dashboard');
  const bar = await openNavigation(page);
  await expect(bar.getByRole('button', { name: 'Log Out' })).toBeVisible();
  await expect(bar.getByRole('link', { name: 'Subscription' })).toBeHidden();
  const { token, user } = await page.evaluate(() => ({ ...localStorage }));
  expect(token).toMatch(/^\S{20,}$/);
  expect(JSON.parse(user ?? '')).toMatchObject({ userName, userType: 'facilityUser' });
});

test('an individual without a subscription is redirected to it, and sees its link', async ({
  page,
  request,
}) => {
  const { email, password } = await signUp(request, 'individual');
  await page.goto('/individualUserLogin');
  await submitLogin(page, email.toUpperCase(), password);
  await expect(page).toHaveURL('/subscription');
  await page.goto('/account');
  const bar = await openNavigation(page);
  await expect(bar.getByRole('link', { name: 'Subscription' })).toBeVisible();
});

test('each log-in page links to its sign-up page, and each sign-up page to its log-in page', async ({
  page,
}) => {
  for (const path of [paths.facilityLogin, paths.individualLogin]) {
    await page.goto(path);
    await expect(page.getByRole('paragraph').filter({ hasText: 'No account yet? Sign Up' })).toBeVisible();
  }
  for (const path of [paths.facilitySignUp, paths.individualSignUp]) {
    await page.goto(path);
    await expect(
      page.getByRole('paragraph').filter({ hasText: 'Have an account already? Login' }),
    ).toBeVisible();
  }
});

test('the text of a text button is aligned with its column', async ({ page }) => {
  await page.goto('/');
  const left = async (of: string) => (await page.getByText(of, { exact: true }).boundingBox())?.x;
  expect(await left('Forgot Password')).toBe(await left('Username or Email'));
});

test('a password is pasted, and a password manager finds the fields of each page that asks for one', async ({
  page,
  request,
}) => {
  const { userName, password } = await signUp(request, 'facility');
  const kinds = () =>
    page
      .locator('input[type=password]')
      .evaluateAll((fields) => fields.map((field) => field.getAttribute('autocomplete')));
  await page.goto(paths.facilitySignUp);
  await expect.poll(kinds).toEqual(['new-password']);
  await page.goto('/resetPassword/made-up');
  await expect.poll(kinds).toEqual(['new-password']);
  await page.goto(paths.signIn);
  await expect.poll(kinds).toEqual(['current-password']);

  const name = page.getByLabel('Username or Email');
  await expect(name).toHaveAttribute('autocomplete', 'username');
  await name.fill(password);
  await name.press('ControlOrMeta+a');
  await name.press('ControlOrMeta+x');
  await name.fill(userName);
  const field = page.getByLabel('Password', { exact: true });
  await field.press('ControlOrMeta+v');
  await expect(field).toHaveValue(password);
  await page.getByRole('button', { name: 'Login', exact: true }).click();
  await expect(page).toHaveURL(paths.dashboard);
});

test.describe('a wrong password', () => {
  test.use({ expectedErrors: [/status of 401/] });

  test('is reported in a red box; the name stays filled in', async ({ page, request }) => {
    const { email } = await signUp(request, 'individual');
    await page.goto('/');
    await submitLogin(page, email, 'not this one');
    const box = page.getByRole('alert');
    await expect(box).toBeFocused();
    await expect(box).toHaveCSS('border-color', 'rgb(138, 28, 28)');
    await expect(page.getByLabel('Username or Email')).toHaveValue(email);
  });
});

test("the messages of each log-in page are the specification's", async ({ page }) => {
  const messagesOn = async (path: string) => {
    await page.goto(path);
    await page.getByRole('button', { name: 'Login', exact: true }).click();
    const messages = page.getByRole('alert').getByRole('link');
    await expect(messages.first()).toBeVisible();
    return messages.allInnerTexts();
  };
  const common = ['Username or Email is required', 'Password is required'];
  expect(await messagesOn('/')).toEqual(common);
  expect(await messagesOn('/sign-in')).toEqual(common);
  expect(await messagesOn('/facilityUserlogin')).toEqual(['Email Required', 'Password Required']);
});

test('on a shared computer nothing is written to local storage', async ({ page, request }) => {
  const { email, password } = await signUp(request, 'facility');
  await page.goto('/sign-in');
  await page.getByRole('checkbox', { name: 'This is a shared computer' }).check();
  await submitLogin(page, email, password);
  await expect(page).toHaveURL('/dashboard');
  expect(await page.evaluate(() => Object.keys({ ...localStorage }))).toEqual([]);
  expect(await page.evaluate(() => sessionStorage.getItem('token'))).not.toBeNull();
});

async function logInAgain(page: Page, { userName, password }: Person) {
  await page.goto(paths.home);
  await submitLogin(page, userName, password);
}

test.describe('another user signs in in another tab', () => {
  test.use({ expectedErrors: [/Failed to load resource|ERR_FAILED/] });

  test('the open game is replaced by their page with a notice; unsent answers wait for the player', {
    tag: '@full',
  }, async ({ page, context }) => {
    const first = await signUp(page.request, 'facility');
    const second = await signUp(page.request, 'facility');
    await context.route('**/answers/saveGame', (route) => route.abort());
    await openAs(page, first, paths.game);
    await answerWrong(page, await readGame(page, first.token), 1);
    await expect(page.getByText('Will retry').first()).toBeAttached();
    await press(page, 'Try again');
    await press(page, 'Repeat');

    const other = await context.newPage();
    await other.goto(paths.home);
    await submitLogin(other, second.userName, second.password);
    await expect(other).toHaveURL(paths.dashboard);
    await expect(page).toHaveURL(paths.dashboard);
    await expect(page.getByText(`${second.userName} is logged in now.`)).toBeVisible();
    await expect(page.getByText(`The answers of ${first.userName} are kept`)).toBeVisible();
    await expect(page.getByText('You have answered 0 out of')).toBeVisible();

    await context.unroute('**/answers/saveGame');
    await page.getByRole('button', { name: /^Resume Play/ }).click();
    await expectExercise(page, 1);
    await (await openNavigation(other)).getByRole('button', { name: 'Log Out' }).click();
    await expect(page).toHaveURL(paths.home);
    await submitLogin(page, first.userName, first.password);
    // The answer and the Repeat after it are saved.
    await expect
      .poll(async () => (await readCurrentPlaythrough(page, first.token))?.exercises[0]?.repeats)
      .toBe(1);
    expect((await readCurrentPlaythrough(page, second.token))?.totalAnswered ?? 0).toBe(0);
  });

  test('an open dashboard also shows a notice, and the results of the user who is signed in now', {
    tag: '@full',
  }, async ({ page, context }) => {
    const first = await signUp(page.request, 'facility');
    const second = await signUp(page.request, 'individual');
    await openAs(page, first, paths.dashboard);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    const other = await context.newPage();
    await other.goto(paths.home);
    await submitLogin(other, second.userName, second.password);
    await expect(page).toHaveURL(paths.subscription);
    await expect(page.getByText(`${second.userName} is logged in now.`)).toBeVisible();
    await logInAgain(other, first);
    await expect(page).toHaveURL(paths.dashboard);
    await expect(page.getByText(`${first.userName} is logged in now.`)).toBeVisible();
    const third = await signUp(page.request, 'facility');
    await logInAgain(other, third);
    await expect(page.getByText(`${third.userName} is logged in now.`)).toBeVisible();
    await expect(page).toHaveURL(paths.dashboard);
  });
});

test('/sign-in redirects users with a token to the dashboard', async ({ page, request }) => {
  await openAs(page, await signUp(request, 'facility'), paths.signIn);
  await expect(page).toHaveURL('/dashboard');
});

test('without a stored user the dashboard and the account redirect to the home page', async ({ page }) => {
  for (const path of [paths.dashboard, paths.account]) {
    await page.goto(path);
    await expect(page).toHaveURL('/');
  }
});

test('an account that was created without consent is asked for it at its first log in', async ({
  page,
  request,
}) => {
  const { email, password } = await signUp(request, 'facility', { hasConsented: false });
  await page.goto('/');
  await submitLogin(page, email, password);
  const dialog = page.getByRole('alertdialog', { name: 'Before you continue' });
  await dialog.getByRole('button', { name: 'Agree and continue' }).click();
  await expect(dialog.getByRole('alert').getByRole('link')).toHaveCount(2);
  await dialog.getByRole('checkbox').first().check();
  await dialog.getByRole('checkbox').last().check();
  await dialog.getByRole('button', { name: 'Agree and continue' }).click();
  await expect(dialog).toBeHidden();
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(dialog).toBeHidden();
});

test('below 900 px the doors lead to a page of their own, which shows the whole login in one view', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 664 });
  await page.goto(paths.home);
  await page.getByRole('main').getByRole('link', { name: 'Login' }).click();
  await expect(page).toHaveURL(paths.signIn);
  for (const label of ['Username or Email', 'Password'])
    await expect(page.getByLabel(label, { exact: true })).toBeInViewport({ ratio: 1 });
  await expect(page.getByRole('button', { name: 'Login', exact: true })).toBeInViewport({ ratio: 1 });
  await expect(page.getByText(/\$\d/)).toHaveCount(0);
  await page.goto(paths.home);
  await page.getByRole('main').getByRole('link', { name: 'Sign Up' }).click();
  await expect(page.getByRole('tab', { name: 'Sign Up' })).toHaveAttribute('aria-selected', 'true');
  await expect(page.getByText(/^\$\d/)).toBeVisible();
});
