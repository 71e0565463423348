import type { FastifyInstance, FastifyRequest } from 'fastify';
import { openStopPage } from '#contract/reminders.ts';
import type { InTime } from '#server/lib/http/in-time.ts';
import { languageOf } from '#server/lib/language/preferred-language.ts';
import { html } from '#server/lib/mail/html.ts';
import { Problem } from '#server/lib/problem.ts';
import { problemPage, sendPlainPage } from '#server/pages/plain-page.ts';
import type { Services } from '#server/services/services.ts';
import { remindersMessages } from './messages.ts';
import { findStopLink, stopEmails } from './stop-links.ts';
import { en } from './texts/stop-page.en.ts';
import { es } from './texts/stop-page.es.ts';

const texts = { en, es };

type StopPageRoute = { Params: { stopToken: string } };

/**
 * Serves the address in each chosen email: opened it asks, posted to it stops the emails, by the page's button or by a
 * mail program (RFC 8058), which sends a form. It is in the language of the emails' reader.
 */
export function serveStopPage(app: FastifyInstance, services: Services, inTime: InTime): void {
  const { product } = services.publicConfig.brand;
  const errorHandler = problemPage(product, remindersMessages.stopTitle);
  const url = openStopPage.path.replace('{stopToken}', ':stopToken');

  const find = ({ params, ip, language }: FastifyRequest<StopPageRoute>) =>
    services.limits.countFailures('resetPassword', ip, async () => {
      const link = await findStopLink(services, params.stopToken);
      if (link)
        return { ...link, language: languageOf(services.config.languages, link.language ?? language) };
      throw new Problem('gone', remindersMessages.stopTooOld);
    });

  async function stop(request: FastifyRequest<StopPageRoute>) {
    const link = await find(request);
    const { accountId, kind } = link;
    await services.limits.inTurn(accountId, () => stopEmails(services, accountId, kind));
    return link;
  }

  app.get<StopPageRoute>(url, { errorHandler }, async (request, reply) => {
    const { kind, language } = await inTime(find(request));
    const { ask, button } = texts[language];
    const title = remindersMessages.stopTitle.in(language);
    const body = html`<p>${ask[kind]}</p>
<form method="post"><button type="submit">${button}</button></form>`;
    return sendPlainPage(reply, { product, language, title, body });
  });

  app.register(async (scope) => {
    // What the form says is of no importance: the address says it all.
    scope.addContentTypeParser('*', { parseAs: 'string' }, (_request, _text, done) => done(null, {}));
    scope.post<StopPageRoute>(url, { errorHandler }, async (request, reply) => {
      const { kind, language } = await inTime(stop(request));
      const { doneTitle, done } = texts[language];
      const body = html`<p role="status">${done[kind]}</p>`;
      return sendPlainPage(reply, { product, language, title: doneTitle, body });
    });
  });
}
