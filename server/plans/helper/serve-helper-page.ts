import type { FastifyInstance } from 'fastify';
import { openHelperPage } from '#contract/helper.ts';
import type { InTime } from '#server/lib/http/in-time.ts';
import { problemPage, sendPlainPage } from '#server/pages/plain-page.ts';
import type { Services } from '#server/services/services.ts';
import { findLinkOwner, readSharedPlan } from './find-shared-plan.ts';
import { helperPageBody } from './helper-page.ts';

/** Serves the plan behind a link, without a login. A wrong link counts against its caller like one from an email. */
export function serveHelperPage(app: FastifyInstance, services: Services, inTime: InTime): void {
  const { product } = services.publicConfig.brand;
  async function read(token: string, ip: string) {
    const { limits } = services;
    const { accountId, ...owner } = await limits.countFailures('resetPassword', ip, () =>
      findLinkOwner(services, token),
    );
    await limits.countInProcess('planReads', `helper ${accountId}`);
    return { owner, shared: await limits.inTurn(accountId, () => readSharedPlan(services, accountId)) };
  }

  app.get<{ Params: { helperToken: string } }>(
    openHelperPage.path.replace('{helperToken}', ':helperToken'),
    { errorHandler: problemPage(product, 'A plan for home') },
    async ({ params, ip }, reply) => {
      const { owner, shared } = await inTime(read(params.helperToken, ip));
      const title = owner.name ? `The plan of ${owner.name}` : 'A plan for home';
      return sendPlainPage(reply, {
        product,
        title,
        body: helperPageBody({ ...shared, ...owner }),
      });
    },
  );
}
