import type { ResponseOf } from '#contract/endpoint.ts';
import type { listFeedback as endpoint } from '#contract/operator-desk.ts';
import type { Call } from '#server/lib/http/mount.ts';
import type { Services } from '#server/services/services.ts';
import { countFeedback, listFeedback as list } from '#server/support/list-feedback.ts';
import { pageOf } from './page-of.ts';

/** Returns a page of what people wrote about the product. */
export async function listFeedback(
  services: Services,
  { query }: Call<typeof endpoint>,
): Promise<ResponseOf<typeof endpoint>> {
  const [total, rows] = await Promise.all([countFeedback(services), list(services, pageOf(query))]);
  return {
    total,
    feedback: rows.map(({ receivedAt, ...row }) => ({ ...row, receivedAt: receivedAt.toISOString() })),
  };
}
