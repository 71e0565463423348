import type { Page } from '@playwright/test';
import { expectAccessibilityRules } from '#e2e/checks/accessibility-rules.ts';
import { expect, test } from '#e2e/setup/fixtures.ts';
import { fillInSignUp, newCredentials, openSignUp, submitLogin, tickConsent } from '#e2e/steps/accounts.ts';
import { chooseInPopup } from '#e2e/steps/choose-in-popup.ts';
import { pauseClockAtResponse } from '#e2e/steps/pause-clock.ts';
import { cards, fillInCard, readEmail, readSubscription, typeDiscountCode } from '#e2e/steps/payments.ts';

/** Signing up and paying. */

test.use({ expectedErrors: [/status of (402|404|422)/] });

const payButton = (page: Page) => page.getByRole('button', { name: 'Complete Sign Up' });
const readToken = (page: Page) => page.evaluate(() => localStorage.getItem('token') ?? '');

/** Fills in the sign-up card and opens billing. */
async function openBilling(page: Page) {
  const credentials = newCredentials();
  await page.goto('/');
  await openSignUp(page);
  await fillInSignUp(page, credentials);
  await page.getByRole('button', { name: 'Next' }).click();
  await expect(page).toHaveURL('/signUp');
  return credentials;
}

/** Fills in the page for individuals, except the card. */
async function openIndividualPage(page: Page) {
  const credentials = newCredentials();
  await page.goto('/individualUserSignup');
  await page.getByLabel('Email', { exact: true }).fill(credentials.email);
  await page.getByLabel('Password', { exact: true }).fill(credentials.password);
  await tickConsent(page);
  return credentials;
}

test('sign up and pay: amount and terms above the button, then a confirmation and an email', {
  tag: '@spanish',
}, async ({ page }) => {
  const { email } = await openBilling(page);
  await expect(page.getByText('Total Amount : $9.99')).toBeVisible();
  await expect(page.getByRole('link', { name: 'X, close and go back' })).toHaveAttribute('href', '/');
  await expect(
    page.getByText(
      /^\$9\.99 every month, renewed until you cancel\. Next payment on .+\. Cancel any time under Subscription\.$/,
    ),
  ).toBeVisible();
  await expectAccessibilityRules(page);
  await fillInCard(page, cards.good);
  await payButton(page).click();
  const info = page.getByRole('dialog', { name: 'Payment Info' });
  await expect(info).toContainText('$9.99');
  await expect(info).toContainText('Visa ending in 4242');
  await expect(info).toContainText(/Next payment\$9\.99 on \w+, \w+ \d+\w+ \d{4}\./);
  await expectAccessibilityRules(page);
  await info.getByRole('button', { name: 'Okay' }).click();
  await expect(page).toHaveURL('/dashboard');
  expect(await readEmail(page, email, /subscription has started/)).toContain('You paid $9.99 today.');
});

test('with a discount of 50 % half is charged', { tag: '@full' }, async ({ page }) => {
  const { email } = await openBilling(page);
  await typeDiscountCode(page, 'half');
  await fillInCard(page, cards.good);
  await expect(page.getByText('You got 50% discount')).toBeVisible();
  await expect(page.getByText('Total Amount : $4.99')).toBeVisible();
  await expectAccessibilityRules(page);
  await payButton(page).click();
  await expect(page.getByRole('dialog', { name: 'Payment Info' })).toContainText('$4.99');
  expect(await readEmail(page, email, /subscription has started/)).toContain('You paid $4.99 today.');
});

test('with a discount of 100 % no card is required, and the button waits for the check of the code', {
  tag: '@full',
}, async ({ page }) => {
  const { email } = await openBilling(page);
  await typeDiscountCode(page, 'FREE');
  await payButton(page).click();
  const info = page.getByRole('dialog', { name: 'Payment Info' });
  await expect(info).toContainText('$0.00');
  await expect(page.getByLabel('Card number')).toBeHidden();
  await info.getByRole('button', { name: 'Okay' }).click();
  await expect(page).toHaveURL('/dashboard');
  expect(await readEmail(page, email, /subscription has started/)).toContain('Nothing was charged');
});

test('an invalid code is reported at its field and at the top, and nothing is sent', {
  tag: ['@full', '@spanish'],
}, async ({ page }) => {
  await openBilling(page);
  await typeDiscountCode(page, 'NO-SUCH-CODE');
  await payButton(page).click();
  await expect(page.getByRole('alert').getByRole('link')).toHaveText(['This discount code is not valid.']);
  await expect(page.getByLabel('Discount code')).toHaveAccessibleDescription(/not valid/);
  await typeDiscountCode(page, '');
  await payButton(page).click();
  await expect(page.getByRole('alert').getByRole('link')).toHaveText([
    'Credit Card number is required',
    'Exp. Month required',
    'Exp. Year required',
    'CVC is required',
  ]);
  await expectAccessibilityRules(page);
});

