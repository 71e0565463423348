import { readFile } from 'node:fs/promises';
import { expect, test } from '#e2e/setup/fixtures.ts';
import {
  createFacility,
  emailLink,
  expireLink,
  newCredentials,
  openAs,
  openNavigation,
  openRow,
  signUp,
  submitLogin,
} from '#e2e/steps/accounts.ts';
import { openFacilityPart } from '#e2e/steps/phone.ts';
import { addUnsentAnswer } from '#e2e/steps/unsent-answer.ts';

test.describe('the username', () => {
  test.use({ expectedErrors: [/status of 422/] });

  test('is saved; if it is taken, its field shows an error', async ({ page, request }) => {
    const [person, other] = [await signUp(request, 'facility'), await signUp(request, 'facility')];
    const { userName } = newCredentials();
    await openAs(page, person);
    await openRow(page, 'Name');
    const field = page.getByLabel('Username');
    await field.fill(other.userName.toUpperCase());
    await page.getByRole('button', { name: 'Save my name' }).click();
    await expect(field).toHaveAccessibleDescription(/This username already exists\./);
    await field.fill(userName);
    await page.getByRole('button', { name: 'Save my name' }).click();
    await expect(page.getByRole('status').filter({ hasText: 'Saved.' })).toBeFocused();
    await expect(field).toBeHidden();
    await expect(page.getByText(`Your username is ${userName}.`)).toBeVisible();
    await expect
      .poll(() => page.evaluate(() => JSON.parse(localStorage.getItem('user') ?? '').userName))
      .toBe(userName);
  });
});

test('a new address takes effect once the link in its email is opened', { tag: '@spanish' }, async ({
  page,
  request,
}) => {
  const person = await signUp(request, 'facility');
  const { email } = newCredentials();
  await openAs(page, person);
  await openRow(page, 'Email');
  await page.getByLabel('New email address').fill(email);
  await page.getByLabel('Your password', { exact: true }).fill(person.password);
  await page.getByRole('button', { name: 'Send a link to this address' }).click();
  await expect(page.getByRole('status').getByText(`We have sent a link to ${email}`)).toBeVisible();
  await page.goto(await emailLink(request, email, /^Confirm/));
  await page.getByRole('button', { name: 'Yes, this is my address' }).click();
  await expect(page.getByText('Your email address is confirmed.')).toBeVisible();
  await page.goto('/account');
  await expect(page.getByText(`Your address is ${email}. It is confirmed.`)).toBeVisible();
});

