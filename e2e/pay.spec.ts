import type { Page } from '@playwright/test';
import { answerInWindow } from './answer-in-window.ts';
import { expectHouseRules } from './checks.ts';
import { expect, test } from './fixtures.ts';
import { holdTimeAt } from './hold-time.ts';
import { cards, readLetter, subscriptionOf, typeCard } from './payments.ts';
import { agree, newNames, typeLogin } from './people.ts';

/** Signing up and paying. */

test.use({ expectedErrors: [/status of (402|404|422)/] });

const pay = (page: Page) => page.getByRole('button', { name: 'Complete Sign Up' });
const tokenOf = (page: Page) => page.evaluate(() => localStorage.getItem('token') ?? '');

/** Fills in the sign-up card and comes to billing. */
async function comeToBilling(page: Page) {
  const names = newNames();
  await page.goto('/');
  await page.getByRole('tab', { name: 'Sign Up' }).click();
  await page.getByLabel('Username').fill(names.userName);
  await page.getByLabel('Email', { exact: true }).fill(names.email);
  await page.getByLabel('Password', { exact: true }).fill(names.password);
  await page.getByLabel('Confirm Password').fill(names.password);
  await agree(page);
  await page.getByRole('button', { name: 'Next' }).click();
  await expect(page).toHaveURL('/signUp');
  return names;
}

/** Fills in the page for individuals, all but the card. */
async function openIndividualPage(page: Page) {
  const names = newNames();
  await page.goto('/individualUserSignup');
  await page.getByLabel('Email', { exact: true }).fill(names.email);
  await page.getByLabel('Password', { exact: true }).fill(names.password);
  await agree(page);
  return names;
}

test('sign up and pay: amount and terms above the button, what was paid after it, and a letter', async ({
  page,
}) => {
  const { email } = await comeToBilling(page);
  await expect(page.getByText('Total Amount : $9.99')).toBeVisible();
  await expect(page.getByRole('link', { name: 'X, close and go back' })).toHaveAttribute('href', '/');
  await expect(
    page.getByText(
      /^\$9\.99 every month, renewed until you cancel\. Next payment on .+\. Cancel any time under Subscription\.$/,
    ),
  ).toBeVisible();
  await expectHouseRules(page);
  await typeCard(page, cards.good);
  await pay(page).click();
  const info = page.getByRole('dialog', { name: 'Payment Info' });
  await expect(info).toContainText('$9.99');
  await expect(info).toContainText('Visa ending in 4242');
  await expect(info).toContainText(/Next payment\$9\.99 on \w+, \w+ \d+\w+ \d{4}\./);
  await expectHouseRules(page);
  await info.getByRole('button', { name: 'Okay' }).click();
  await expect(page).toHaveURL('/dashboard');
  expect(await readLetter(page, email, /subscription has started/)).toContain('You paid $9.99 today.');
});

test('with 50 % half is charged', { tag: '@full' }, async ({ page }) => {
  const { email } = await comeToBilling(page);
  await page.getByLabel('Discount code').fill('half');
  await typeCard(page, cards.good);
  await expect(page.getByText('You got 50% discount')).toBeVisible();
  await expect(page.getByText('Total Amount : $4.99')).toBeVisible();
  await expectHouseRules(page);
  await pay(page).click();
  await expect(page.getByRole('dialog', { name: 'Payment Info' })).toContainText('$4.99');
  expect(await readLetter(page, email, /subscription has started/)).toContain('You paid $4.99 today.');
});

test('with 100 % there is no card, and the button waits for the check of the code', { tag: '@full' }, async ({
  page,
}) => {
  const { email } = await comeToBilling(page);
  await page.getByLabel('Discount code').fill('FREE');
  await pay(page).click();
  const info = page.getByRole('dialog', { name: 'Payment Info' });
  await expect(info).toContainText('$0.00');
  await expect(page.getByLabel('Card number')).toBeHidden();
  await info.getByRole('button', { name: 'Okay' }).click();
  await expect(page).toHaveURL('/dashboard');
  expect(await readLetter(page, email, /subscription has started/)).toContain('Nothing was charged');
});

test('a code that is not valid is named at its field and at the top, and nothing is sent', {
  tag: '@full',
}, async ({ page }) => {
  await comeToBilling(page);
  await page.getByLabel('Discount code').fill('NO-SUCH-CODE');
  await pay(page).click();
  await expect(page.getByRole('alert').getByRole('link')).toHaveText(['This discount code is not valid.']);
  await expect(page.getByLabel('Discount code')).toHaveAccessibleDescription(/not valid/);
  await page.getByLabel('Discount code').fill('');
  await pay(page).click();
  await expect(page.getByRole('alert').getByRole('link')).toHaveText([
    'Credit Card number is required',
    'Exp. Month required',
    'Exp. Year required',
    'CVC is required',
  ]);
  await expectHouseRules(page);
});

