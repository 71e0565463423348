import type { FastifyInstance } from 'fastify';
import type { Language } from '#contract/pages/languages.ts';
import { openReport } from '#contract/reports.ts';
import { getCurrentPlaythrough } from '#server/answers/queries.ts';
import type { InTime } from '#server/lib/http/in-time.ts';
import { languageOf } from '#server/lib/language/preferred-language.ts';
import { Problem } from '#server/lib/problem.ts';
import { problemPage } from '#server/pages/plain-page.ts';
import { readPlanChanges } from '#server/plans/read-plan-changes.ts';
import type { Services } from '#server/services/services.ts';
import { buildReport } from './build-report.ts';
import { type FileLink, findFileLink } from './file-links.ts';
import { reportsMessages } from './messages.ts';
import { reportTexts } from './report-texts.ts';

/** What the address of a report opens (file-links.ts). */
export const reportFile = 'report';

type OpenedReport = { pdf: Uint8Array; language: Language };

/** Serves the PDF of a signed address. A wrong, expired or guessed address is gone (410). */
export function serveReports(app: FastifyInstance, services: Services, inTime: InTime): void {
  /** An address that is opened many times at once is rendered once, so that it takes one place in the queue. */
  const inProgress = new Map<string, Promise<Uint8Array>>();
  // It opens in a separate tab.
  const errorHandler = problemPage(services.publicConfig.brand.product, reportsMessages.reportTitle);

  async function open(signed: string, browser: Language): Promise<OpenedReport> {
    const link = await findFileLink(services, reportFile, signed);
    if (!link) throw new Problem('gone', reportsMessages.reportGone);
    const language = languageOf(services.config.languages, link.language ?? browser);
    const address = `${link.tokenHash} ${language}`;
    const rendering =
      inProgress.get(address) ??
      services.limits.inTurn(link.accountId, () => render(services, link, language));
    inProgress.set(address, rendering);
    const pdf = await rendering.finally(() => inProgress.delete(address));
    return { pdf, language };
  }

  app.get<{ Params: { signed: string } }>(
    openReport.path.replace('{signed}', ':signed'),
    { errorHandler },
    async (request, reply) => {
      const { pdf, language } = await inTime(open(request.params.signed, request.language));
      return reply
        .type('application/pdf')
        .header('cache-control', 'no-store')
        .header('x-robots-tag', 'noindex')
        .header('content-disposition', `inline; filename="${reportTexts[language].fileName}"`)
        .send(Buffer.from(pdf));
    },
  );
}

function render(services: Services, link: FileLink, language: Language): Promise<Uint8Array> {
  const { accountId } = link;
  return services.reportQueue.render(async () => {
    return buildReport({
      language,
      product: services.publicConfig.brand.product,
      name: link.name ?? link.userName,
      playthrough: await getCurrentPlaythrough(services, accountId, language),
      game: services.content.byLanguage[language].game,
      planChanges: await readPlanChanges(services, accountId),
      now: services.clock.now(),
      timeZone: link.timeZone,
      paper: link.paper,
    });
  });
}
