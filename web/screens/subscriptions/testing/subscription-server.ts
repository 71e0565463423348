import { screen } from '@testing-library/react';
import { vi } from 'vitest';
import { endpoints } from '#contract/endpoints.ts';
import type { OwnSubscription } from '../subscription.ts';

/** The response of a fake server to one call: a status and a body, nothing yet, or a connection that is cut. */
export type Reply = { status: number; body: object } | 'later' | 'cut';

export const price = {
  price: 9.99,
  intervalMonths: 1,
  trialDays: 0,
  renewsAt: '2026-07-01T13:00:00.000Z',
};

export const details: OwnSubscription = {
  subscriptionPrice: 9.99,
  lastCharge: 9.99,
  subscriptionEndDate: '2026-07-01T13:00:00.000Z',
  status: 'active',
  cancelAtPeriodEnd: false,
  intervalMonths: 1,
  discountPercentage: null,
  discountEndsAt: null,
  trialEndsAt: null,
  trialUsed: false,
  endsWithoutCardAt: null,
  nextCharge: 9.99,
  card: { brand: 'visa', last4: '4242' },
  receipts: [],
  refundable: false,
};

/** Fakes the server for the calls of a subscription; `replies` may be changed while a test runs. */
export function stubServer(replies: Partial<Record<keyof typeof endpoints, Reply>>) {
  const sent: { call: string; body: Record<string, unknown> }[] = [];
  vi.stubGlobal('fetch', async (address: string, { body }: { body: string | null }) => {
    const name = Object.entries(endpoints).find(([, { path }]) => path === address)?.[0] ?? address;
    sent.push({ call: name, body: JSON.parse(body ?? '{}') });
    const reply = replies[name as keyof typeof endpoints] ?? { status: 404, body: {} };
    if (reply === 'cut') throw new TypeError('Failed to fetch');
    if (reply === 'later') return new Promise(() => {});
    return new Response(JSON.stringify(reply.body), { status: reply.status });
  });
  return {
    replies,
    /** The bodies that were sent to a call. */
    sentTo: (call: keyof typeof endpoints) => sent.filter((one) => one.call === call).map(({ body }) => body),
  };
}

/** Dialogs observe the size of their content, which jsdom does not support. */
export function stubSizes(): void {
  const nothing = () => {};
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe = nothing;
      unobserve = nothing;
      disconnect = nothing;
    },
  );
}

/** The total, whose label and amount are elements of their own. */
export const findTotal = (amount: string) =>
  screen.findByText(
    (_, element) => element?.tagName === 'P' && element.textContent === `Total Amount : $${amount}`,
  );
