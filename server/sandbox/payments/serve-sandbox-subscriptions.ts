import type { FastifyInstance } from 'fastify';
import { html } from '#server/lib/mail/html.ts';
import { sandboxPage } from '../sandbox-page.ts';

/** The sandbox's page that advances a subscription to its next date. */
export function serveSandboxSubscriptions(app: FastifyInstance): void {
  app.get('/sandbox/payments', async (_request, reply) => {
    const page = sandboxPage(
      'Sandbox: what comes next',
      html`<p>A renewal, the end of a canceled subscription, a reminder: what would come next for a person comes now.</p>
<form id="next">
<p><label for="email">Username or email</label><br><input id="email" name="email" autocomplete="off" required></p>
<p><button type="submit">Bring it now</button></p>
</form>
<p role="status" id="message"></p>
<p><a href="/sandbox/mail">Emails</a></p>
<script src="/sandbox/payments/next.js"></script>`,
    );
    return reply.type('text/html; charset=utf-8').header('cache-control', 'no-store').send(page);
  });

  app.get('/sandbox/payments/next.js', async (_request, reply) =>
    reply.type('text/javascript; charset=utf-8').send(script),
  );
}

/** In a separate file, because the pages' policy allows no inline script. */
const script = `document.getElementById('next').addEventListener('submit', async (event) => {
  event.preventDefault();
  const message = document.getElementById('message');
  message.textContent = '';
  const response = await fetch('/sandbox/payments/next', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: document.getElementById('email').value }),
  });
  message.textContent = (await response.json()).message;
});
`;
