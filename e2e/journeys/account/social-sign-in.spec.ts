import type { Page } from '@playwright/test';
import { expect, test } from '#e2e/setup/fixtures.ts';
import { setSettingsCookie } from '#e2e/setup/settings-cookie.ts';
import {
  createFacility,
  emailLink,
  newCredentials,
  openRow,
  openSignUp,
  signUp,
  tickConsent,
} from '#e2e/steps/accounts.ts';
import { chooseInPopup } from '#e2e/steps/choose-in-popup.ts';
import { pauseClockAtResponse } from '#e2e/steps/pause-clock.ts';

test.use({ expectedErrors: [/status of (401|422|404)/] });

/** Presses a provider's button and chooses a test person in the popup. */
async function signInWith(page: Page, button: string, person: string) {
  await chooseInPopup(page.getByRole('button', { name: button }), person);
}

test('a new user from Google: a message, the sign-up card, and then billing', async ({ page }) => {
  await page.goto('/');
  await signInWith(page, 'Log in with Google', 'Somebody New');
  await expect(page.getByText('User is not registered.')).toBeVisible();
  await page.getByRole('button', { name: 'Stay here' }).click();
  await page.getByRole('button', { name: 'Go now' }).click();
  await expect(page.getByRole('heading', { name: 'Sign up with Google' })).toBeFocused();
  await expect(page.getByText('User is not registered.')).toBeVisible();
  await expect(page.getByLabel('Username')).toHaveValue('Somebody New');
  await expect(page.getByLabel('Email', { exact: true })).toHaveValue(/^new-.+@example\.org$/);
  await page.getByLabel('Username').fill(newCredentials().userName);
  await tickConsent(page);
  await page.getByRole('button', { name: 'Next' }).click();
  await expect(page).toHaveURL('/signUp');
});

test('after 5 seconds the sign-up card opens automatically', { tag: '@full' }, async ({ page }) => {
  await pauseClockAtResponse(page, '**/google/login');
  await page.goto('/individualUserLogin');
  await signInWith(page, 'Log in with Google', 'Somebody New');
  await expect(page.getByText('User is not registered.')).toBeVisible();
  await page.clock.runFor(4_999);
  await expect(page.getByRole('button', { name: 'Stay here' })).toBeVisible();
  await expect(page).toHaveURL('/individualUserLogin');
  await page.clock.runFor(1);
  await page.clock.resume();
  await expect(page.getByRole('heading', { name: 'Sign up with Google' })).toBeFocused();
  await expect(page).toHaveURL('/');
});

test('with "Do not change page automatically" the sign-up card waits for "Go now"', { tag: '@full' }, async ({
  page,
  baseURL,
}) => {
  await setSettingsCookie(page, baseURL as string, { stayOnPage: true });
  await pauseClockAtResponse(page, '**/google/login');
  await page.goto('/');
  await signInWith(page, 'Log in with Google', 'Somebody New');
  await expect(page.getByText('User is not registered.')).toBeVisible();
  await page.clock.runFor(60_000);
  await page.clock.resume();
  await expect(page.getByRole('tab', { name: 'Login' })).toHaveAttribute('aria-selected', 'true');
  await page.getByRole('button', { name: 'Go now' }).click();
  await expect(page.getByRole('heading', { name: 'Sign up with Google' })).toBeFocused();
});

test('a known address on the sign-up tab: "This email already exists.", and logged in', {
  tag: '@full',
}, async ({ page }) => {
  await page.goto('/');
  await openSignUp(page);
  await page.route('**/google/login', async (route) => {
    await expect(page.getByText('This email already exists.')).toBeVisible();
    await expect(page.getByText('Logging in...')).toBeVisible();
    await route.continue();
  });
  await signInWith(page, 'Sign up with Google', 'Rosa Alvarez');
  await expect(page).toHaveURL('/subscription');
});

