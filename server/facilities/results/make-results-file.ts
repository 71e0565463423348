import type { ResponseOf } from '#contract/endpoint.ts';
import type { makeResultsFile as endpoint } from '#contract/facility-topics.ts';
import { recordEvents } from '#server/audit/record-event.ts';
import { eq } from '#server/lib/database/query.ts';
import type { Call } from '#server/lib/http/mount.ts';
import { makeFileLink } from '#server/reports/file-links.ts';
import type { Services } from '#server/services/services.ts';
import { accounts } from '#server/tables/accounts.ts';
import { facilityMembers } from '#server/tables/facilities.ts';
import { getVerifiedFacility } from '../administration/get-verified-facility.ts';
import { areUsersOfFacility } from '../find-facility.ts';
import { resultsFile } from './serve-results.ts';

/**
 * Returns an absolute address that opens the results of all members for ten minutes without a bearer token, as a report.
 * Each member sees that somebody viewed them. It is recorded here, because opening an address writes nothing.
 * @throws Problem `forbidden`, `facility_unverified` or `too_many_requests`
 */
export async function makeResultsFile(
  services: Services,
  { caller, query, address, device, origin }: Call<typeof endpoint>,
): Promise<ResponseOf<typeof endpoint>> {
  const { database, limits } = services;
  await getVerifiedFacility(database, caller);
  await limits.count('report', caller.accountId);
  const signed = await makeFileLink(services, resultsFile, caller, { timeZone: 'UTC', paper: 'Letter' });
  const members = await database
    .select({ id: accounts.id })
    .from(facilityMembers)
    .innerJoin(accounts, eq(accounts.id, facilityMembers.accountId))
    .where(areUsersOfFacility(database, caller.accountId));
  const viewed = { kind: 'results_viewed', byAccountId: caller.accountId, address, device } as const;
  await recordEvents(
    services,
    database,
    viewed,
    members.map(({ id }) => id),
  );
  const separator = query.separator === 'semicolon' ? '?separator=semicolon' : '';
  return { address: `${origin}/files/results/${signed}${separator}` };
}
