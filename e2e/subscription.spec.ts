import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { answerInWindow } from './answer-in-window.ts';
import { expectHouseRules } from './checks.ts';
import { expect, test } from './fixtures.ts';
import {
  bringNext,
  cards,
  confirmCancel,
  passTime,
  readLetter,
  subscribe,
  subscriptionOf,
  typeCard,
} from './payments.ts';
import { foundFacility, openAs, signUp, typeLogin } from './people.ts';

/** The life of a subscription after the first payment. */

test.use({ expectedErrors: [/status of (402|404|422|500)|ERR_FAILED/] });

const day = String.raw`\w+day, \w+ \d+\w\w \d{4}`;
test('cancelled: told until when and logged out; kept again without a charge', { tag: '@full' }, async ({
  page,
  request,
}) => {
  const person = await subscribe(request, await signUp(request, 'individual'));
  await openAs(page, person, '/subscription');
  await expect(page.getByText('Plan: Monthly')).toBeVisible();
  await expectHouseRules(page);
  await page.getByRole('button', { name: 'Cancel Subscription', exact: true }).click();
  await page.getByRole('button', { name: 'Keep subscription' }).click();
  await expect(page.getByRole('alertdialog')).toHaveCount(0);
  await confirmCancel(page);
  await expect(page).toHaveURL('/');
  await expect(page.getByText(/^Your subscription is canceled\. You can play until \w/)).toBeVisible();
  expect(await page.evaluate(() => ({ ...localStorage }))).toEqual({});
  expect(await readLetter(page, person.email, /is canceled/)).toContain('Nothing more will be charged.');
  await typeLogin(page, person.email, person.password);
  await expect(page).toHaveURL('/dashboard');
  await page.goto('/subscription');
  await expect(page.getByRole('heading', { name: 'Subscribe Again' })).toBeVisible();
  await expect(page.getByText(new RegExp(`^Cancelled\\. You can play until ${day}$`))).toBeVisible();
  await expect(page.getByText('No charge today: you keep your subscription')).toBeVisible();
  await expectHouseRules(page);
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
  const figures = `^Amount charged\\$0\\.00Subscription end date${day}PlanMonthlyNext payment\\$9\\.99 on ${day}\\. Cancel any time under Subscription\\.CardVisa ending in 4242$`;
  await expect(info.locator('dl')).toHaveText(new RegExp(figures));
  await page.reload();
  await expect(page).toHaveURL('/dashboard');
  await page.goto('/subscription');
  await expect(page.getByRole('heading', { name: 'Subscription Details' })).toBeVisible();
  const token = await page.evaluate(() => localStorage.getItem('token') ?? '');
  expect(await subscriptionOf(request, token)).toMatchObject({ status: 'active', receipts: [{}] });
});

test('a renewal that fails is said on every page, and another card pays it', async ({ page, request }) => {
  const person = await subscribe(request, await signUp(request, 'individual'), {
    number: cards.failsAtRenewal,
  });
  await bringNext(page, person.email);
  await openAs(page, person, '/dashboard');
  await expect(page.getByText('Your last payment did not go through.')).toBeVisible();
  await expectHouseRules(page);
  expect(await readLetter(page, person.email, /^Please update your card$/)).toContain('/updateCard');
  await page.getByRole('link', { name: 'Update your card' }).click();
  await expect(page.locator('main')).toContainText(/price\$9\.99.*\$9\.99 is charged to this card/);
  await expectHouseRules(page);
  const update = page.getByRole('button', { name: 'Update card and pay $9.99' });
  await typeCard(page, cards.poor);
  await update.click();
  const alert = page.getByRole('alertdialog');
  await expect(alert).toContainText('Your card has insufficient funds.');
  await alert.getByRole('button', { name: 'Okay' }).click();
  await typeCard(page, cards.good);
  await update.click();
  await expect(page).toHaveURL('/subscription');
  await expect(page.getByText('Thank you. Your payment has arrived.')).toBeVisible();
  await expect(page.getByText('Visa ending in 4242')).toBeVisible();
  await expect(page.getByText('did not go through')).toHaveCount(0);
  expect(await readLetter(page, person.email, /^Your receipt from/)).toContain('You paid $9.99');
});

