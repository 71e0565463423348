import type { makeReport as endpoint } from '#contract/reports.ts';
import { gameID } from '#server/game/build-game.ts';
import type { Call, Spoken } from '#server/lib/http/mount.ts';
import { Problem } from '#server/lib/problem.ts';
import { knownTimeZone } from '#server/lib/time-zone.ts';
import type { Services } from '#server/services/services.ts';
import { makeFileLink } from './file-links.ts';
import { reportsMessages } from './messages.ts';
import { reportFile } from './open-report.ts';

/**
 * Returns an absolute address that opens the person's report for ten minutes without a bearer token (docs/product-decisions.md#report-link), as
 * long as the session that requested it lasts.
 * @throws Problem `not_found` for any other game or version, `busy` if more reports are requested than can be made
 */
export async function makeReport(
  services: Services,
  { params, query, caller, origin }: Call<typeof endpoint>,
): Promise<Spoken<typeof endpoint>> {
  if (params.gameID !== gameID || params.reportVersion !== '1') {
    throw new Problem('not_found', reportsMessages.noSuchReport);
  }
  const timeZone = knownTimeZone(query.timeZone ?? '') ?? 'UTC';
  await services.limits.count('report', caller.accountId);
  services.reportQueue.checkCapacity();
  const paper = query.paper ?? 'Letter';
  const signed = await makeFileLink(services, reportFile, caller, { timeZone, paper });
  return { report: `${origin}/files/reports/${signed}` };
}
