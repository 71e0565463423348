// @vitest-environment jsdom

import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import type { PageConfig } from '#contract/pages/page.ts';
import { ConfigProvider } from '#web/data/config.tsx';
import {
  clearPendingSignUp,
  readPendingSignUp,
  savePendingSignUp,
} from '#web/data/session/pending-sign-up.ts';
import { renderInApp } from '#web/testing/render.tsx';
import { carriedCode } from '../checkout/carried-code.ts';
import { findTotal, price, type Reply, stubServer, stubSizes } from '../testing/subscription-server.ts';
import { Component as BillingScreen } from './BillingScreen.tsx';
import { Component as IndividualSignUpScreen } from './IndividualSignUpScreen.tsx';

/** What becomes of a sign-up whose payment is refused. */

stubSizes();
globalThis.IntersectionObserver ??= class {
  observe() {}
  disconnect() {}
} as unknown as typeof IntersectionObserver;

const config = {
  ...{
    payments: { provider: 'sandbox' },
    brand: { product: 'Mind Your Step' },
    sample: { poster: '', face: '' },
  },
  price: { month: '$9.99', period: '', months: '' },
} as PageConfig;
const card = { status: 200, body: { paymentMethodId: 'pm_1', card: { brand: 'visa', last4: '4242' } } };
const half = {
  ...{ totalPrice: 4.99, discountPercentage: 50, lasts: 'once', months: null, trialDays: 0 },
  renewsAt: price.renewsAt,
};
const consent = { age: true, contact: true, version: '1' };

beforeEach(() => {
  carriedCode.set('');
  clearPendingSignUp();
  savePendingSignUp({
    ...{ isSocialLogin: false, userName: 'Nora', email: 'nora@example.org' },
    ...{ password: 'porch swing 22', consent },
  });
});

const press = (name: string) => fireEvent.click(screen.getByText(name, { selector: 'button *' }));
const type = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });

async function typeCard(total: string) {
  await findTotal(total);
  type('Card number', '4242424242424242');
  type('Exp. Month', '12');
  type('Exp. Year', '34');
  type('CVC', '123');
}

async function open(path: '/signUp' | '/individualUserSignup', individualRegister: Reply, total = '9.99') {
  const server = stubServer({
    getPrice: { status: 200, body: price },
    createSandboxCard: card,
    individualRegister,
    calculatePrice: { status: 200, body: half },
  });
  const Screen = path === '/signUp' ? BillingScreen : IndividualSignUpScreen;
  renderInApp(
    <ConfigProvider value={config}>
      <Screen />
    </ConfigProvider>,
    { path },
  );
  await typeCard(total);
  return server;
}

const messageOf = (reply: Reply) =>
  typeof reply === 'object' && 'message' in reply.body ? String(reply.body.message) : '';

const refusals: [string, Reply][] = [
  ['a cut connection', 'cut'],
  ['something between that answers', { status: 200, body: { hello: 'portal' } }],
  ['too many tries', { status: 429, body: { code: 'too_many_requests', message: 'Please wait a minute.' } }],
  ['another payment under way', { status: 409, body: { code: 'conflict', message: 'Please wait.' } }],
  ['a changed price', { status: 409, body: { code: 'price_changed', message: 'It is now $12.99.' } }],
  [
    'a code that was used up',
    { status: 422, body: { code: 'discount_invalid', message: 'This code is used.' } },
  ],
  ['a fault of the server', { status: 500, body: {} }],
];

test.each(refusals)(
  'billing stays with all that was typed after %s, and a second press is the same sign-up',
  async (_, refusal) => {
    const { replies, sentTo } = await open('/signUp', refusal);
    press('Complete Sign Up');
    const alert = await screen.findByRole('alertdialog');
    expect(alert.textContent).toContain(messageOf(refusal));
    expect(screen.queryByText(/Redirecting to login/)).toBeNull();
    press('Okay');
    expect(readPendingSignUp()).toMatchObject({ userName: 'Nora' });
    expect(screen.getByLabelText<HTMLInputElement>('CVC').value).toBe('123');
    replies.individualRegister = 'later';
    press('Complete Sign Up');
    await waitFor(() => expect(sentTo('individualRegister')).toHaveLength(2));
    const [first, second] = sentTo('individualRegister');
    expect(first?.operation).toBeTruthy();
    expect(second?.operation).toBe(first?.operation);
  },
);

const many = 'Many people use this password.';
const ofForm: [string, object, object][] = [
  ['a taken name', { code: 'username_taken', message: 'It exists.' }, { userName: 'It exists.' }],
  ['a taken address', { code: 'email_taken', message: 'It exists.' }, { email: 'It exists.' }],
  ['a password', { code: 'validation', message: many, errors: { password: many } }, { password: many }],
];

test.each(ofForm)('%s that is refused after the card leads back to its form', async (_, body, errors) => {
  await open('/signUp', { status: 422, body });
  press('Complete Sign Up');
  await waitFor(() => expect(readPendingSignUp()?.refusal?.errors).toEqual(errors));
  expect(readPendingSignUp()).toMatchObject({ userName: 'Nora', password: 'porch swing 22' });
  expect(screen.queryByRole('alertdialog')).toBeNull();
  expect(screen.queryByText(/Redirecting to login/)).toBeNull();
});

test('a card number that is refused stays with the card', async () => {
  const message = 'Credit Card number is required';
  await open('/signUp', { status: 422, body: { code: 'validation', message, errors: { number: message } } });
  press('Complete Sign Up');
  expect((await screen.findByRole('alertdialog')).textContent).toContain(message);
  expect(readPendingSignUp()?.refusal).toBeUndefined();
});

const unpaid = ['card_declined', 'provider_unavailable'];

test.each(unpaid)(
  'an account that exists without a payment (%s) leads from billing to the login',
  async (code) => {
    await open('/signUp', { status: 402, body: { code, message: 'Your card was declined.' } });
    press('Complete Sign Up');
    await screen.findByText('Your card was declined. Please login to continue. Redirecting to login...');
    expect(screen.queryByRole('alertdialog')).toBeNull();
  },
);

test.each(unpaid.slice(0, 1))('the same in the form with account and payment (%s)', async (code) => {
  await open('/individualUserSignup', { status: 402, body: { code, message: 'Your card was declined.' } });
  signUpIndividually();
  await screen.findByText('Your card was declined. Please login to continue. Redirecting to login...');
});

test.each(refusals.slice(0, 3))('the form with account and payment stays after %s', async (_, refusal) => {
  const { sentTo } = await open('/individualUserSignup', refusal);
  signUpIndividually();
  await waitFor(() => expect(sentTo('individualRegister')).toHaveLength(1));
  await screen.findByRole('button', { name: 'Sign Up' });
  expect(screen.queryByText(/Redirecting to login/)).toBeNull();
  expect(screen.getByLabelText<HTMLInputElement>('CVC').value).toBe('123');
});

function signUpIndividually() {
  type('Email', 'nora@example.org');
  type('Password', 'porch swing 22');
  for (const box of screen.getAllByRole('checkbox').slice(0, 2)) fireEvent.click(box);
  press('Sign Up');
}

test('the discount code of a declined sign-up is filled in on the next page that pays', async () => {
  await open('/signUp', { status: 402, body: { code: 'card_declined', message: 'Declined.' } });
  type('Discount code', 'HALF');
  await findTotal('4.99');
  press('Complete Sign Up');
  await screen.findByText(/Redirecting to login/);
  cleanup();
  await open('/individualUserSignup', 'later', '4.99');
  expect(screen.getByLabelText<HTMLInputElement>('Discount code').value).toBe('HALF');
});
