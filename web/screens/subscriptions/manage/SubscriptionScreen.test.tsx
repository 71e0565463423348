// @vitest-environment jsdom

import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import type { PageConfig } from '#contract/pages/page.ts';
import { ConfigProvider } from '#web/data/config.tsx';
import { keepFocus } from '#web/shell/keep-focus.ts';
import { renderInApp } from '#web/testing/render.tsx';
import { details, findTotal, price, stubServer, stubSizes } from '../testing/subscription-server.ts';
import { Component } from './SubscriptionScreen.tsx';

// The name of the page comes with its route.
vi.mock('#web/shell/layout/ScreenTitle.tsx', () => ({
  ScreenTitle: () => <h1 tabIndex={-1}>Subscription</h1>,
}));
stubSizes();
Element.prototype.scrollIntoView = () => {};

const config = { payments: { provider: 'sandbox' } } as PageConfig;

test('a price that cannot be read is reported on the page, and Retry shows it', async () => {
  const { replies, sentTo } = stubServer({
    getSubscription: { status: 200, body: { ...details, status: 'none', subscriptionEndDate: null } },
    getPrice: { status: 500, body: {} },
  });
  renderInApp(
    <ConfigProvider value={config}>
      <Component />
    </ConfigProvider>,
  );
  await screen.findByText(/We could not look up the price\./);
  expect(sentTo('getPrice').length).toBeLessThan(4);
  replies.getPrice = { status: 200, body: price };
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
  await findTotal('9.99');
});

test.each([
  ['none', 'Your account is ready, nothing was charged. Add a card to start.'],
  ['ended', 'Your subscription has ended.'],
] as const)('for a subscription that is %s, "Subscribe Again" begins with: %s', async (status, line) => {
  stubServer({
    getSubscription: { status: 200, body: { ...details, status, subscriptionEndDate: null } },
    getPrice: { status: 200, body: price },
  });
  renderInApp(
    <ConfigProvider value={config}>
      <Component />
    </ConfigProvider>,
  );
  expect(await screen.findByText(line)).toBeTruthy();
});

test.each([
  ['active', /You can play until Wednesday, July 1st 2026\./],
  ['past_due', /Your subscription ends now\. You owe nothing\./],
] as const)('the dialog that cancels a subscription that is %s says when it ends', async (status, end) => {
  stubServer({
    getSubscription: { status: 200, body: { ...details, status } },
    getPrice: { status: 200, body: price },
  });
  renderInApp(
    <ConfigProvider value={config}>
      <Component />
    </ConfigProvider>,
  );
  await userEvent.click(await screen.findByRole('button', { name: 'Cancel Subscription' }));
  const said = screen.getByRole('alertdialog').textContent ?? '';
  expect(said).toMatch(end);
  expect(said.includes('You can play')).toBe(status === 'active');
});

const receipts = [
  {
    id: 'in_1',
    amount: 9.99,
    paidAt: '2026-06-01T13:00:00.000Z',
    refunded: false,
    refundedAmount: 0,
    dispute: null,
  },
];

test('a payment can be given back after its subscription has ended, and the request sent again keeps its key', async () => {
  const { replies, sentTo } = stubServer({
    getSubscription: {
      status: 200,
      body: { ...details, status: 'ended', subscriptionEndDate: null, refundable: true, receipts },
    },
    getPrice: { status: 200, body: price },
    refundSubscription: { status: 500, body: {} },
  });
  renderInApp(
    <ConfigProvider value={config}>
      <Component />
    </ConfigProvider>,
  );
  await userEvent.click(await screen.findByRole('button', { name: 'Request a refund' }));
  const dialog = within(screen.getByRole('alertdialog'));
  expect(dialog.queryByText(/the subscription ends/)).toBeNull();
  await userEvent.click(dialog.getByRole('button', { name: 'Request a refund' }));
  await expect.poll(() => sentTo('refundSubscription')).toHaveLength(1);
  replies.refundSubscription = { status: 200, body: { message: 'We refunded $9.99.' } };
  await userEvent.click(await dialog.findByRole('button', { name: 'Request a refund' }));
  expect(await screen.findByText('We refunded $9.99.')).toBeTruthy();
  const keys = sentTo('refundSubscription').map(({ operation }) => operation);
  expect(keys).toEqual([keys[0], keys[0]]);
  expect(keys[0]).toBeTruthy();
});

test('the heading that comes with the subscription has the focus that the first one had', async () => {
  // jsdom has no layout.
  vi.spyOn(Element.prototype, 'getClientRects').mockReturnValue([{}] as unknown as DOMRectList);
  keepFocus(document);
  stubServer({
    getSubscription: { status: 200, body: { ...details, status: 'none', subscriptionEndDate: null } },
    getPrice: { status: 200, body: price },
  });
  renderInApp(
    <ConfigProvider value={config}>
      <Component />
    </ConfigProvider>,
  );
  screen.getByRole('heading', { name: 'Subscription' }).focus();
  await screen.findByRole('heading', { name: 'Subscribe Again' });
  await waitFor(() => expect(document.activeElement?.textContent).toBe('Subscribe Again'));
  vi.restoreAllMocks();
});
