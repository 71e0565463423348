import { endpoints } from '#contract/endpoints.ts';
import { countFeedback, findFeedback } from '#server/support/list-feedback.ts';
import { reads } from '../action.ts';
import { pageOf } from '../page-of.ts';
import { limitOf } from '../read-options.ts';

/** What people wrote about the product. */
export const listFeedback = reads({
  name: 'feedback list',
  endpoint: endpoints.listFeedback,
  command: { usage: '[--limit 50]', description: 'what people wrote, the newest first', read: limitOf },
  run: async ({ services }, input) => {
    const [total, found] = await Promise.all([
      countFeedback(services),
      findFeedback(services, pageOf(input)),
    ]);
    const shown = found.map(({ receivedAt, ...row }) => ({ ...row, receivedAt: receivedAt.toISOString() }));
    return {
      response: { total, feedback: shown },
      rows: shown.map(({ receivedAt, email, feedback }) => ({ received: receivedAt, email, feedback })),
    };
  },
});