test('declined: shows why, redirects to the log in after 4 seconds, and another card subscribes', {
  tag: '@spanish',
}, async ({ page }) => {
  await pauseClockAtResponse(page, '**/individualUser/register');
  const { email, password } = await openBilling(page);
  await fillInCard(page, cards.declined);
  await payButton(page).click();
  const declined = page.getByRole('alert');
  await expect(declined).toBeAttached();
  // The text is inserted after the live region, so that screen readers announce it.
  await page.clock.runFor(100);
  await expect(declined).toContainText(
    'Your card was declined. Please login to continue. Redirecting to login...',
  );
  await expect(declined).toBeFocused();
  await expect(declined).toBeInViewport();
  await page.clock.runFor(3_899);
  await expect(page.getByRole('button', { name: 'Stay here' })).toBeVisible();
  await expect(page).toHaveURL('/signUp');
  // The pause restarts if the message had to be scrolled into view first.
  await page.clock.runFor(101);
  await expect(page).toHaveURL('/');
  await page.clock.resume();
  await expect(page.getByText('Your card was declined. Please login to continue.')).toBeVisible();
  await expect(page.getByText('Redirecting to login')).toHaveCount(0);
  await submitLogin(page, email, password);
  await expect(page).toHaveURL('/subscription');
  await fillInCard(page, cards.insufficientFunds);
  const subscribe = page.getByRole('button', { name: 'Subscribe' });
  await subscribe.click();
  const alert = page.getByRole('alertdialog');
  await expect(alert).toContainText('Your card has insufficient funds.');
  await expectAccessibilityRules(page);
  await alert.getByRole('button', { name: 'Okay' }).click();
  await expect(page.getByLabel('Card number')).toBeFocused();
  await fillInCard(page, cards.good);
  await subscribe.click();
  await expect(page.getByRole('dialog', { name: 'Payment Info' })).toContainText('$9.99');
  expect((await readSubscription(page.request, await readToken(page))).receipts).toHaveLength(1);
  expect(await readEmail(page, email, /subscription has started/)).toContain('You paid $9.99 today.');
});

test('after a declined card, "Stay here" allows another card on the same page', { tag: '@full' }, async ({
  page,
}) => {
  await openBilling(page);
  await fillInCard(page, cards.declined);
  await payButton(page).click();
  await page.getByRole('button', { name: 'Stay here' }).click();
  await expectAccessibilityRules(page);
  await fillInCard(page, cards.good);
  await payButton(page).click();
  await expect(page.getByRole('dialog', { name: 'Payment Info' })).toContainText('$9.99');
  expect((await readSubscription(page.request, await readToken(page))).receipts).toHaveLength(1);
});

test('the bank approves: paid, without a second log in', { tag: '@full' }, async ({ page }) => {
  const { email } = await openBilling(page);
  await fillInCard(page, cards.authenticationRequired);
  const logIns: string[] = [];
  page.on('request', (request) => request.url().endsWith('/login') && logIns.push(request.url()));
  await chooseInPopup(payButton(page), 'Approve');
  await expect(page.getByRole('dialog', { name: 'Payment Info' })).toContainText('$9.99');
  await page.getByRole('button', { name: 'Okay' }).click();
  await expect(page).toHaveURL('/dashboard');
  expect(logIns).toEqual([]);
  expect(await readEmail(page, email, /subscription has started/)).toContain('You paid $9.99 today.');
});

test('the bank rejects: nothing is charged, and nobody is signed in', { tag: '@full' }, async ({ page }) => {
  const { email, password } = await openBilling(page);
  await fillInCard(page, cards.authenticationRequired);
  await chooseInPopup(payButton(page), 'Refuse');
  await expect(page.getByRole('alert')).toContainText('Your bank did not approve the payment.');
  expect(await readToken(page)).toBe('');
  await page.getByRole('button', { name: 'Go now' }).click();
  await submitLogin(page, email, password);
  await expect(page).toHaveURL('/subscription');
  expect((await readSubscription(page.request, await readToken(page))).receipts).toEqual([]);
});

test('a double click on the button pays once', async ({ page }) => {
  await openBilling(page);
  await fillInCard(page, cards.good);
  await payButton(page).dblclick();
  await expect(page.getByRole('dialog', { name: 'Payment Info' })).toContainText('$9.99');
  expect((await readSubscription(page.request, await readToken(page))).receipts).toHaveLength(1);
});

