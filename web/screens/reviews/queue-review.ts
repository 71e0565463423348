import type { SentReview } from '#contract/reviews.ts';
import { deviceOutbox } from '#web/data/outbox/device-outbox.ts';

/** Adds a review to the outbox. Resolves when it is on the device; it is sent by itself. */
export function queueReview(accountId: string, review: SentReview): Promise<void> {
  return deviceOutbox().add({
    accountId,
    call: 'saveReviews',
    params: {},
    body: { reviews: [review] },
    writtenAt: review.reviewedAt,
  });
}
