// @vitest-environment jsdom

import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import type { PageConfig } from '#contract/pages/page.ts';
import { ConfigProvider } from '#web/shell/config.tsx';
import { renderInApp } from '#web/testing/render.tsx';
import { details, findTotal, price, stubServer, stubSizes } from '../testing/subscription-server.ts';
import { Component } from './SubscriptionScreen.tsx';

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
