import { queryOptions } from '@tanstack/react-query';
import { getPrice, getSubscription } from '#contract/subscriptions.ts';
import { send } from '#web/api/client.ts';

export const priceQuery = queryOptions({
  queryKey: ['price'],
  queryFn: ({ signal }) => send(getPrice, { signal }),
});

export const subscriptionQuery = queryOptions({
  queryKey: ['subscription'],
  queryFn: ({ signal }) => send(getSubscription, { signal }),
  staleTime: 0,
});
