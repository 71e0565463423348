import type { APIRequestContext } from '@playwright/test';
import { confirmEmail } from '#contract/account-links.ts';
import { expect, test } from '#e2e/setup/fixtures.ts';
import {
  emailLink,
  expireLink,
  newCredentials,
  openAs,
  openRow,
  signUp,
  submitLogin,
} from '#e2e/steps/accounts.ts';

/** Creates an account with a confirmed address. */
async function signUpConfirmed(request: APIRequestContext) {
  const person = await signUp(request, 'facility');
  const token = (await emailLink(request, person.email, /^Welcome/)).split('/').at(-1) ?? '';
  expect((await request.post(confirmEmail.path.replace('{token}', token))).status()).toBe(200);
  return person;
}

test.describe('a new address', () => {
  test.use({ expectedErrors: [/status of (401|422)/] });

  test('requires the password, and can be undone from the old address @everyway', async ({
    page,
    request,
  }) => {
    const person = await signUpConfirmed(request);
    const { email } = newCredentials();
    await openAs(page, person);
    const section = await openRow(page, 'Email');
    const [address, password] = [
      section.getByLabel('New email address'),
      section.getByLabel('Your password'),
    ];
    const submit = section.getByRole('button', { name: 'Send a link to this address' });
    await address.fill(email);
    await submit.click();
    await expect(section.getByRole('alert')).toBeFocused();
    await expect(password).toHaveAccessibleDescription(/Password Required/);
    await password.fill('not this one');
    await submit.click();
    await expect(password).toHaveAccessibleDescription(/This is not your password\./);
    await expect(address).toHaveValue(email);
    await password.fill(person.password);
    await submit.click();
    await expect(section.getByRole('status').getByText(`We have sent a link to ${email}`)).toBeVisible();

    await page.goto(await emailLink(request, email, /^Confirm/));
    await expect(
      page.getByText(/^It was typed in as a new address on .*, with Chrome on Linux\.$/),
    ).toBeVisible();
    await page.getByRole('button', { name: 'Yes, this is my address' }).click();
    await expect(page.getByText('Your email address is confirmed.')).toBeVisible();

    const undo = await emailLink(request, person.email, /^Your email address was changed/);
    await page.goto(undo);
    await page.getByRole('button', { name: 'It was not me: undo the change' }).click();
    await expect(page.getByRole('heading', { name: 'Your email address is back' })).toBeVisible();
    await page.getByRole('link', { name: 'Choose a new password' }).click();
    await page.getByLabel('New password').fill('a garden bench 12');
    await page.getByRole('button', { name: 'Save the new password' }).click();
    await page.getByRole('link', { name: 'Back to the home page' }).click();
    await submitLogin(page, person.email, 'a garden bench 12');
    await expect(page).toHaveURL('/dashboard');

    await page.goto(undo);
    await page.getByRole('button', { name: 'It was not me: undo the change' }).click();
    await expect(page.getByRole('alert')).toContainText('This link has been used or is too old.');
    await expect(page.getByRole('main').getByRole('link', { name: 'Write to us' })).toBeVisible();
  });
});

test('a user who forgot the password can use a link to the present address instead', {
  tag: '@full',
}, async ({ page, context, request }) => {
  const person = await signUpConfirmed(request);
  await openAs(page, person);
  const section = await openRow(page, 'Password');
  await section.getByRole('button', { name: 'I forgot my password: send me a link' }).click();
  await expect(section.getByRole('status').getByText(`We have sent a link to ${person.email}`)).toBeVisible();
  const mailbox = await context.newPage();
  await mailbox.goto(await emailLink(request, person.email, /^Show that it is you/));
  await mailbox.getByRole('button', { name: 'Yes, it is me' }).click();
  await expect(mailbox.getByRole('heading', { name: 'Now we know that it is you' })).toBeVisible();
  await mailbox.close();
  await expect(section.getByText('You have shown that it is you.')).toBeVisible();
  await expect(section.getByLabel('Your password now')).toBeHidden();
  await section.getByLabel('New password').fill('a garden bench 12');
  await section.getByRole('button', { name: 'Change my password' }).click();
  await expect(section.getByText('Your password is changed.')).toBeVisible();
});

test.describe('a link to confirm the owner, an hour later', () => {
  test.use({ expectedErrors: [/status of 422/] });

  test('is rejected, with the place to request a new one', { tag: '@full' }, async ({
    page,
    request,
    server,
  }) => {
    const person = await signUpConfirmed(request);
    await openAs(page, person);
    const section = await openRow(page, 'Password');
    await section.getByRole('button', { name: 'I forgot my password: send me a link' }).click();
    const link = await emailLink(request, person.email, /^Show that it is you/);
    await expireLink(server, person.email, 'confirm_owner');
    await page.goto(link);
    await page.getByRole('button', { name: 'Yes, it is me' }).click();
    await expect(page.getByRole('alert')).toContainText('This link has been used or is too old.');
    await page.getByRole('link', { name: 'Go to My account' }).click();
    await expect(page.getByRole('heading', { name: 'My account', exact: true })).toBeVisible();
  });
});

test('the owner of an address that somebody else used sees when and where, and takes the account over with a new password', async ({
  page,
  request,
}) => {
  const account = await signUp(request, 'individual');
  await page.goto(await emailLink(request, account.email, /^Welcome/));
  await expect(
    page.getByText(/^An account was made with your address on .* It opens with a password\.$/),
  ).toBeVisible();
  await page.getByRole('link', { name: 'It was not me: choose a new password' }).click();
  const dialog = page.getByRole('dialog', { name: 'Forgot Password' });
  await dialog.getByLabel('Username or Email').fill(account.email);
  await dialog.getByRole('button', { name: 'Send me a link' }).click();
  await expect(dialog.getByRole('status')).toContainText('If an account exists we have sent a link');
  await page.goto(await emailLink(request, account.email, /^Choose a new password/));
  await page.getByLabel('New password').fill('a garden bench 12');
  await page.getByRole('button', { name: 'Save the new password' }).click();
  await page.getByRole('link', { name: 'Back to the home page' }).click();
  await submitLogin(page, account.email, 'a garden bench 12');
  await expect(page).toHaveURL('/subscription');
});
