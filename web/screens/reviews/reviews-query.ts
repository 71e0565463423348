import { queryOptions } from '@tanstack/react-query';
import type { ResponseOf } from '#contract/endpoint.ts';
import { listReviews, type Review } from '#contract/reviews.ts';
import { findStored, readAndStore, readOrShowStored } from '#web/data/queries/read.ts';

/** All reviews on the server, in the order in which they were made. */
export const reviewsQuery = queryOptions({
  queryKey: ['reviews'],
  queryFn: (context): Promise<Review[]> =>
    readOrShowStored({
      context,
      fresh: async () => {
        const { signal } = context;
        return (await allPages((after) => readAndStore(listReviews, { query: { after }, signal }))).reviews;
      },
      stored: async () => {
        const readPage = async (after?: string) =>
          (await findStored(listReviews, { query: { after } }))?.response ?? null;
        const { reviews, isFound } = await allPages(readPage);
        return isFound ? reviews : undefined;
      },
    }),
  // What was read at an earlier visit lacks reviews made since, and would offer their moments again.
  gcTime: 0,
});

type ReviewsPage = ResponseOf<typeof listReviews>;

/** Reads page after page. A page that this device has not stored ends the list. */
async function allPages(readPage: (after?: string) => Promise<ReviewsPage | null>) {
  const reviews: Review[] = [];
  let page = await readPage();
  const isFound = page !== null;
  while (page) {
    reviews.push(...page.reviews);
    page = page.next === null ? null : await readPage(page.next);
  }
  return { reviews, isFound };
}
