// @vitest-environment jsdom

import { QueryClient } from '@tanstack/react-query';
import { waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderHookInApp } from '#web/testing/render.tsx';
import type { CardEntry } from '../card-entry.ts';
import { priceQuery } from '../subscription-queries.ts';
import { type PaymentFields, useCheckout } from './use-checkout.tsx';

const card = {
  fields: null,
  isReady: true,
  createPaymentMethod: async () => 'pm_1',
} as unknown as CardEntry;

test('all presses of Pay send the same idempotency key', async () => {
  const queries = new QueryClient();
  queries.setQueryData(priceQuery.queryKey, { price: 9.99 } as never);
  const { result } = renderHookInApp(() => useCheckout(card), { queries });
  await waitFor(() => expect(result.current).not.toBeNull());
  const payments: PaymentFields[] = [];
  const pay = async (payment: PaymentFields) => void payments.push(payment);
  for (let presses = 0; presses < 3; presses += 1) {
    await result.current.submit({ pay, confirm: async () => {} });
  }
  expect(payments).toHaveLength(3);
  expect(new Set(payments.map(({ operation }) => operation)).size).toBe(1);
});
