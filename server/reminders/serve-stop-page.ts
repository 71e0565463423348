import type { FastifyInstance } from 'fastify';
import { openStopPage, type ReminderKind } from '#contract/reminders.ts';
import type { InTime } from '#server/lib/http/in-time.ts';
import { html } from '#server/lib/mail/html.ts';
import { Problem } from '#server/lib/problem.ts';
import { problemPage, sendPlainPage } from '#server/pages/plain-page.ts';
import type { Services } from '#server/services/services.ts';
import { remindersMessages } from './messages.ts';
import { findStopLink, stopEmails } from './stop-links.ts';

const title = 'Stop these emails';

const nameOf: Record<ReminderKind, string> = {
  weekly: 'the weekly email',
  followUps: 'the emails that ask about your plan',
};

type StopPageRoute = { Params: { stopToken: string } };

/**
 * Serves the address in each chosen email: opened it asks, posted to it stops the emails, by the page's button or by a
 * mail program (RFC 8058), which sends a form.
 */
export function serveStopPage(app: FastifyInstance, services: Services, inTime: InTime): void {
  const { product } = services.publicConfig.brand;
  const errorHandler = problemPage(product, title);
  const url = openStopPage.path.replace('{stopToken}', ':stopToken');

  const find = (token: string, ip: string) =>
    services.limits.countFailures('resetPassword', ip, async () => {
      const link = await findStopLink(services, token);
      if (link) return link;
      throw new Problem('gone', remindersMessages.stopTooOld);
    });

  async function stop(token: string, ip: string): Promise<ReminderKind> {
    const { accountId, kind } = await find(token, ip);
    await services.limits.inTurn(accountId, () => stopEmails(services, accountId, kind));
    return kind;
  }

  app.get<StopPageRoute>(url, { errorHandler }, async ({ params, ip }, reply) => {
    const { kind } = await inTime(find(params.stopToken, ip));
    const body = html`<p>Press the button, and we no longer send you ${nameOf[kind]}.</p>
<form method="post"><button type="submit">Stop the emails</button></form>`;
    return sendPlainPage(reply, { product, title, body });
  });

  app.register(async (scope) => {
    // What the form says is of no importance: the address says it all.
    scope.addContentTypeParser('*', { parseAs: 'string' }, (_request, _text, done) => done(null, {}));
    scope.post<StopPageRoute>(url, { errorHandler }, async ({ params, ip }, reply) => {
      const kind = await inTime(stop(params.stopToken, ip));
      const body = html`<p role="status">Done. We no longer send you ${nameOf[kind]}. You can choose it again in My Plan.</p>`;
      return sendPlainPage(reply, { product, title: 'The emails are stopped', body });
    });
  });
}
