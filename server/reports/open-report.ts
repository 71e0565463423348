import { and, eq, gt } from 'drizzle-orm';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { openReport } from '#contract/reports.ts';
import { accounts } from '#server/accounts/tables.ts';
import { hashToken } from '#server/accounts/tokens.ts';
import { getPresentRecord } from '#server/answers/queries.ts';
import { describeRoute } from '#server/http/openapi.ts';
import { Problem } from '#server/problem.ts';
import type { Services } from '#server/services.ts';
import { reportOf } from './report-of.ts';
import { reportLinks } from './tables.ts';

const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/;

/** Serves the PDF behind a signed address; an address that is wrong, old or somebody's guess is gone. */
export function serveReports(app: FastifyInstance, services: Services): void {
  app.get<{ Params: { signed: string } }>(
    openReport.path.replace('{signed}', ':signed'),
    { schema: describeRoute(openReport) },
    async (request, reply) => {
      const link = await findLink(services, request.params.signed);
      if (!link) return answerGone(reply);
      const record = await getPresentRecord(services, link.accountId);
      const report = reportOf({
        product: services.publicConfig.brand.product,
        name: link.name ?? link.userName,
        record,
        game: services.game,
        now: services.clock.now(),
        timeZone: link.timeZone,
        paper: link.paper,
      });
      const pdf = await services.reportDesk.draw(report);
      return reply
        .type('application/pdf')
        .header('cache-control', 'no-store')
        .header('x-robots-tag', 'noindex')
        .header('content-disposition', 'inline; filename="mind-your-step-report.pdf"')
        .send(Buffer.from(pdf));
    },
  );
}

async function findLink({ database, clock }: Services, signed: string) {
  const [accountId = '', token = ''] = signed.split('.');
  if (!uuid.test(accountId)) return null;
  const [link] = await database
    .select({
      accountId: reportLinks.accountId,
      timeZone: reportLinks.timeZone,
      paper: reportLinks.paper,
      name: accounts.name,
      userName: accounts.userName,
    })
    .from(reportLinks)
    .innerJoin(accounts, eq(accounts.id, reportLinks.accountId))
    .where(
      and(
        eq(reportLinks.accountId, accountId),
        eq(reportLinks.tokenHash, hashToken(token)),
        gt(reportLinks.expiresAt, clock.now()),
      ),
    );
  return link ?? null;
}

/** This is read in a tab of its own by a person, so it is a sentence, not JSON. */
function answerGone(reply: FastifyReply) {
  const { status } = new Problem('gone', '');
  return reply
    .status(status)
    .type('text/plain; charset=utf-8')
    .header('cache-control', 'no-store')
    .send('This report is no longer here. Close this page and tap Generate Report again.');
}
