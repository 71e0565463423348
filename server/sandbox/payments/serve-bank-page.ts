import type { FastifyInstance } from 'fastify';
import * as z from 'zod/mini';
import { text } from '#contract/fields.ts';
import { html } from '#server/lib/mail/html.ts';
import { showDollars } from '#server/lib/payments/money.ts';
import { findConfirmation } from '#server/lib/payments/sandbox/confirmations.ts';
import { pageTexts } from '#server/sandbox/page-texts.ts';
import { sandboxPage } from '#server/sandbox/sandbox-page.ts';
import type { Services } from '#server/services/services.ts';

const query = z.object({ clientSecret: z.catch(text(), '') });

/**
 * The page of the sandbox's bank, opened in a window with the client secret of a `requires_action`. It sends the
 * confirmation to the window that opened it as `{source: 'sandbox-bank', approved}`, and closes.
 */
export function serveBankPage(app: FastifyInstance, { database }: Services): void {
  app.get('/sandbox/payments/authenticate', async (request, reply) => {
    const { language } = request;
    const words = pageTexts[language].bank;
    const { clientSecret } = query.parse(request.query);
    const confirmation = await findConfirmation(database, clientSecret);
    const body = confirmation
      ? html`<p>${words.stands({ last4: confirmation.last4 })}</p>
<p>${confirmation.amountCents === null ? words.askCard : words.askPay({ amount: showDollars(confirmation.amountCents) })}</p>
<ul data-secret="${clientSecret}">
<li><button type="button" data-approved="yes" data-message="${words.approved}">${words.approve}</button></li>
<li><button type="button" data-approved="no" data-message="${words.refused}">${words.refuse}</button></li>
</ul>
<p role="status" id="message"></p>
<script src="/sandbox/payments/authenticate.js"></script>`
      : html`<p>${words.asksNothing}</p>`;
    const page = sandboxPage(words.title, body, language);
    return reply.type('text/html; charset=utf-8').header('cache-control', 'no-store').send(page);
  });

  app.get('/sandbox/payments/authenticate.js', async (_request, reply) =>
    reply.type('text/javascript; charset=utf-8').send(script),
  );
}

/** In a separate file, because the pages' policy allows no inline script. */
const script = `document.addEventListener('click', async ({ target }) => {
  const choice = target.dataset && target.dataset.approved;
  if (!choice) return;
  const approved = choice === 'yes';
  const clientSecret = document.querySelector('[data-secret]').dataset.secret;
  await fetch('/sandbox/payments/answer', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ clientSecret, approved }),
  });
  for (const button of document.querySelectorAll('button')) button.disabled = true;
  document.getElementById('message').textContent = target.dataset.message;
  if (window.opener) {
    window.opener.postMessage({ source: 'sandbox-bank', approved }, location.origin);
    window.close();
  }
});
`;