test('receipts are printed one a page, all of them or one', async ({ page, request }) => {
  const person = await subscribe(request, await signUp(request, 'individual'), { discountCode: 'HALF' });
  await passTime(request, person.email);
  await passTime(request, person.email);
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
  await expectHouseRules(page);
  const { numPages } = await getDocument({ data: new Uint8Array(await page.pdf({ format: 'Letter' })) })
    .promise;
  expect(numPages).toBe(3);
  await page.getByRole('button', { name: 'Print all receipts' }).click();
  await page.getByRole('button', { name: 'Print this receipt' }).nth(1).click();
  expect(await page.evaluate(() => (globalThis as unknown as { printed: number[] }).printed)).toEqual([3, 1]);
});

test('let end, subscribed again: a new period that is charged', { tag: '@full' }, async ({
  page,
  request,
}) => {
  const person = await subscribe(request, await signUp(request, 'individual'));
  await openAs(page, person, '/account');
  await confirmCancel(page);
  await expect(page).toHaveURL('/');
  await bringNext(page, person.email);
  expect(await readLetter(page, person.email, /has ended/)).toContain('You canceled it');
  await typeLogin(page, person.email, person.password);
  await expect(page).toHaveURL('/subscription');
  await expect(page.getByRole('heading', { name: 'Subscribe Again' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Download my last report' })).toBeVisible();
  await expectHouseRules(page);
  await page.goto('/dashboard');
  await expect(page).toHaveURL('/subscription');
  await page.getByLabel('Discount code').fill('HALF');
  await typeCard(page, cards.good);
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
  expect((await subscriptionOf(request, token)).receipts).toHaveLength(2);
});

test('Payment Info loaded again leads on, once', { tag: '@full' }, async ({ page, request }) => {
  await openAs(page, await signUp(request, 'individual'), '/subscription');
  await typeCard(page, cards.good);
  await page.getByRole('button', { name: 'Subscribe', exact: true }).click();
  await expect(page.getByRole('dialog', { name: 'Payment Info' })).toContainText('$9.99');
  await page.reload();
  await expect(page).toHaveURL('/dashboard');
  await page.goto('/subscription');
  await expect(page.getByRole('heading', { name: 'Subscription Details' })).toBeVisible();
});

test('a failed renewal that nobody pays: reminded, then ended without a debt', {
  tag: '@full',
}, async ({ page, request }) => {
  const person = await subscribe(request, await signUp(request, 'individual'), {
    number: cards.failsAtRenewal,
  });
  for (const subject of [/^Please update your card$/, /^Please update your card$/, /^Last reminder/]) {
    await bringNext(page, person.email);
    await readLetter(page, person.email, subject);
  }
  await openAs(page, person, '/dashboard');
  await expect(page.getByText('Your last payment did not go through.')).toBeVisible();
  await bringNext(page, person.email);
  expect(await readLetter(page, person.email, /has ended/)).toContain('You owe nothing.');
  await page.reload();
  await expect(page).toHaveURL('/subscription');
  await expect(page.getByRole('heading', { name: 'Subscribe Again' })).toBeVisible();
  await expect(page.getByText('did not go through')).toHaveCount(0);
  await expect(page.getByText('Your subscription has ended.')).toBeVisible();
  await page.goto('/updateCard');
  await expect(page.getByText('You have no subscription now')).toBeVisible();
  await expectHouseRules(page);
});

test('everything is given back while the game was not opened', { tag: '@full' }, async ({
  page,
  request,
}) => {
  const person = await subscribe(request, await signUp(request, 'individual'));
  await openAs(page, person, '/subscription');
  await page.getByRole('button', { name: 'Request a refund' }).click();
  const dialog = page.getByRole('alertdialog');
  await expectHouseRules(page);
  await dialog.getByRole('button', { name: 'Request a refund' }).click();
  await expect(page.getByText('We refunded $9.99.')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Subscribe Again' })).toBeVisible();
  await expect(page.getByText('(refunded)')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Request a refund' })).toHaveCount(0);
  expect(await readLetter(page, person.email, /^We refunded \$9\.99/)).toContain('5 to 10 days');
});

test('after the game was opened there is no refund to ask for', { tag: '@full' }, async ({
  page,
  request,
}) => {
  const person = await subscribe(request, await signUp(request, 'individual'));
  const opening = page.waitForResponse('**/api/v2/user/games/1');
  await openAs(page, person, '/gameInterface');
  await opening;
  await page.goto('/subscription');
  await expect(page.getByText('Plan: Monthly')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Request a refund' })).toHaveCount(0);
});

test('another card is used once the bank has approved it, and not when it refused', {
  tag: '@full',
}, async ({ page, request }) => {
  const person = await subscribe(request, await signUp(request, 'individual'));
  await openAs(page, person, '/subscription');
  await page.getByRole('link', { name: 'Update card' }).click();
  await expect(page.getByText('Nothing is charged now.')).toBeVisible();
  const update = page.getByRole('button', { name: 'Update card', exact: true });
  await typeCard(page, cards.asked);
  await answerInWindow(update, 'Refuse');
  const alert = page.getByRole('alertdialog');
  await expect(alert).toContainText('Your bank did not approve');
  await alert.getByRole('button', { name: 'Okay' }).click();
  expect((await subscriptionOf(request, person.token)).card.last4).toBe('4242');
  await typeCard(page, cards.asked);
  await answerInWindow(update, 'Approve');
  await expect(page).toHaveURL('/subscription');
  await expect(page.getByText('Visa ending in 3155')).toBeVisible();
  expect((await subscriptionOf(request, person.token)).receipts).toHaveLength(1);
});

test('a discount of 100 % that ends asks for a card, and a new price is announced', {
  tag: '@full',
}, async ({ page, request }) => {
  const person = await subscribe(request, await signUp(request, 'individual'));
  const nextPrice = { price: 12.99, validFrom: '2027-03-01T12:00:00Z' };
  const ending = { card: null, nextPrice, endsWithoutCardAt: '2027-02-01T12:00:00Z' };
  const json = { ...(await subscriptionOf(request, person.token)), ...ending };
  await page.route('**/individualUser/getByID', (route) => route.fulfill({ json }));
  await openAs(page, person, '/subscription');
  await expect(page.getByText('Your free access ends on Monday, February 1st 2027.')).toBeVisible();
  await expect(
    page.getByText('From Monday, March 1st 2027 on your subscription costs $12.99.'),
  ).toBeVisible();
  await expectHouseRules(page);
  await page.getByRole('link', { name: 'Add a card' }).click();
  await expect(page).toHaveURL('/updateCard');
});

test('who joins a facility cancels the own subscription and plays on', { tag: '@full' }, async ({
  page,
  request,
}) => {
  const { code } = await foundFacility(request);
  const person = await subscribe(request, await signUp(request, 'individual'));
  await openAs(page, person);
  await page.getByLabel('Facility code').fill(code);
  await page.getByRole('button', { name: 'Join the facility' }).click();
  await expect(page.getByText('You still pay for a subscription of your own.')).toBeVisible();
  await page.getByRole('button', { name: 'Cancel my own subscription' }).click();
  await expectHouseRules(page);
  await page.getByRole('button', { name: 'Cancel subscription', exact: true }).click();
  await expect(page.getByText(/^Your subscription is canceled\. You can play until/)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Cancel my own subscription' })).toHaveCount(0);
  await page.getByRole('link', { name: 'See and print my receipts' }).click();
  await expect(page.getByRole('article')).toHaveCount(1);
  await page.goto('/dashboard');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Welcome');
  expect(await readLetter(page, person.email, /is canceled/)).toContain('Nothing more will be charged.');
});

test('failures are said in an alert, in the words of the specification where the server has none', {
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
  await expectHouseRules(page);
  await failing('**/individualUser/getByID');
  await page.reload();
  const alert = page.getByRole('alertdialog');
  await expect(alert).toContainText('Error fetching subscription details');
  await expectHouseRules(page);
  await alert.getByRole('button', { name: 'Okay' }).click();
  await page.unroute('**/individualUser/getByID');
  await page.getByRole('button', { name: 'Retry' }).click();
  await expect(page.getByText('Plan: Monthly')).toBeVisible();
});
