import type { FastifyInstance, FastifyRequest } from 'fastify';
import { openHelperPage } from '#contract/helper.ts';
import type { InTime } from '#server/lib/http/in-time.ts';
import { languageOf } from '#server/lib/language/preferred-language.ts';
import { problemPage, sendPlainPage } from '#server/pages/plain-page.ts';
import type { Services } from '#server/services/services.ts';
import { plansMessages } from '../messages.ts';
import { findLinkOwner, readSharedPlan } from './find-shared-plan.ts';
import { helperPageBody } from './helper-page.ts';

type HelperPageRoute = { Params: { helperToken: string } };

/** Serves the plan behind a link, without a login. A wrong link counts against its caller like one from an email. */
export function serveHelperPage(app: FastifyInstance, services: Services, inTime: InTime): void {
  const { product } = services.publicConfig.brand;
  async function read({ params, ip, language: browser }: FastifyRequest<HelperPageRoute>) {
    const { limits } = services;
    const {
      accountId,
      language: chosen,
      ...owner
    } = await limits.countFailures('resetPassword', ip, () => findLinkOwner(services, params.helperToken));
    await limits.countInProcess('planReads', `helper ${accountId}`);
    // What stands in the plan is in the language of whoever wrote it.
    const language = languageOf(services.config.languages, chosen ?? browser);
    const shared = await limits.inTurn(accountId, () => readSharedPlan(services, accountId, language));
    return { ...owner, ...shared, language };
  }

  app.get<HelperPageRoute>(
    openHelperPage.path.replace('{helperToken}', ':helperToken'),
    { errorHandler: problemPage(product, plansMessages.helperTitle) },
    async (request, reply) => {
      const page = await inTime(read(request));
      const { name, language } = page;
      const title = name ? plansMessages.helperTitleOf({ name }) : plansMessages.helperTitle;
      return sendPlainPage(reply, {
        product,
        language,
        title: title.in(language),
        body: helperPageBody(page),
      });
    },
  );
}