test.describe('a link to confirm an address, a week later', () => {
  test.use({ expectedErrors: [/status of 422/] });

  test('is rejected; the account page sends a new one', { tag: '@full' }, async ({
    page,
    request,
    server,
  }) => {
    const person = await signUp(request, 'facility');
    const expired = await emailLink(request, person.email, /^Welcome/);
    await expireLink(server, person.email, 'confirm_email');
    await page.goto(expired);
    await page.getByRole('button', { name: 'Yes, this is my address' }).click();
    await expect(page.getByText('This link has been used or is too old.')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Yes, this is my address' })).toBeHidden();
    await expect(page.getByRole('main').getByRole('link', { name: 'Log in' })).toBeVisible();
    await openAs(page, person);
    await page.getByRole('button', { name: 'Send the confirmation again' }).click();
    await expect(page.getByRole('status').getByText('We have sent a link to')).toBeVisible();
    await page.goto(await emailLink(request, person.email, /^Confirm/));
    await page.getByRole('button', { name: 'Yes, this is my address' }).click();
    await expect(page.getByText('Your email address is confirmed.')).toBeVisible();
  });
});

test.describe('the password', () => {
  test.use({ expectedErrors: [/status of 401/] });

  test('is changed with the current one, and other devices are signed out', async ({ page, request }) => {
    const person = await signUp(request, 'facility');
    await openAs(page, person);
    await openRow(page, 'Password');
    const [now, next] = [page.getByLabel('Your password now'), page.getByLabel('New password')];
    await now.fill('not this one');
    await next.fill('a garden bench 12');
    await page.getByRole('button', { name: 'Change my password' }).click();
    await expect(page.getByRole('alert')).toContainText('This is not your password.');
    await now.fill(person.password);
    await page.getByRole('button', { name: 'Change my password' }).click();
    await expect(page.getByRole('status').getByText('Your password is changed.')).toBeVisible();
    await expect(now).toBeHidden();
  });
});

test('another device can be signed out', { tag: '@full' }, async ({ page, request }) => {
  const person = await signUp(request, 'facility');
  const { email, password } = person;
  await request.post('/api/v2/user/login', {
    data: { email, password },
    headers: { 'User-Agent': 'Mozilla/5.0 (iPad) Safari/605' },
  });
  await openAs(page, person);
  const devices = await openRow(page, 'Where I am logged in');
  await page.getByRole('button', { name: 'Log out Safari on iPad' }).click();
  const dialog = page.getByRole('dialog', { name: 'Log out Safari on iPad' });
  await dialog.getByLabel('Your password').fill(password);
  await dialog.getByRole('button', { name: 'Log out Safari on iPad' }).click();
  await expect(page.getByText('Logged out.')).toBeVisible();
  await expect(devices.getByText('Safari on iPad', { exact: true })).toBeHidden();
});

test('recent logins show a log in on another device and a wrong password', { tag: '@full' }, async ({
  page,
  request,
}) => {
  const person = await signUp(request, 'facility');
  const logIn = (password: string) =>
    request.post('/api/v2/user/login', {
      data: { email: person.email, password },
      headers: { 'User-Agent': 'Mozilla/5.0 (iPad) Safari/605' },
    });
  await logIn('not the password');
  await logIn(person.password);
  await openAs(page, person);
  const recent = await openRow(page, 'Recent logins');
  const rows = [/^Safari on iPad/, /This device, /, /^1 wrong password on /];
  await expect(recent.getByRole('listitem')).toHaveText(rows);
  await recent.getByRole('link', { name: 'Go to "Where I am logged in"' }).click();
  await expect(page.getByRole('heading', { name: 'Where I am logged in' })).toBeInViewport();
});

test('the text size is saved in the account and applies on the next device', async ({
  page,
  request,
  browser,
  baseURL,
}) => {
  const person = await signUp(request, 'facility');
  await openAs(page, person);
  const saved = page.waitForResponse(
    (response) => response.request().method() === 'PATCH' && response.url().endsWith('/account'),
  );
  await openRow(page, 'Display');
  await page.getByRole('radio', { name: 'Very large' }).check();
  await saved;
  const tablet = await browser.newPage({ baseURL: baseURL ?? '' });
  await tablet.goto('/');
  await submitLogin(tablet, person.email, person.password);
  await expect(tablet.locator('html')).toHaveAttribute('data-text-size', '28');
  await tablet.close();
});

test('all data is downloaded as one file, without the password @everyway', async ({ page, request }) => {
  const person = await signUp(request, 'facility');
  await openAs(page, person);
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download all my data' }).click();
  const file = await readFile((await (await download).path()) as string, 'utf8');
  expect(JSON.parse(file).accounts).toMatchObject([{ user_name: person.userName }]);
  expect(file).not.toContain('argon2');
  const toRead = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Save a page to read' }).click();
  const html = await readFile((await (await toRead).path()) as string, 'utf8');
  expect(html).toContain(`<dt>User name</dt><dd>${person.userName}</dd>`);
});

test('joining shows what the facility sees, and leaving turns the user into an individual again', async ({
  page,
  request,
}) => {
  const { code } = await createFacility(request);
  await openAs(page, await signUp(request, 'individual'));
  await openRow(page, 'Facility');
  await page.getByLabel('Facility code').fill(code);
  await page.getByRole('button', { name: 'Join the facility' }).click();
  await expect(page.getByText('It sees your answers, dates and scores.').last()).toBeVisible();
  await page.getByRole('button', { name: 'Leave the facility' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Leave the facility' }).click();
  await expect(page.getByRole('button', { name: 'Enter a code' })).toBeVisible();
  const bar = await openNavigation(page);
  await expect(bar.getByRole('link', { name: 'Subscription' })).toBeVisible();
});

test.describe('with answers that cannot be sent', () => {
  test.use({ expectedErrors: [/ERR_FAILED/] });

  test('leaving a facility asks first, as Log Out does', { tag: '@full' }, async ({ page, request }) => {
    const { code } = await createFacility(request);
    const person = await signUp(request, 'facility', { facilityCode: code });
    await page.route('**/answers/saveGame', (route) => route.abort());
    await openAs(page, person);
    const leave = page.getByRole('button', { name: 'Leave the facility' });
    await leave.waitFor();
    await addUnsentAnswer(page, person.user.userId);
    const dialog = page.getByRole('alertdialog', { name: '1 answer is not saved yet' });
    await leave.click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Leave the facility' }).click();
    await expect(dialog.getByRole('button', { name: 'Stay' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(leave).toBeVisible();
    await leave.click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Leave the facility' }).click();
    await dialog.getByRole('button', { name: 'Leave the facility' }).click();
    await expect(page.getByRole('button', { name: 'Enter a code' })).toBeVisible();
  });
});

test('consent is shown with its date, and withdrawing it leads to deleting the account', async ({
  page,
  request,
}) => {
  await openAs(page, await signUp(request, 'facility'));
  const consents = await openRow(page, 'What I agreed to');
  await expect(consents.getByRole('listitem')).toHaveCount(2);
  await expect(consents.getByText(/^Agreed on .+, version 1 of the text\.$/)).toHaveCount(2);
  await expect(consents).toContainText(
    'You can take back your consent at any time by deleting your account.',
  );
  await consents.getByRole('link', { name: 'Go to "Delete my account"' }).click();
  await expect(page.getByRole('region', { name: 'Delete my account' })).toBeInViewport();
});

test('the administrator names the facility, replaces its code and turns it off', {
  tag: ['@full', '@spanish'],
}, async ({ page, request }) => {
  const { administrator, code } = await createFacility(request);
  await openAs(page, administrator);
  await openRow(page, 'Facility');
  await page.getByLabel('Name of the facility').fill('Oak House');
  await page.getByRole('button', { name: "Save the facility's name" }).click();
  await expect(page.getByText('Saved.')).toBeVisible();
  await page.getByRole('link', { name: 'Manage your facility' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Oak House' })).toBeVisible();
  await openFacilityPart(page, 'Code and seats');
  await page.getByRole('button', { name: 'Replace the code' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Replace the code' }).click();
  await expect(page.getByText('No older code works anymore.')).toBeVisible();
  await expect(page.getByText(code, { exact: true })).toBeHidden();
  await page.getByRole('button', { name: 'Turn off the code' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Turn off the code' }).click();
  await expect(page.getByText('Nobody can join your facility now.')).toBeVisible();
  await page.getByRole('button', { name: 'Make a new code' }).click();
  await expect(page.getByText('Facility code', { exact: true })).toBeVisible();
});

test('deleting requires the password, offers the data first, and can be undone by the email', {
  tag: '@spanish',
}, async ({ page, request }) => {
  const person = await signUp(request, 'facility');
  await openAs(page, person);
  await page.getByRole('button', { name: 'Delete my account' }).click();
  const dialog = page.getByRole('dialog', { name: 'Delete my account' });
  await expect(dialog.getByRole('button', { name: 'Download all my data' })).toBeVisible();
  await dialog.getByLabel('Your password').fill(person.password);
  await dialog.getByRole('button', { name: 'Delete my account now' }).click();
  await expect(page).toHaveURL('/');
  await expect(page.getByText('Your account is closed.')).toBeVisible();
  await page.goto(await emailLink(request, person.email, /being deleted/));
  await page.getByRole('button', { name: 'Keep my account' }).click();
  await expect(page.getByText('Your account is back. Please log in.')).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: 'Login' }).click();
  await submitLogin(page, person.email, person.password);
  await expect(page).toHaveURL('/dashboard');
});

test('users without an email address are told before and after deleting that it cannot be undone', {
  tag: ['@full', '@spanish'],
}, async ({ page, request }) => {
  const { code } = await createFacility(request);
  const resident = await signUp(request, 'facility', { email: null, facilityCode: code });
  await openAs(page, resident);
  const isPermanent = /We have no email address of yours, so this cannot be undone\./;
  await expect(page.getByRole('region', { name: 'Delete my account' })).toContainText(isPermanent);
  await page.getByRole('button', { name: 'Delete my account' }).click();
  const dialog = page.getByRole('dialog', { name: 'Delete my account' });
  await expect(dialog).toContainText(isPermanent);
  await dialog.getByLabel('Your password').fill(resident.password);
  await dialog.getByRole('button', { name: 'Delete my account now' }).click();
  await expect(page).toHaveURL('/');
  await expect(page.getByText(isPermanent)).toBeVisible();
});
