import type { APIRequestContext, Page } from '@playwright/test';
import { advanceBilling } from '#contract/sandbox-payments.ts';
import { getSubscription, updateSubscription } from '#contract/subscriptions.ts';
import { expectAccessibilityRules } from '../checks/accessibility-rules.ts';
import { expect } from '../spanish/speak-spanish.ts';
import { headersOf, type Person } from './accounts.ts';

/** The sandbox's test cards, by their outcome. */
export const cards = {
  good: '4242 4242 4242 4242',
  declined: '4000 0000 0000 0002',
  insufficientFunds: '4000 0000 0000 9995',
  authenticationRequired: '4000 0025 0000 3155',
  failsAtRenewal: '4000 0000 0000 0341',
} as const;

/** Types a card into the sandbox's card fields. */
export async function fillInCard(page: Page, number: string) {
  await page.getByLabel('Card number').fill(number);
  await page.getByLabel('Exp. Month').fill('12');
  await page.getByLabel('Exp. Year').fill('34');
  await page.getByLabel('CVC').fill('123');
}

/** Types a code. */
export async function typeDiscountCode(page: Page, code: string) {
  await page.getByLabel('Discount code').fill(code);
}

/** Advances this subscription to its next billing event on the sandbox's page, as an operator would. */
export async function skipToNextBillingOnPage(page: Page, email: string): Promise<void> {
  const sandbox = await page.context().newPage();
  await sandbox.goto('/sandbox/payments');
  await sandbox.getByLabel('Username or email').fill(email);
  await sandbox.getByRole('button', { name: 'Bring it now' }).click();
  await expect(sandbox.getByRole('status')).toContainText('The subscription was');
  await sandbox.close();
}

/** The same through the API, for journeys about something else. */
export async function skipToNextBilling(request: APIRequestContext, email: string): Promise<void> {
  expect((await request.post(advanceBilling.path, { data: { email } })).status()).toBe(200);
}

/** Subscribes through the API, and returns the updated person. */
export async function subscribe(
  request: APIRequestContext,
  person: Person,
  { number = cards.good, discountCode = null }: { number?: string; discountCode?: string | null } = {},
): Promise<Person> {
  const data = { number, expMonth: '12', expYear: '34', cvc: '123' };
  const { paymentMethodId } = await (await request.post('/sandbox/cards', { data })).json();
  const response = await request.patch(updateSubscription.path, {
    headers: headersOf(person),
    data: { paymentMethodId, discountCode },
  });
  expect(response.status()).toBe(200);
  return { ...person, user: (await response.json()).user };
}

/** Presses Cancel Subscription, and confirms it. */
export async function confirmCancel(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Cancel Subscription', exact: true }).click();
  const dialog = page.getByRole('alertdialog');
  await expect(dialog).toContainText(
    /You can play until \w+day, \w+ \d+\w\w \d{4}\. You will be logged out now\./,
  );
  await expectAccessibilityRules(page);
  await dialog.getByRole('button', { name: 'Cancel subscription' }).click();
}

export async function readSubscription(request: APIRequestContext, token: string) {
  const headers = headersOf({ token });
  return (await request.get(getSubscription.path, { headers })).json();
}

/** Opens the newest email with this subject in the sandbox's inbox, as a person would. @returns its text */
export async function readEmail(page: Page, to: string, subject: RegExp): Promise<string> {
  const inbox = await page.context().newPage();
  const email = inbox.getByRole('listitem').filter({ hasText: to }).getByRole('link', { name: subject });
  await expect(async () => {
    await inbox.goto(`/sandbox/mail?${new URLSearchParams({ to })}`);
    await expect(email.first()).toBeVisible({ timeout: 1 });
  }).toPass({ timeout: 20_000, intervals: [200] });
  await email.first().click();
  const text = await inbox.locator('pre').textContent();
  await inbox.close();
  return text ?? '';
}
