// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import type { PageConfig } from '#contract/pages/page.ts';
import { ConfigProvider } from '#web/data/config.tsx';
import { renderInApp } from '#web/testing/render.tsx';
import { details, stubServer, stubSizes } from '../testing/subscription-server.ts';
import { Component } from './UpdateCardScreen.tsx';

stubSizes();

const config = { payments: { provider: 'sandbox' } } as PageConfig;
const card = { status: 200, body: { paymentMethodId: 'pm_1', card: { brand: 'visa', last4: '0002' } } };
const declined = { status: 402, body: { code: 'card_declined', message: 'Your card was declined.' } };

test.each([
  ['active', 'Update card', 'The card was not changed'],
  ['past_due', 'Update card and pay $9.99', 'The payment did not go through'],
] as const)(
  'a card that is declined for a subscription that is %s: "%s" ends with "%s"',
  async (...given) => {
    const [status, label, title] = given;
    stubServer({
      getSubscription: { status: 200, body: { ...details, status } },
      createSandboxCard: card,
      changeCard: declined,
    });
    renderInApp(
      <ConfigProvider value={config}>
        <Component />
      </ConfigProvider>,
    );
    const fields = { 'Card number': '4000000000000002', 'Exp. Month': '12', 'Exp. Year': '34', CVC: '123' };
    for (const [name, typed] of Object.entries(fields))
      await userEvent.type(await screen.findByLabelText(name), typed);
    await userEvent.click(screen.getByRole('button', { name: label }));
    const alert = await screen.findByRole('alertdialog', { name: title });
    expect(alert.textContent).toContain('Your card was declined.');
  },
);