test('back and reload before paying require the form again; after paying they redirect to the dashboard', {
  tag: '@full',
}, async ({ page }) => {
  const { userName, email, password } = await openBilling(page);
  await page.reload();
  await expect(page).toHaveURL('/');
  await expect(page.getByText('Please fill in the form again')).toBeVisible();
  await expect(page.getByLabel('Username')).toHaveValue(userName);
  await expect(page.getByLabel('Email', { exact: true })).toHaveValue(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByLabel('Confirm Password').fill(password);
  await tickConsent(page);
  await page.getByRole('button', { name: 'Next' }).click();
  await expect(page).toHaveURL('/signUp');
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1, name: 'Mind Your Step' })).toBeVisible();
  await page.goForward();
  await fillInCard(page, cards.good);
  await payButton(page).click();
  await expect(page.getByRole('dialog', { name: 'Payment Info' })).toBeVisible();
  await page.reload();
  await expect(page).toHaveURL('/dashboard');
  await page.goto('/signUp');
  await expect(page).toHaveURL('/dashboard');
  expect((await readSubscription(page.request, await readToken(page))).receipts).toHaveLength(1);
});

test.describe('the page for individuals', () => {
  const signUpButton = (page: Page) => page.getByRole('button', { name: 'Sign Up' });

  test('has account and card in one form and redirects to the facility login, as specified', {
    tag: '@full',
  }, async ({ page }) => {
    const { email, password } = await openIndividualPage(page);
    await expect(page.locator('main a[href="/individualUserLogin"]')).toHaveText('Login');
    await page.getByLabel('Password', { exact: true }).fill('1234567');
    await signUpButton(page).click();
    await expect(page.getByRole('alert').getByRole('link')).toHaveText([
      'Password must be at least 8 characters long',
      'Credit Card number is required',
      'Exp. Month required',
      'Exp. Year required',
      'CVC is required',
    ]);
    await expectAccessibilityRules(page);
    await page.getByLabel('Password', { exact: true }).fill(password);
    await typeDiscountCode(page, 'HALF');
    await fillInCard(page, cards.good);
    await signUpButton(page).click();
    await expect(page).toHaveURL('/facilityUserLogin');
    await expect(page.getByText('Your account is ready. Please log in.')).toBeVisible();
    await expect(page.getByText('Amount charged: $4.99.')).toBeVisible();
    await expect(page.getByLabel('Email', { exact: true })).toHaveValue(email);
    await page.getByLabel('Password', { exact: true }).fill(password);
    await page.getByRole('button', { name: 'Login', exact: true }).click();
    await expect(page).toHaveURL('/dashboard');
    expect(await readEmail(page, email, /subscription has started/)).toContain('You paid $4.99 today.');
  });

  test('declined: shows why, and another card pays for the same account', { tag: '@full' }, async ({
    page,
  }) => {
    const { email } = await openIndividualPage(page);
    await fillInCard(page, cards.declined);
    await signUpButton(page).click();
    await expect(page.getByRole('alert')).toContainText('Your card was declined. Please login to continue.');
    await page.getByRole('button', { name: 'Stay here' }).click();
    await fillInCard(page, cards.authenticationRequired);
    await chooseInPopup(signUpButton(page), 'Approve');
    await expect(page).toHaveURL('/facilityUserLogin');
    await expect(page.getByText('Amount charged: $9.99.')).toBeVisible();
    await expect(page.getByLabel('Email', { exact: true })).toHaveValue(email);
  });

  test('an address that is taken is reported, and nothing is charged', { tag: '@full' }, async ({ page }) => {
    await openIndividualPage(page);
    await page.getByLabel('Email', { exact: true }).fill('rosa@example.org');
    await fillInCard(page, cards.good);
    await signUpButton(page).click();
    await expect(page.getByRole('alert')).toContainText('This email already exists.');
  });
});

test('a user of Google pays with a second card that needs authentication, without a password', {
  tag: '@full',
}, async ({ page }) => {
  await page.goto('/');
  await openSignUp(page);
  await chooseInPopup(page.getByRole('button', { name: 'Sign up with Google' }), 'Somebody New');
  await page.getByRole('heading', { name: 'Sign up with Google' }).waitFor();
  await page.getByLabel('Username').fill(newCredentials().userName);
  await tickConsent(page);
  await page.getByRole('button', { name: 'Next' }).click();
  await fillInCard(page, cards.declined);
  await payButton(page).click();
  await page.getByRole('button', { name: 'Stay here' }).click();
  await fillInCard(page, cards.authenticationRequired);
  await chooseInPopup(payButton(page), 'Approve');
  await expect(page.getByRole('dialog', { name: 'Payment Info' })).toContainText('$9.99');
  await page.getByRole('button', { name: 'Okay' }).click();
  await expect(page).toHaveURL('/dashboard');
});
