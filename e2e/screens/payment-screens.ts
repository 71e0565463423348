import type { Page } from '@playwright/test';
import { paths } from '#contract/pages/paths.ts';
import { cancelSubscription } from '#contract/subscriptions.ts';
import {
  fillInSignUp,
  headersOf,
  newCredentials,
  openAs,
  openSignUp,
  type Person,
  signUp,
} from '../steps/accounts.ts';
import { cards, skipToNextBilling, subscribe, typeDiscountCode } from '../steps/payments.ts';
import type { Screen } from './screen.ts';

const press = (page: Page, name: string) => page.getByRole('button', { name }).click();

type SubscriberHistory = { number?: string; discountCode?: string; periods?: number; isCancelled?: boolean };

/** An individual whose subscription has this history. */
export async function newSubscriber(
  { request }: Page,
  { number = cards.good, discountCode, periods = 0, isCancelled = false }: SubscriberHistory = {},
): Promise<Person> {
  const unsubscribed = await signUp(request, 'individual');
  const person = await subscribe(request, unsubscribed, { number, discountCode: discountCode ?? null });
  if (isCancelled) {
    const headers = headersOf(person);
    await request.patch(cancelSubscription.path, { headers });
  }
  for (let period = 0; period < periods; period += 1) await skipToNextBilling(request, person.email);
  return person;
}

async function openAsSubscriber(page: Page, path: string, history: SubscriberHistory) {
  await openAs(page, await newSubscriber(page, history), path);
  await page.getByRole('heading', { level: 1 }).waitFor();
  await page.getByText('Loading...').waitFor({ state: 'hidden' });
}

async function openBilling(page: Page) {
  await openSignUp(page);
  await fillInSignUp(page, newCredentials());
  await press(page, 'Next');
  await page.getByText(/renewed until you cancel/).waitFor();
}

/** The payment screens, and every state of a subscription. */
export const paymentScreens: Screen[] = [
  { name: 'billing', full: true, path: paths.home, prepare: openBilling },
  {
    name: 'billing-errors',
    path: paths.home,
    full: true,
    prepare: async (page) => {
      await openBilling(page);
      await press(page, 'Complete Sign Up');
      await page.getByRole('alert').waitFor();
    },
  },
  {
    name: 'billing-free',
    path: paths.home,
    full: true,
    prepare: async (page) => {
      await openBilling(page);
      await typeDiscountCode(page, 'FREE');
      await page.getByText('You got 100% discount').waitFor();
    },
  },
  {
    name: 'payment-info',
    path: paths.home,
    full: true,
    wholePage: false,
    prepare: async (page) => {
      await openBilling(page);
      await typeDiscountCode(page, 'FREE');
      await press(page, 'Complete Sign Up');
      await page.getByRole('dialog', { name: 'Payment Info' }).waitFor();
    },
  },
  {
    name: 'subscription',
    full: true,
    path: paths.home,
    prepare: (page) => openAsSubscriber(page, paths.subscription, { discountCode: 'HALF' }),
  },
  {
    name: 'subscription-cancelled',
    path: paths.home,
    full: true,
    prepare: (page) => openAsSubscriber(page, paths.subscription, { isCancelled: true }),
  },
  {
    name: 'subscription-past-due',
    path: paths.home,
    full: true,
    layoutShiftReason: 'a renewal failed since the last visit',
    prepare: (page) =>
      openAsSubscriber(page, paths.subscription, { number: cards.failsAtRenewal, periods: 1 }),
  },
  {
    name: 'subscription-ended',
    path: paths.home,
    full: true,
    prepare: async (page) => {
      await openAsSubscriber(page, paths.subscription, { isCancelled: true, periods: 1 });
      await page.getByText('Cancel any time').waitFor();
    },
  },
  {
    name: 'subscription-none',
    path: paths.home,
    full: true,
    prepare: async (page) => {
      await openAs(page, await signUp(page.request, 'individual'), paths.subscription);
      await page.getByText('Cancel any time').waitFor();
    },
  },
  {
    name: 'subscription-cancel',
    path: paths.home,
    full: true,
    wholePage: false,
    prepare: async (page) => {
      await openAsSubscriber(page, paths.subscription, {});
      await press(page, 'Cancel Subscription');
      await page.getByRole('alertdialog').waitFor();
    },
  },
  {
    name: 'update-card',
    path: paths.home,
    full: true,
    prepare: async (page) => {
      await openAsSubscriber(page, paths.updateCard, { number: cards.failsAtRenewal, periods: 1 });
      await page.getByLabel('CVC').waitFor();
    },
  },
  {
    name: 'receipts',
    path: paths.home,
    full: true,
    prepare: async (page) => {
      await openAsSubscriber(page, paths.receipts, { discountCode: 'HALF', periods: 1 });
      await page.getByRole('article').first().waitFor();
    },
  },
  {
    name: 'account-subscriber',
    path: paths.home,
    full: true,
    prepare: async (page) => {
      await openAsSubscriber(page, paths.account, {});
      await page.getByRole('link', { name: 'My subscription' }).waitFor();
    },
  },
];
