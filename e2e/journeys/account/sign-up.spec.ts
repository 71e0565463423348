import { expect, test } from '#e2e/setup/fixtures.ts';
import {
  codeIn,
  createFacility,
  fillInSignUp,
  newCredentials,
  openNavigation,
  openSignUp,
  signUp,
  submitLogin,
  tickConsent,
} from '#e2e/steps/accounts.ts';
import { openFacilityPart } from '#e2e/steps/phone.ts';

test.use({ expectedErrors: [/status of (422|404|500)/] });

test('an individual fills in the card and gets to billing; the password is not stored in the browser', {
  tag: '@spanish',
}, async ({ page }) => {
  const { userName, email, password } = newCredentials();
  await page.goto('/');
  await openSignUp(page);
  const forFacilities = page.getByRole('link', { name: 'Sign up as Facility' });
  await expect(forFacilities).toHaveAttribute('href', '/facilityUserSignUp');
  await page.getByRole('radio', { name: 'No' }).check();
  await fillInSignUp(page, { userName, email, password });
  await page.getByRole('button', { name: 'Next' }).click();
  await expect(page).toHaveURL('/signUp');
  const stored = await page.evaluate(() =>
    JSON.stringify([history.state, { ...localStorage }, { ...sessionStorage }]),
  );
  expect(stored).toContain(email);
  expect(stored).not.toContain(password);
});

test('an address that has an account is rejected in a red box, and the input stays', {
  tag: '@spanish',
}, async ({ page, request }) => {
  const { email } = await signUp(request, 'individual');
  await page.goto('/');
  await openSignUp(page);
  await fillInSignUp(page, { userName: 'Rosa Lindgren', email, password: 'walk slowly' });
  await page.getByRole('button', { name: 'Next' }).click();
  const summary = page.getByRole('alert');
  await expect(summary).toHaveText(/Please check these answers\s*This email already exists\.$/);
  await summary.getByRole('link', { name: 'This email already exists.' }).click();
  await expect(page.getByLabel('Email', { exact: true })).toBeFocused();
  await expect(page.getByLabel('Email', { exact: true })).toHaveAccessibleDescription(
    /This email already exists\./,
  );
  await expect(page.getByLabel('Username')).toHaveValue('Rosa Lindgren');
  // The next attempt is validated separately.
  await page.getByLabel('Email', { exact: true }).fill('');
  await page.getByRole('button', { name: 'Next' }).click();
  await expect(summary.getByRole('link')).toHaveText(['Email Required']);
  await expect(summary).not.toContainText('already exists');
});

test('the input of one tab is kept while the other is shown', async ({ page }) => {
  await page.goto('/');
  await page.getByLabel('Username or Email').fill('rosa');
  await openSignUp(page);
  await page.getByLabel('Username').fill('Rosa G.');
  await page.getByRole('tab', { name: 'Login' }).click();
  await expect(page.getByLabel('Username or Email')).toHaveValue('rosa');
  await openSignUp(page);
  await expect(page.getByLabel('Username')).toHaveValue('Rosa G.');
});

test('both boxes and every empty field are reported, in the order of the form', { tag: '@spanish' }, async ({
  page,
}) => {
  await page.goto('/');
  await openSignUp(page);
  await page.getByRole('radio', { name: 'Yes' }).check();
  await page.getByRole('button', { name: 'Next' }).click();
  const summary = page.getByRole('alert');
  await expect(summary).toBeFocused();
  await expect(summary.getByRole('link')).toHaveText([
    'Facility Code Required',
    'Username Required',
    'Password Required',
    'Please confirm your age, or that your parent or guardian agrees.',
    'Please agree that we may use your contact details.',
  ]);
});

test('with a facility code and without an address the account is ready at once', { tag: '@spanish' }, async ({
  page,
  request,
}) => {
  const { code } = await createFacility(request);
  const { userName, password } = newCredentials();
  await page.goto('/');
  await openSignUp(page);
  await fillInSignUp(page, { userName, password });
  await page.getByRole('radio', { name: 'Yes' }).check();
  await page.getByLabel('Facility code').fill(` ${code.toLowerCase()} `);
  await page.getByRole('button', { name: 'Next' }).click();
  await expect(page).toHaveURL('/facilityUserLogin');
  await expect(page.getByText('Your account is ready. Please log in.')).toBeVisible();
  await expect(page.getByLabel('Email', { exact: true })).toHaveValue(userName);
  await submitLogin(page, userName, password);
  await expect(page).toHaveURL('/dashboard');
});

test('a facility signs up: the message of every error, and a wrong code is reported at its field', async ({
  page,
}) => {
  await page.goto('/facilityUserSignUp');
  const summary = page.getByRole('alert');
  const press = () => page.getByRole('button', { name: 'Sign Up' }).click();
  await press();
  await expect(summary.getByRole('link').nth(0)).toHaveText('Email Required');
  await expect(summary.getByRole('link').nth(1)).toHaveText('Password Required');
  await page.getByLabel('Email', { exact: true }).fill(newCredentials().email);
  await page.getByLabel('Password', { exact: true }).fill('1234567');
  await press();
  await expect(summary.getByRole('link').nth(0)).toHaveText('Password too short minimum 8 digit');
  await page.getByLabel('Password', { exact: true }).fill('walk slowly');
  await page.getByLabel('Facility code').fill('AAAA-AAAA');
  await tickConsent(page);
  await press();
  await expect(page.getByLabel('Facility code')).toHaveAccessibleDescription(
    /This facility code is not valid/,
  );
  for (const [status, message] of [
    [422, 'User already exists.'],
    [200, 'Unexpected response. Please try again.'],
    [500, 'An error occurred. Please try again.'],
  ] as const) {
    await page.route('**/facilityUser/register', (route) =>
      // As our server answers, not a page in between.
      route.fulfill({ status, json: {}, headers: { 'X-Request-Id': 'one' } }),
    );
    await press();
    await expect(summary).toContainText(message);
  }
});

test('the founder of a facility sees its code after the sign-up and under My facility', {
  tag: '@spanish',
}, async ({ page }) => {
  const { email, password } = newCredentials();
  await page.goto('/facilityUserSignup');
  await expect(page).toHaveURL('/facilityUserSignUp');
  await page.getByLabel('Email', { exact: true }).fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await tickConsent(page);
  await page.getByRole('button', { name: 'Sign Up' }).click();
  await expect(page).toHaveURL('/facilityUserLogin');
  const message = page.getByText('Your account is ready. Please log in. Your facility code is');
  const code = codeIn((await message.textContent()) ?? '');
  await submitLogin(page, email, password);
  await expect(page).toHaveURL('/dashboard');
  await (await openNavigation(page)).getByRole('link', { name: 'My facility' }).click();
  await openFacilityPart(page, 'Code and seats');
  await expect(page.getByRole('heading', { name: 'Code, seats and price' })).toBeVisible();
  await expect(page.getByText(code, { exact: true })).toBeVisible();
  await (await openNavigation(page)).getByRole('link', { name: 'My account' }).click();
  await expect(page.getByText(/^This device, since/)).toBeVisible();
  await expect(page.getByRole('button', { name: /^Log out/ })).toHaveCount(0);

  // On a shared tablet the next user does not see the name of the last one.
  await (await openNavigation(page)).getByRole('button', { name: 'Log Out' }).click();
  await expect(page).toHaveURL('/');
  await expect(page.getByLabel('Username or Email')).toHaveValue('');
});
