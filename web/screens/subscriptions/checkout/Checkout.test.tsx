// @vitest-environment jsdom

import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import type { PageConfig } from '#contract/pages/page.ts';
import { updateSubscription } from '#contract/subscriptions.ts';
import type { User } from '#contract/user.ts';
import { send } from '#web/data/api/client.ts';
import { ConfigProvider } from '#web/data/config.tsx';
import { renderInApp } from '#web/testing/render.tsx';
import { findTotal, price, stubServer, stubSizes } from '../testing/subscription-server.ts';
import { Checkout } from './Checkout.tsx';

/** No amount is charged that was not shown. */

stubSizes();

const config = { payments: { provider: 'sandbox' } } as PageConfig;
const card = {
  status: 200,
  body: { paymentMethodId: 'pm_1', card: { brand: 'visa', last4: '4242' } },
};
const user: User = {
  userId: '1',
  userName: 'Nora',
  email: 'nora@example.org',
  userType: 'individualUser',
  isSubscribed: true,
  subscriptionEndDate: price.renewsAt,
  amountCharge: 9.99,
};
const paid = { status: 200, body: { message: 'Your subscription is active.', user } };

function open() {
  renderInApp(
    <ConfigProvider value={config}>
      <Checkout
        buttonLabel="Subscribe"
        pay={async (payment) => void (await send(updateSubscription, { body: payment }))}
        confirm={async () => {}}
      />
    </ConfigProvider>,
  );
}

const button = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Subscribe' });

async function typeCard() {
  await userEvent.type(screen.getByLabelText('Card number'), '4242424242424242');
  await userEvent.type(screen.getByLabelText('Exp. Month'), '12');
  await userEvent.type(screen.getByLabelText('Exp. Year'), '34');
  await userEvent.type(screen.getByLabelText('CVC'), '123');
}

test('until the price can be read the button waits with a visible reason, and Retry reads it again', async () => {
  const { replies, sentTo } = stubServer({ getPrice: { status: 500, body: {} }, createSandboxCard: card });
  open();
  await screen.findByText('You can continue once the price is shown.');
  expect(button().disabled).toBe(true);
  await screen.findByText(/We could not look up the price\./);
  await typeCard();
  await userEvent.keyboard('{Enter}');
  expect(sentTo('updateSubscription')).toEqual([]);
  replies.getPrice = { status: 200, body: price };
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
  await findTotal('9.99');
  expect(button().disabled).toBe(false);
  expect(screen.queryByText(/We could not look up the price\./)).toBeNull();
});

test('while the price is loading the button waits', async () => {
  stubServer({ getPrice: 'later' });
  open();
  await screen.findByText('The price is loading.');
  expect(button().disabled).toBe(true);
});

test('the total that was shown is sent with the payment', async () => {
  const { sentTo } = stubServer({
    getPrice: { status: 200, body: price },
    createSandboxCard: card,
    updateSubscription: paid,
  });
  open();
  await findTotal('9.99');
  await typeCard();
  await userEvent.click(button());
  await waitFor(() =>
    expect(sentTo('updateSubscription')).toMatchObject([{ paymentMethodId: 'pm_1', expectedTotal: 9.99 }]),
  );
});

test('a changed price is shown with a message, the page stays, and the next press sends the new total', async () => {
  const message = 'The price is now $12.99. Nothing was charged.';
  const { replies, sentTo } = stubServer({
    getPrice: { status: 200, body: price },
    createSandboxCard: card,
    updateSubscription: { status: 409, body: { code: 'price_changed', message } },
  });
  open();
  await findTotal('9.99');
  replies.getPrice = { status: 200, body: { ...price, price: 12.99 } };
  await typeCard();
  await userEvent.click(button());
  expect((await screen.findByRole('alertdialog')).textContent).toContain(message);
  await userEvent.click(screen.getByRole('button', { name: 'Okay' }));
  await findTotal('12.99');
  replies.updateSubscription = paid;
  await userEvent.click(button());
  await waitFor(() =>
    expect(sentTo('updateSubscription').map(({ expectedTotal }) => expectedTotal)).toEqual([9.99, 12.99]),
  );
});

test('the field of the discount code is open, and a wrong one is told at the field and in the summary', async () => {
  const message = 'This discount code is not valid.';
  const { sentTo } = stubServer({
    getPrice: { status: 200, body: price },
    calculatePrice: { status: 422, body: { code: 'discount_invalid', message } },
  });
  open();
  await findTotal('9.99');
  await userEvent.type(screen.getByLabelText('Discount code'), 'OLD');
  await waitFor(() => expect(visibleErrors(message)).toHaveLength(1), { timeout: 3000 });
  await userEvent.click(button());
  await screen.findByRole('link', { name: message });
  expect(visibleErrors(message)).toHaveLength(1);
  expect(sentTo('updateSubscription')).toEqual([]);
});

/** The messages at the field, not those in the summary or for screen readers only. */
const visibleErrors = (message: string) =>
  screen.queryAllByText(message).filter((element) => !element.closest('[role=status], [role=alert]'));
