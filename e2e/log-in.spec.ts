import type { Page } from '@playwright/test';
import { paths } from '#contract/paths.ts';
import { expect, test } from './fixtures.ts';
import { answerWrong, atExercise, press, readGame, readRecord } from './game-steps.ts';
import { openAs, ownPages, type Person, signUp, typeLogin } from './people.ts';

test('a username logs in, and the bar shows what this kind of account has @everyway', async ({
  page,
  request,
}) => {
  const { userName, password } = await signUp(request, 'facility');
  await page.goto('/');
  await typeLogin(page, userName, password);
  await expect(page).toHaveURL('/dashboard');
  const bar = await ownPages(page);
  await expect(bar.getByRole('button', { name: 'Log Out' })).toBeVisible();
  await expect(bar.getByRole('link', { name: 'Subscription' })).toBeHidden();
  const { token, user } = await page.evaluate(() => ({ ...localStorage }));
  expect(token).toMatch(/^\S{20,}$/);
  expect(JSON.parse(user ?? '')).toMatchObject({ userName, userType: 'facilityAdmin' });
});

test('an individual without a subscription is led to it, and has its button', async ({ page, request }) => {
  const { email, password } = await signUp(request, 'individual');
  await page.goto('/individualUserLogin');
  await typeLogin(page, email.toUpperCase(), password);
  await expect(page).toHaveURL('/subscription');
  await page.goto('/account');
  const bar = await ownPages(page);
  await expect(bar.getByRole('link', { name: 'Subscription' })).toBeVisible();
});

test('the pages for one kind of account ask who belongs on the other', async ({ page }) => {
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

test('the words of a quiet button begin where the column does', async ({ page }) => {
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

  test('is said in a red box; the name stays typed', async ({ page, request }) => {
    const { email } = await signUp(request, 'individual');
    await page.goto('/');
    await typeLogin(page, email, 'not this one');
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
    return page.getByRole('alert').getByRole('link').allInnerTexts();
  };
  const common = ['Username or Email is required', 'Password is required'];
  expect(await messagesOn('/')).toEqual(common);
  expect(await messagesOn('/sign-in')).toEqual(common);
  expect(await messagesOn('/facilityUserlogin')).toEqual(['Email Required', 'Password Required']);
});

test('on a shared computer nothing goes to local storage', async ({ page, request }) => {
  const { email, password } = await signUp(request, 'facility');
  await page.goto('/sign-in');
  await page.getByRole('checkbox', { name: 'This is a shared computer' }).check();
  await typeLogin(page, email, password);
  await expect(page).toHaveURL('/dashboard');
  expect(await page.evaluate(() => Object.keys({ ...localStorage }))).toEqual([]);
  expect(await page.evaluate(() => sessionStorage.getItem('token'))).not.toBeNull();
});

async function logInAnew(page: Page, { userName, password }: Person) {
  await page.goto(paths.home);
  await typeLogin(page, userName, password);
}

test.describe('somebody else signs in in another tab', () => {
  test.use({ expectedErrors: [/Failed to load resource|ERR_FAILED/] });

  test('the open game gives way to their page and says so; what was not sent waits for who played', {
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
    await typeLogin(other, second.userName, second.password);
    await expect(other).toHaveURL(paths.dashboard);
    await expect(page).toHaveURL(paths.dashboard);
    await expect(page.getByText(`${second.userName} is logged in now.`)).toBeVisible();
    await expect(page.getByText(`The answers of ${first.userName} are kept`)).toBeVisible();
    await expect(page.getByText('You have answered 0 out of')).toBeVisible();

    await context.unroute('**/answers/saveGame');
    await page.getByRole('button', { name: /^Resume Play/ }).click();
    await atExercise(page, 1);
    await (await ownPages(other)).getByRole('button', { name: 'Log Out' }).click();
    await expect(page).toHaveURL(paths.home);
    await typeLogin(page, first.userName, first.password);
    // The answer, and the Repeat after it.
    await expect.poll(async () => (await readRecord(page, first.token))?.exercises[0]?.repeats).toBe(1);
    expect((await readRecord(page, second.token))?.totalAnswered ?? 0).toBe(0);
  });

  test('a dashboard that is open says so too, and shows the results of who is signed in now', {
    tag: '@full',
  }, async ({ page, context }) => {
    const first = await signUp(page.request, 'facility');
    const second = await signUp(page.request, 'individual');
    await openAs(page, first, paths.dashboard);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    const other = await context.newPage();
    await other.goto(paths.home);
    await typeLogin(other, second.userName, second.password);
    await expect(page).toHaveURL(paths.subscription);
    await expect(page.getByText(`${second.userName} is logged in now.`)).toBeVisible();
    await logInAnew(other, first);
    await expect(page).toHaveURL(paths.dashboard);
    await expect(page.getByText(`${first.userName} is logged in now.`)).toBeVisible();
    const third = await signUp(page.request, 'facility');
    await logInAnew(other, third);
    await expect(page.getByText(`${third.userName} is logged in now.`)).toBeVisible();
    await expect(page).toHaveURL(paths.dashboard);
  });
});

test('/sign-in leads who has a token to the dashboard', async ({ page, request }) => {
  await openAs(page, await signUp(request, 'facility'), paths.signIn);
  await expect(page).toHaveURL('/dashboard');
});

test('without a stored user the dashboard and the account lead home', async ({ page }) => {
  for (const path of [paths.dashboard, paths.account]) {
    await page.goto(path);
    await expect(page).toHaveURL('/');
  }
});

test('an account made without consent is asked at its first log in', async ({ page, request }) => {
  const { email, password } = await signUp(request, 'facility', { hasConsented: false });
  await page.goto('/');
  await typeLogin(page, email, password);
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