test('declined: told why and after 4 seconds led to log in, where another card subscribes', async ({
  page,
}) => {
  await holdTimeAt(page, '**/individualUser/register');
  const { email, password } = await comeToBilling(page);
  await typeCard(page, cards.declined);
  await pay(page).click();
  const declined = page.getByRole('alert');
  await expect(declined).toBeAttached();
  // Its words come once screen readers know the region.
  await page.clock.runFor(100);
  await expect(declined).toContainText(
    'Your card was declined. Please login to continue. Redirecting to login...',
  );
  await expect(declined).toBeFocused();
  await expect(declined).toBeInViewport();
  await page.clock.runFor(3_899);
  await expect(page.getByRole('button', { name: 'Stay here' })).toBeVisible();
  await expect(page).toHaveURL('/signUp');
  // The pause begins anew where the words had to be scrolled into view first.
  await page.clock.runFor(101);
  await expect(page).toHaveURL('/');
  await page.clock.resume();
  await expect(page.getByText('Your card was declined. Please login to continue.')).toBeVisible();
  await expect(page.getByText('Redirecting to login')).toHaveCount(0);
  await typeLogin(page, email, password);
  await expect(page).toHaveURL('/subscription');
  await typeCard(page, cards.poor);
  const subscribe = page.getByRole('button', { name: 'Subscribe' });
  await subscribe.click();
  const alert = page.getByRole('alertdialog');
  await expect(alert).toContainText('Your card has insufficient funds.');
  await expectHouseRules(page);
  await alert.getByRole('button', { name: 'Okay' }).click();
  await expect(page.getByLabel('Card number')).toBeFocused();
  await typeCard(page, cards.good);
  await subscribe.click();
  await expect(page.getByRole('dialog', { name: 'Payment Info' })).toContainText('$9.99');
  expect((await subscriptionOf(page.request, await tokenOf(page))).receipts).toHaveLength(1);
  expect(await readLetter(page, email, /subscription has started/)).toContain('You paid $9.99 today.');
});

test('who stays after a declined card pays with another one on the same page', { tag: '@full' }, async ({
  page,
}) => {
  await comeToBilling(page);
  await typeCard(page, cards.declined);
  await pay(page).click();
  await page.getByRole('button', { name: 'Stay here' }).click();
  await expectHouseRules(page);
  await typeCard(page, cards.good);
  await pay(page).click();
  await expect(page.getByRole('dialog', { name: 'Payment Info' })).toContainText('$9.99');
  expect((await subscriptionOf(page.request, await tokenOf(page))).receipts).toHaveLength(1);
});

test('the bank approves: paid, without a second log in', { tag: '@full' }, async ({ page }) => {
  const { email } = await comeToBilling(page);
  await typeCard(page, cards.asked);
  const logIns: string[] = [];
  page.on('request', (request) => request.url().endsWith('/login') && logIns.push(request.url()));
  await answerInWindow(pay(page), 'Approve');
  await expect(page.getByRole('dialog', { name: 'Payment Info' })).toContainText('$9.99');
  await page.getByRole('button', { name: 'Okay' }).click();
  await expect(page).toHaveURL('/dashboard');
  expect(logIns).toEqual([]);
  expect(await readLetter(page, email, /subscription has started/)).toContain('You paid $9.99 today.');
});

test('the bank refuses: nothing is charged, and nobody is signed in', { tag: '@full' }, async ({ page }) => {
  const { email, password } = await comeToBilling(page);
  await typeCard(page, cards.asked);
  await answerInWindow(pay(page), 'Refuse');
  await expect(page.getByRole('alert')).toContainText('Your bank did not approve the payment.');
  expect(await tokenOf(page)).toBe('');
  await page.getByRole('button', { name: 'Go now' }).click();
  await typeLogin(page, email, password);
  await expect(page).toHaveURL('/subscription');
  expect((await subscriptionOf(page.request, await tokenOf(page))).receipts).toEqual([]);
});

test('a double click on the button pays once', async ({ page }) => {
  await comeToBilling(page);
  await typeCard(page, cards.good);
  await pay(page).dblclick();
  await expect(page.getByRole('dialog', { name: 'Payment Info' })).toContainText('$9.99');
  expect((await subscriptionOf(page.request, await tokenOf(page))).receipts).toHaveLength(1);
});

