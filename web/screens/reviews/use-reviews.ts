import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { Review } from '#contract/reviews.ts';
import { useWaiting } from '#web/data/outbox/use-waiting.ts';
import { waitingReviews } from '#web/data/outbox/waiting-saves.ts';
import { reviewsQuery } from './reviews-query.ts';

/**
 * All reviews of the player: those of the server, then those that wait on this device. One that has arrived in the
 * meantime is there twice with the same id. `data` is undefined until both are read.
 */
export function useReviews(): Pick<UseQueryResult<Review[]>, 'data' | 'error'> {
  const { data: arrived, error } = useQuery(reviewsQuery);
  const waiting = useWaiting(waitingReviews, reviewsQuery.queryKey);
  const data = useMemo(() => arrived && waiting && [...arrived, ...waiting], [arrived, waiting]);
  return { data: data ?? undefined, error };
}
