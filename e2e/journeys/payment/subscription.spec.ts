import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { expectAccessibilityRules } from '#e2e/checks/accessibility-rules.ts';
import { expect, test } from '#e2e/setup/fixtures.ts';
import { createFacility, openAs, openRow, signUp, submitLogin } from '#e2e/steps/accounts.ts';
import { chooseInPopup } from '#e2e/steps/choose-in-popup.ts';
import {
  cards,
  confirmCancel,
  fillInCard,
  readEmail,
  readSubscription,
  skipToNextBilling,
  skipToNextBillingOnPage,
  subscribe,
  typeDiscountCode,
} from '#e2e/steps/payments.ts';

/** Subscriptions after the first payment. */

test.use({ expectedErrors: [/status of (402|404|422|500)|ERR_FAILED/] });

const day = String.raw`\w+day, \w+ \d+\w\w \d{4}`;
test('canceled: shows the end date and logs out; can be kept without a charge', { tag: '@full' }, async ({
  page,
  request,
}) => {
  const person = await subscribe(request, await signUp(request, 'individual'));
  await openAs(page, person, '/subscription');
  await expect(page.getByText('Plan: Monthly')).toBeVisible();
  await expectAccessibilityRules(page);
  await page.getByRole('button', { name: 'Cancel Subscription', exact: true }).click();
  await page.getByRole('button', { name: 'Keep subscription' }).click();
  await expect(page.getByRole('alertdialog')).toHaveCount(0);
  await confirmCancel(page);
  await expect(page).toHaveURL('/');
  await expect(page.getByText(/^Your subscription is canceled\. You can play until \w/)).toBeVisible();
  expect(await page.evaluate(() => ({ ...localStorage }))).toEqual({});
  expect(await readEmail(page, person.email, /is canceled/)).toContain('Nothing more will be charged.');
  await submitLogin(page, person.email, person.password);
  await expect(page).toHaveURL('/dashboard');
  await page.goto('/subscription');
  await expect(page.getByRole('heading', { name: 'Subscribe Again' })).toBeVisible();
  await expect(page.getByText(new RegExp(`^Cancelled\\. You can play until ${day}$`))).toBeVisible();
  await expect(page.getByText('No charge today: you keep your subscription')).toBeVisible();
  await expectAccessibilityRules(page);
  const keep = page.getByRole('button', { name: 'Subscribe', exact: true });
  const updating = '**/individualUser/updateSubscription';
  await page.route(updating, (route) => route.abort());
  await keep.click();
  const alert = page.getByRole('alertdialog');
  await expect(alert).toContainText('Error processing payment');
  await alert.getByRole('button', { name: 'Okay' }).click();
  await page.unroute(updating);
  await keep.click();
  const info = page.getByRole('dialog', { name: 'Payment Info' });
  await expect(info).toContainText(/Nothing was charged today\./);
  const figures = `^Amount charged\\$0\\.00Subscription end date${day} It renews on that day\\.PlanMonthlyNext payment\\$9\\.99 on ${day}\\. Cancel any time under Subscription\\.CardVisa ending in 4242$`;
  await expect(info.locator('dl')).toHaveText(new RegExp(figures));
  await page.reload();
  await expect(page).toHaveURL('/dashboard');
  await page.goto('/subscription');
  await expect(page.getByRole('heading', { name: 'Subscription Details' })).toBeVisible();
  const token = await page.evaluate(() => localStorage.getItem('token') ?? '');
  expect(await readSubscription(request, token)).toMatchObject({ status: 'active', receipts: [{}] });
});

test('a failed renewal is shown on every page, and another card pays it', async ({ page, request }) => {
  const person = await subscribe(request, await signUp(request, 'individual'), {
    number: cards.failsAtRenewal,
  });
  await skipToNextBillingOnPage(page, person.email);
  await openAs(page, person, '/dashboard');
  await expect(page.getByText('Your last payment did not go through.')).toBeVisible();
  await expectAccessibilityRules(page);
  expect(await readEmail(page, person.email, /^Please update your card$/)).toContain('/updateCard');
  await page.getByRole('link', { name: 'Update your card' }).click();
  await expect(page.locator('main')).toContainText(/price\$9\.99.*\$9\.99 is charged to this card/);
  await expectAccessibilityRules(page);
  const update = page.getByRole('button', { name: 'Update card and pay $9.99' });
  await fillInCard(page, cards.insufficientFunds);
  await update.click();
  const alert = page.getByRole('alertdialog');
  await expect(alert).toContainText('Your card has insufficient funds.');
  await alert.getByRole('button', { name: 'Okay' }).click();
  await fillInCard(page, cards.good);
  await update.click();
  await expect(page).toHaveURL('/subscription');
  await expect(page.getByText('Thank you. Your payment has arrived.')).toBeVisible();
  await expect(page.getByText('Visa ending in 4242')).toBeVisible();
  await expect(page.getByText('did not go through')).toHaveCount(0);
  expect(await readEmail(page, person.email, /^Your receipt from/)).toContain('You paid $9.99');
});

