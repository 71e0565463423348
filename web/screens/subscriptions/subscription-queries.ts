import { i18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { queryOptions } from '@tanstack/react-query';
import { getPrice, getReceipt, getSubscription } from '#contract/subscriptions.ts';
import { send } from '#web/data/api/client.ts';
import { withFallbackMessage } from './failures/fallback-message.ts';

export const priceQuery = queryOptions({
  queryKey: ['price'],
  queryFn: ({ signal }) => send(getPrice, { signal }),
});

const fetchFailed = msg`Error fetching subscription details`;

export const subscriptionQuery = queryOptions({
  queryKey: ['subscription'],
  queryFn: ({ signal }) => withFallbackMessage(send(getSubscription, { signal }), i18n._(fetchFailed)),
  staleTime: 0,
});

export const receiptQuery = (id: string) =>
  queryOptions({
    queryKey: ['subscription', 'receipt', id],
    queryFn: ({ signal }) => send(getReceipt, { params: { id }, signal }),
  });
