import type { makeHuddle as endpoint } from '#contract/facility-topics.ts';
import type { Call, Spoken } from '#server/lib/http/mount.ts';
import { Problem } from '#server/lib/problem.ts';
import { makeFileLink } from '#server/reports/file-links.ts';
import type { Services } from '#server/services/services.ts';
import { getVerifiedFacility } from '../administration/get-verified-facility.ts';
import { facilitiesMessages } from '../messages.ts';
import { huddleFile } from './serve-huddles.ts';
import { topicsOf } from './topics.ts';

/**
 * Returns an absolute address that opens the page for a huddle for ten minutes without a bearer token, as a report.
 * @throws Problem `forbidden`, `facility_unverified`, `not_found`, `busy` or `too_many_requests`
 */
export async function makeHuddle(
  services: Services,
  { body, caller, origin }: Call<typeof endpoint>,
): Promise<Spoken<typeof endpoint>> {
  await getVerifiedFacility(services.database, caller);
  const topic = topicsOf(services.content.game).find((one) => one.topic === body.topic);
  if (!topic) throw new Problem('not_found', facilitiesMessages.noSuchTopic);
  await services.limits.count('report', caller.accountId);
  services.reportQueue.checkCapacity();
  const options = { timeZone: 'UTC', paper: body.paper ?? 'Letter' } as const;
  const signed = await makeFileLink(services, huddleFile(topic.topic), caller, options);
  return { address: `${origin}/files/huddles/${topic.topic}/${signed}` };
}
