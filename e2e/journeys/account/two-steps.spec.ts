import type { Page } from '@playwright/test';
import { paths } from '#contract/pages/paths.ts';
import { expectAccessibilityRules } from '#e2e/checks/accessibility-rules.ts';
import { expect, test } from '#e2e/setup/fixtures.ts';
import { openAs, openNavigation, type Person, signUp, submitLogin } from '#e2e/steps/accounts.ts';
import { appCode, setUpApp, twoStepsTitle as title } from '#e2e/steps/two-steps.ts';

/** Two steps at log in: an app that shows codes, recovery codes, passkeys. */

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();

/** Logs out, and in again in a browser that is not known. */
async function logInAnew(page: Page, { userName, password }: Person) {
  await (await openNavigation(page)).getByRole('button', { name: 'Log Out' }).click();
  await expect(page).toHaveURL(paths.home);
  await page.context().clearCookies();
  await submitLogin(page, userName, password);
  await expect(page.getByRole('dialog', { name: 'One more step' })).toBeVisible();
}

test('an app is set up with its key, and the next log in asks for its code', async ({ page, request }) => {
  const person = await signUp(request, 'facility', { email: null });
  await openAs(page, person);
  const { row, secret } = await setUpApp(page, person.password);
  await row.getByRole('button', { name: 'I have written them down' }).click();
  await expect(row.getByText('You have 10 recovery codes left.')).toBeVisible();
  await logInAnew(page, person);
  await page.getByLabel('Code from your app').fill(await appCode(secret, 1));
  await page.getByRole('dialog').getByRole('button', { name: 'Login' }).click();
  await expect(page).toHaveURL(paths.dashboard);
});

test('every screen of two-step login keeps the rules of accessibility, and a recovery code logs in', {
  tag: '@full',
}, async ({ page, request }) => {
  const person = await signUp(request, 'facility', { email: null });
  await openAs(page, person);
  const { row, recoveryCodes } = await setUpApp(page, person.password);
  await expectAccessibilityRules(page);
  await row.getByRole('button', { name: 'I have written them down' }).click();
  await row.getByRole('button', { name: `Change ${title}` }).click();
  await expect(row.getByRole('button', { name: 'Use another phone' })).toBeVisible();
  await expectAccessibilityRules(page);
  await logInAnew(page, person);
  await expectAccessibilityRules(page);
  await press(page, 'Use a recovery code');
  await page.getByLabel('Recovery code').fill(recoveryCodes[0] as string);
  await expectAccessibilityRules(page);
  await page.getByRole('dialog').getByRole('button', { name: 'Login' }).click();
  await expect(page).toHaveURL(paths.dashboard);
});

/** Chromium's own authenticator in software, which verifies its user at once. */
async function addAuthenticator(page: Page) {
  const cdp = await page.context().newCDPSession(page);
  await cdp.send('WebAuthn.enable');
  await cdp.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
}

test('a passkey is added, logs in and stands for the password, with the keyboard alone', {
  tag: '@full',
}, async ({ page, request }) => {
  const person = await signUp(request, 'facility', { email: null });
  await addAuthenticator(page);
  await openAs(page, person);
  const row = page.getByRole('region', { name: title, exact: true });
  const enter = async (name: string, within = page.locator('body')) => {
    await within.getByRole('button', { name, exact: true }).focus();
    await page.keyboard.press('Enter');
  };
  await enter(`Turn on ${title}`);
  await enter('Add a passkey', row);
  await page.getByRole('dialog').getByLabel('Your password').focus();
  await page.keyboard.type(person.password);
  await page.keyboard.press('Enter');
  await expect(row.getByText('Your passkey is added.')).toBeVisible();
  await enter('I have written them down', row);

  await logInAnew(page, person);
  await expectAccessibilityRules(page);
  await enter('Use a passkey', page.getByRole('dialog'));
  await expect(page).toHaveURL(paths.dashboard);

  await page.goto(paths.account);
  await enter(`Change ${title}`);
  await expect(row.getByText(/^Passkey, added on .+ Last used on /)).toBeVisible();
  await enter('Make new recovery codes', row);
  const dialog = page.getByRole('dialog');
  await enter('Use a passkey', dialog);
  await expect(dialog.getByText(/^You have shown that it is you\./)).toBeVisible();
  await enter('Make new recovery codes', dialog);
  await expect(row.getByText('Here are your new recovery codes.')).toBeVisible();
});