test('receipts are printed on separate pages, all of them or one', async ({ page, request }) => {
  const person = await subscribe(request, await signUp(request, 'individual'), { discountCode: 'HALF' });
  await skipToNextBilling(request, person.email);
  await skipToNextBilling(request, person.email);
  await page.addInitScript(() => {
    const printed: number[] = [];
    Object.assign(globalThis, { printed });
    window.print = () =>
      printed.push(document.querySelectorAll('article:not([data-printed="false"])').length);
  });
  await openAs(page, person, '/account');
  await page.getByRole('link', { name: 'See and print my receipts' }).click();
  await expect(page.getByRole('article')).toHaveCount(3);
  await expect(page.getByRole('article').first()).toContainText('Discount50%');
  await expectAccessibilityRules(page);
  const { numPages } = await getDocument({ data: new Uint8Array(await page.pdf({ format: 'Letter' })) })
    .promise;
  expect(numPages).toBe(3);
  await page.getByRole('button', { name: 'Print all receipts' }).click();
  await page.getByRole('button', { name: 'Print this receipt' }).nth(1).click();
  expect(await page.evaluate(() => (globalThis as unknown as { printed: number[] }).printed)).toEqual([3, 1]);
});

test('subscribing again after the end charges a new period', { tag: '@full' }, async ({ page, request }) => {
  const person = await subscribe(request, await signUp(request, 'individual'));
  await openAs(page, person, '/account');
  await confirmCancel(page);
  await expect(page).toHaveURL('/');
  await skipToNextBillingOnPage(page, person.email);
  expect(await readEmail(page, person.email, /has ended/)).toContain('You canceled it');
  await submitLogin(page, person.email, person.password);
  await expect(page).toHaveURL('/subscription');
  await expect(page.getByRole('heading', { name: 'Subscribe Again' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Download my last report' })).toBeVisible();
  await expectAccessibilityRules(page);
  await page.goto('/dashboard');
  await expect(page).toHaveURL('/subscription');
  await typeDiscountCode(page, 'HALF');
  await fillInCard(page, cards.good);
  const updating = '**/individualUser/updateSubscription';
  await page.route(updating, (route) => route.fulfill({ status: 500 }));
  const button = page.getByRole('button', { name: 'Subscribe', exact: true });
  await button.click();
  const alert = page.getByRole('alertdialog');
  await expect(alert).toContainText('Error processing payment');
  await alert.getByRole('button', { name: 'Okay' }).click();
  await page.unroute(updating);
  await button.click();
  await expect(page.getByRole('dialog', { name: 'Payment Info' })).toContainText('$4.99');
  await page.keyboard.press('Escape');
  await expect(page).toHaveURL('/dashboard');
  const token = await page.evaluate(() => localStorage.getItem('token') ?? '');
  expect((await readSubscription(request, token)).receipts).toHaveLength(2);
});

test('reloading Payment Info redirects to the dashboard', { tag: '@full' }, async ({ page, request }) => {
  await openAs(page, await signUp(request, 'individual'), '/subscription');
  await fillInCard(page, cards.good);
  await page.getByRole('button', { name: 'Subscribe', exact: true }).click();
  await expect(page.getByRole('dialog', { name: 'Payment Info' })).toContainText('$9.99');
  await page.reload();
  await expect(page).toHaveURL('/dashboard');
  await page.goto('/subscription');
  await expect(page.getByRole('heading', { name: 'Subscription Details' })).toBeVisible();
});

test('a failed renewal that is never paid: reminders, then the end without debt', {
  tag: '@full',
}, async ({ page, request }) => {
  const person = await subscribe(request, await signUp(request, 'individual'), {
    number: cards.failsAtRenewal,
  });
  for (const subject of [/^Please update your card$/, /^Please update your card$/, /^Last reminder/]) {
    await skipToNextBillingOnPage(page, person.email);
    await readEmail(page, person.email, subject);
  }
  await openAs(page, person, '/dashboard');
  await expect(page.getByText('Your last payment did not go through.')).toBeVisible();
  await skipToNextBillingOnPage(page, person.email);
  expect(await readEmail(page, person.email, /has ended/)).toContain('You owe nothing.');
  await page.reload();
  await expect(page).toHaveURL('/subscription');
  await expect(page.getByRole('heading', { name: 'Subscribe Again' })).toBeVisible();
  await expect(page.getByText('did not go through')).toHaveCount(0);
  await expect(page.getByText('Your subscription has ended.')).toBeVisible();
  await page.goto('/updateCard');
  await expect(page.getByText('You have no subscription now')).toBeVisible();
  await expectAccessibilityRules(page);
});

test('the full price is refunded if the game was not opened', { tag: ['@full', '@spanish'] }, async ({
  page,
  request,
}) => {
  const person = await subscribe(request, await signUp(request, 'individual'));
  await openAs(page, person, '/subscription');
  await page.getByRole('button', { name: 'Request a refund' }).click();
  const dialog = page.getByRole('alertdialog');
  await expectAccessibilityRules(page);
  await dialog.getByRole('button', { name: 'Request a refund' }).click();
  await expect(page.getByText('We refunded $9.99.')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Subscribe Again' })).toBeVisible();
  await expect(page.getByText('(refunded)')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Request a refund' })).toHaveCount(0);
  expect(await readEmail(page, person.email, /^We refunded \$9\.99/)).toContain('5 to 10 days');
});

test('after the game was opened no refund is offered', { tag: '@full' }, async ({ page, request }) => {
  const person = await subscribe(request, await signUp(request, 'individual'));
  const gameResponse = page.waitForResponse('**/api/v2/user/games/1');
  await openAs(page, person, '/gameInterface');
  await gameResponse;
  await page.goto('/subscription');
  await expect(page.getByText('Plan: Monthly')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Request a refund' })).toHaveCount(0);
});

test('another card is used once the bank has approved it, and not if the bank rejects it', {
  tag: '@full',
}, async ({ page, request }) => {
  const person = await subscribe(request, await signUp(request, 'individual'));
  await openAs(page, person, '/subscription');
  await page.getByRole('link', { name: 'Update card' }).click();
  await expect(page.getByText('Nothing is charged now.')).toBeVisible();
  const update = page.getByRole('button', { name: 'Update card', exact: true });
  await fillInCard(page, cards.authenticationRequired);
  await chooseInPopup(update, 'Refuse');
  const alert = page.getByRole('alertdialog');
  await expect(alert).toContainText('Your bank did not approve');
  await alert.getByRole('button', { name: 'Okay' }).click();
  expect((await readSubscription(request, person.token)).card.last4).toBe('4242');
  await fillInCard(page, cards.authenticationRequired);
  await chooseInPopup(update, 'Approve');
  await expect(page).toHaveURL('/subscription');
  await expect(page.getByText('Visa ending in 3155')).toBeVisible();
  expect((await readSubscription(request, person.token)).receipts).toHaveLength(1);
});

test('the end of a discount of 100 % requires a card, and a new price is announced', {
  tag: '@full',
}, async ({ page, request }) => {
  const person = await subscribe(request, await signUp(request, 'individual'));
  const nextPrice = { price: 12.99, validFrom: '2027-03-01T12:00:00Z' };
  const ending = { card: null, nextPrice, endsWithoutCardAt: '2027-02-01T12:00:00Z' };
  const json = { ...(await readSubscription(request, person.token)), ...ending };
  await page.route('**/individualUser/getByID', (route) => route.fulfill({ json }));
  await openAs(page, person, '/subscription');
  await expect(page.getByText('Your free access ends on Monday, February 1st 2027.')).toBeVisible();
  await expect(
    page.getByText('From Monday, March 1st 2027 on your subscription costs $12.99.'),
  ).toBeVisible();
  await expectAccessibilityRules(page);
  await page.getByRole('link', { name: 'Add a card' }).click();
  await expect(page).toHaveURL('/updateCard');
});

test('a subscriber who joins a facility can cancel the subscription and keep playing', {
  tag: '@full',
}, async ({ page, request }) => {
  const { code } = await createFacility(request);
  const person = await subscribe(request, await signUp(request, 'individual'));
  await openAs(page, person);
  await openRow(page, 'Facility');
  await page.getByLabel('Facility code').fill(code);
  await page.getByRole('button', { name: 'Join the facility' }).click();
  await expect(page.getByText('You still pay for a subscription of your own.')).toBeVisible();
  await page.getByRole('button', { name: 'Cancel my own subscription' }).click();
  await expectAccessibilityRules(page);
  await page.getByRole('button', { name: 'Cancel subscription', exact: true }).click();
  await expect(page.getByText(/^Your subscription is canceled\. You can play until/)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Cancel my own subscription' })).toHaveCount(0);
  await page.getByRole('link', { name: 'See and print my receipts' }).click();
  await expect(page.getByRole('article')).toHaveCount(1);
  await page.goto('/dashboard');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Welcome');
  expect(await readEmail(page, person.email, /is canceled/)).toContain('Nothing more will be charged.');
});

test('failures are shown in an alert, with the messages of the specification if the server sends none', {
  tag: '@full',
}, async ({ page, request }) => {
  const person = await subscribe(request, await signUp(request, 'individual'));
  const failing = (address: string) => page.route(address, (route) => route.fulfill({ status: 500 }));
  await failing('**/individualUser/cancelSubscription');
  await openAs(page, person, '/subscription');
  await confirmCancel(page);
  await expect(page.getByRole('alertdialog').getByRole('alert')).toContainText(
    'Error canceling subscription',
  );
  await expectAccessibilityRules(page);
  await failing('**/individualUser/getByID');
  await page.reload();
  const alert = page.getByRole('alertdialog');
  await expect(alert).toContainText('Error fetching subscription details');
  await expectAccessibilityRules(page);
  await alert.getByRole('button', { name: 'Okay' }).click();
  await page.unroute('**/individualUser/getByID');
  await page.getByRole('button', { name: 'Retry' }).click();
  await expect(page.getByText('Plan: Monthly')).toBeVisible();
});
