import { desc } from '#server/lib/database/query.ts';
import type { Services } from '#server/services/services.ts';
import { feedback } from '#server/tables/support.ts';

/** What people wrote about the product, the newest first. */
export function findFeedback(
  { database }: Services,
  { limit, offset = 0 }: { limit: number; offset?: number },
) {
  return database
    .select({
      id: feedback.id,
      email: feedback.email,
      feedback: feedback.feedback,
      receivedAt: feedback.receivedAt,
    })
    .from(feedback)
    .orderBy(desc(feedback.receivedAt), desc(feedback.id))
    .limit(limit)
    .offset(offset);
}

export function countFeedback({ database }: Services): Promise<number> {
  return database.$count(feedback);
}
