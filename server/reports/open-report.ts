import type { FastifyInstance } from 'fastify';
import { openReport } from '#contract/reports.ts';
import { getCurrentPlaythrough } from '#server/answers/queries.ts';
import type { InTime } from '#server/lib/http/in-time.ts';
import { Problem } from '#server/lib/problem.ts';
import { problemPage } from '#server/pages/plain-page.ts';
import { readPlanChanges } from '#server/plans/read-plan-changes.ts';
import type { Services } from '#server/services/services.ts';
import { buildReport } from './build-report.ts';
import { type FileLink, findFileLink } from './file-links.ts';

/** What the address of a report opens (file-links.ts). */
export const reportFile = 'report';

const gone = 'This report is no longer here. Close this page and tap Generate Report again.';

/** Serves the PDF of a signed address. A wrong, expired or guessed address is gone (410). */
export function serveReports(app: FastifyInstance, services: Services, inTime: InTime): void {
  /** An address that is opened many times at once is rendered once, so that it takes one place in the queue. */
  const inProgress = new Map<string, Promise<Uint8Array>>();
  // It opens in a separate tab.
  const errorHandler = problemPage(services.publicConfig.brand.product, 'Your report');

  async function open(signed: string): Promise<Uint8Array> {
    const link = await findFileLink(services, reportFile, signed);
    if (!link) throw new Problem('gone', gone);
    const rendering =
      inProgress.get(link.tokenHash) ?? services.limits.inTurn(link.accountId, () => render(services, link));
    inProgress.set(link.tokenHash, rendering);
    return rendering.finally(() => inProgress.delete(link.tokenHash));
  }

  app.get<{ Params: { signed: string } }>(
    openReport.path.replace('{signed}', ':signed'),
    { errorHandler },
    async (request, reply) => {
      const pdf = await inTime(open(request.params.signed));
      return reply
        .type('application/pdf')
        .header('cache-control', 'no-store')
        .header('x-robots-tag', 'noindex')
        .header('content-disposition', 'inline; filename="mind-your-step-report.pdf"')
        .send(Buffer.from(pdf));
    },
  );
}

function render(services: Services, link: FileLink): Promise<Uint8Array> {
  const { accountId } = link;
  return services.reportQueue.render(async () => {
    return buildReport({
      product: services.publicConfig.brand.product,
      name: link.name ?? link.userName,
      playthrough: await getCurrentPlaythrough(services, accountId),
      game: services.content.game,
      planChanges: await readPlanChanges(services, accountId),
      now: services.clock.now(),
      timeZone: link.timeZone,
      paper: link.paper,
    });
  });
}