test('Facebook without an address: the card asks for one; afterwards Facebook alone opens the account', {
  tag: '@full',
}, async ({ page, request }) => {
  const { code } = await createFacility(request);
  const { email, userName } = newCredentials();
  await page.goto('/');
  await openSignUp(page);
  await signInWith(page, 'Sign up with Facebook', 'Sam Okafor');
  await expect(page.getByRole('heading', { name: 'Sign up with Facebook' })).toBeFocused();
  await page.getByLabel('Username').fill(userName);
  await page.getByRole('button', { name: 'Next' }).click();
  await expect(page.getByRole('alert')).toContainText('Email Required');
  await page.getByLabel('Email', { exact: true }).fill(email);
  await page.getByRole('radio', { name: 'Yes' }).check();
  await page.getByLabel('Facility code').fill(code);
  await tickConsent(page);
  await page.getByRole('button', { name: 'Next' }).click();
  await expect(page).toHaveURL('/facilityUserLogin');
  await expect(page.getByLabel('Email', { exact: true })).toHaveValue(email);
  await signInWith(page, 'Log in with Facebook', 'Sam Okafor');
  await expect(page).toHaveURL('/dashboard');
  expect(await emailLink(request, email, /^Welcome/)).toContain('/confirmEmail/');
});

test('an account with an unconfirmed address asks for its password once before Google opens it', {
  tag: '@full',
}, async ({ page, request }) => {
  const person = await signUp(request, 'facility');
  const passwordNeeded = { auth: false, code: 'password_needed', message: 'Please type your password once.' };
  await page.route('**/google/login', async (route) => {
    const { password } = route.request().postDataJSON();
    const { token, user } = person;
    const isCorrect = password === person.password;
    await route.fulfill({ json: isCorrect ? { auth: true, message: '', token, user } : passwordNeeded });
  });
  await page.goto('/');
  await signInWith(page, 'Log in with Google', 'Rosa Alvarez');
  const dialog = page.getByRole('dialog', { name: 'Type your password once' });
  await dialog.getByLabel(/^Password/).fill('not this one');
  await dialog.getByRole('button', { name: 'Login' }).click();
  await expect(dialog.getByRole('alert')).toContainText('Please type your password once.');
  await dialog.getByLabel(/^Password/).fill(person.password);
  await dialog.getByRole('button', { name: 'Login' }).click();
  await expect(page).toHaveURL('/dashboard');
});

test('Facebook opens an account after its password, and can be removed on the account page @everyway', async ({
  page,
}) => {
  const password = 'blue kettle 7';
  await page.goto('/');
  await signInWith(page, 'Log in with Facebook', 'Rosa Alvarez');
  const once = page.getByRole('dialog', { name: 'Type your password once' });
  await once.getByRole('button', { name: 'Forgot Password' }).click();
  const forgot = page.getByRole('dialog', { name: 'Forgot Password' });
  await expect(forgot.getByLabel('Username or Email')).toHaveValue('rosa@example.org');
  await forgot.getByRole('button', { name: 'Close' }).click();
  await once.getByLabel(/^Password/).fill(password);
  await once.getByRole('button', { name: 'Login' }).click();
  await expect(page).toHaveURL('/subscription');
  await page.goto('/account');
  const section = await openRow(page, 'Google and Facebook');
  await section.getByRole('button', { name: 'Remove Facebook' }).click();
  const dialog = page.getByRole('dialog', { name: 'Remove Facebook' });
  await dialog.getByLabel('Your password').fill('not this one');
  await dialog.getByRole('button', { name: 'Remove Facebook' }).click();
  await expect(dialog.getByLabel('Your password')).toHaveAccessibleDescription(/This is not your password\./);
  await dialog.getByLabel('Your password').fill(password);
  await dialog.getByRole('button', { name: 'Remove Facebook' }).click();
  await expect(
    section.getByText('Facebook is removed. From now on, log in with your password.'),
  ).toBeVisible();
  await expect(section.getByRole('button', { name: 'Remove Facebook' })).toBeHidden();
});

test('a popup that is closed without a choice changes nothing', async ({ page }) => {
  await page.goto('/');
  const opened = page.waitForEvent('popup');
  await page.getByRole('button', { name: 'Log in with Google' }).click();
  await (await opened).close();
  await expect(page.getByLabel('Username or Email')).toBeVisible();
  await expect(page.getByText('Logging in...')).toBeHidden();
});
