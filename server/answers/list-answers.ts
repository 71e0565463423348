import type { listAnswers as endpoint } from '#contract/answers.ts';
import type { ResponseOf } from '#contract/endpoint.ts';
import type { Call } from '#server/lib/http/mount.ts';
import type { Services } from '#server/services/services.ts';
import { getCurrentPlaythrough } from './queries.ts';

/** Lists the current playthrough, or nothing. Works after access has ended too (docs/product-decisions.md#facility-code). */
export async function listAnswers(
  services: Services,
  { caller, language }: Call<typeof endpoint>,
): Promise<ResponseOf<typeof endpoint>> {
  await services.limits.countInProcess('answerReads', caller.accountId);
  const playthrough = await getCurrentPlaythrough(services, caller.accountId, language);
  return playthrough ? [playthrough] : [];
}