test('back and reload before paying ask for the form again; after paying they lead to the dashboard', {
  tag: '@full',
}, async ({ page }) => {
  const { userName, email, password } = await comeToBilling(page);
  await page.reload();
  await expect(page).toHaveURL('/');
  await expect(page.getByText('Please fill in the form again')).toBeVisible();
  await expect(page.getByLabel('Username')).toHaveValue(userName);
  await expect(page.getByLabel('Email', { exact: true })).toHaveValue(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByLabel('Confirm Password').fill(password);
  await agree(page);
  await page.getByRole('button', { name: 'Next' }).click();
  await expect(page).toHaveURL('/signUp');
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1, name: 'Mind Your Step' })).toBeVisible();
  await page.goForward();
  await typeCard(page, cards.good);
  await pay(page).click();
  await expect(page.getByRole('dialog', { name: 'Payment Info' })).toBeVisible();
  await page.reload();
  await expect(page).toHaveURL('/dashboard');
  await page.goto('/signUp');
  await expect(page).toHaveURL('/dashboard');
  expect((await subscriptionOf(page.request, await tokenOf(page))).receipts).toHaveLength(1);
});

test.describe('the page for individuals', () => {
  const signUp = (page: Page) => page.getByRole('button', { name: 'Sign Up' });

  test('takes account and card in one form and leads to the facility login, as specified', async ({
    page,
  }) => {
    const { email, password } = await openIndividualPage(page);
    await expect(page.getByRole('link', { name: 'Login' })).toHaveAttribute('href', '/individualUserLogin');
    await page.getByLabel('Password', { exact: true }).fill('1234567');
    await signUp(page).click();
    await expect(page.getByRole('alert').getByRole('link')).toHaveText([
      'Password must be at least 8 characters long',
      'Credit Card number is required',
      'Exp. Month required',
      'Exp. Year required',
      'CVC is required',
    ]);
    await expectHouseRules(page);
    await page.getByLabel('Password', { exact: true }).fill(password);
    await page.getByLabel('Discount code').fill('HALF');
    await typeCard(page, cards.good);
    await signUp(page).click();
    await expect(page).toHaveURL('/facilityUserLogin');
    await expect(page.getByText('Your account is ready. Please log in.')).toBeVisible();
    await expect(page.getByText('Amount charged: $4.99.')).toBeVisible();
    await expect(page.getByLabel('Email', { exact: true })).toHaveValue(email);
    await page.getByLabel('Password', { exact: true }).fill(password);
    await page.getByRole('button', { name: 'Login', exact: true }).click();
    await expect(page).toHaveURL('/dashboard');
    expect(await readLetter(page, email, /subscription has started/)).toContain('You paid $4.99 today.');
  });

  test('declined: told why, and another card pays for the same account', { tag: '@full' }, async ({
    page,
  }) => {
    const { email } = await openIndividualPage(page);
    await typeCard(page, cards.declined);
    await signUp(page).click();
    await expect(page.getByRole('alert')).toContainText('Your card was declined. Please login to continue.');
    await page.getByRole('button', { name: 'Stay here' }).click();
    await typeCard(page, cards.asked);
    await answerInWindow(signUp(page), 'Approve');
    await expect(page).toHaveURL('/facilityUserLogin');
    await expect(page.getByText('Amount charged: $9.99.')).toBeVisible();
    await expect(page.getByLabel('Email', { exact: true })).toHaveValue(email);
  });

  test('an address that is taken is named, and nothing is charged', { tag: '@full' }, async ({ page }) => {
    await openIndividualPage(page);
    await page.getByLabel('Email', { exact: true }).fill('rosa@example.org');
    await typeCard(page, cards.good);
    await signUp(page).click();
    await expect(page.getByRole('alert')).toContainText('This email already exists.');
  });
});

test('who comes from Google pays with a second card, and the bank is asked, without a password', {
  tag: '@full',
}, async ({ page }) => {
  await page.goto('/');
  await page.getByRole('tab', { name: 'Sign Up' }).click();
  await answerInWindow(page.getByRole('button', { name: 'Sign up with Google' }), 'Somebody New');
  await page.getByRole('heading', { name: 'Sign up with Google' }).waitFor();
  await page.getByLabel('Username').fill(newNames().userName);
  await agree(page);
  await page.getByRole('button', { name: 'Next' }).click();
  await typeCard(page, cards.declined);
  await pay(page).click();
  await page.getByRole('button', { name: 'Stay here' }).click();
  await typeCard(page, cards.asked);
  await answerInWindow(pay(page), 'Approve');
  await expect(page.getByRole('dialog', { name: 'Payment Info' })).toContainText('$9.99');
  await page.getByRole('button', { name: 'Okay' }).click();
  await expect(page).toHaveURL('/dashboard');
});
