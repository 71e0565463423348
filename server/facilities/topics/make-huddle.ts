import type { ResponseOf } from '#contract/endpoint.ts';
import type { makeHuddle as endpoint } from '#contract/facility-topics.ts';
import type { Call } from '#server/lib/http/mount.ts';
import { Problem } from '#server/lib/problem.ts';
import { makeFileLink } from '#server/reports/file-links.ts';
import type { Services } from '#server/services/services.ts';
import { getVerifiedFacility } from '../administration/get-verified-facility.ts';
import { huddleFile } from './serve-huddles.ts';
import { topicsOf } from './topics.ts';

/**
 * Returns an absolute address that opens the page for a huddle for ten minutes without a bearer token, as a report.
 * @throws Problem `forbidden`, `facility_unverified`, `not_found`, `busy` or `too_many_requests`
 */
export async function makeHuddle(
  services: Services,
  { body, caller, origin }: Call<typeof endpoint>,
): Promise<ResponseOf<typeof endpoint>> {
  await getVerifiedFacility(services.database, caller);
  const topic = topicsOf(services.content.game).find((one) => one.topic === body.topic);
  if (!topic) throw new Problem('not_found', 'There is no such topic.');
  await services.limits.count('report', caller.accountId);
  services.reportQueue.checkCapacity();
  const options = { timeZone: 'UTC', paper: body.paper ?? 'Letter' } as const;
  const signed = await makeFileLink(services, huddleFile(topic.topic), caller, options);
  return { address: `${origin}/files/huddles/${topic.topic}/${signed}` };
}
