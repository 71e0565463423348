import type { FastifyInstance } from 'fastify';
import { openHelperPage } from '#contract/helper.ts';
import { problemPage, sendPlainPage } from '#server/pages/plain-page.ts';
import type { Services } from '#server/services/services.ts';
import { findLinkOwner, readSharedPlan } from './find-shared-plan.ts';
import { helperPageBody } from './helper-page.ts';

/** Serves the plan behind a link, without a login. A wrong link counts against its caller like one from an email. */
export function serveHelperPage(app: FastifyInstance, services: Services): void {
  const { product } = services.publicConfig.brand;
  app.get<{ Params: { helperToken: string } }>(
    openHelperPage.path.replace('{helperToken}', ':helperToken'),
    { errorHandler: problemPage(product, 'A plan for home') },
    async ({ params, ip }, reply) => {
      const { accountId, ...owner } = await services.limits.countFailures('resetPassword', ip, () =>
        findLinkOwner(services, params.helperToken),
      );
      await services.limits.countInProcess('planReads', `helper ${accountId}`);
      const shared = await readSharedPlan(services, accountId);
      const title = owner.name ? `The plan of ${owner.name}` : 'A plan for home';
      return sendPlainPage(reply, {
        product,
        title,
        body: helperPageBody({ ...shared, ...owner }),
      });
    },
  );
}
