import type { FastifyInstance } from 'fastify';
import * as z from 'zod/mini';
import { atMost, text } from '#contract/fields.ts';
import { addressKey } from '#server/accounts/find-account.ts';
import type { Database } from '#server/lib/database/pool.ts';
import { desc, eq } from '#server/lib/database/query.ts';
import { parseInput } from '#server/lib/http/mount.ts';
import { html } from '#server/lib/mail/html.ts';
import { readPicture } from '#server/lib/mail/pictures.ts';
import { sandboxEmails } from '#server/lib/mail/tables.ts';
import { Problem } from '#server/lib/problem.ts';
import { sandboxPage } from './sandbox-page.ts';

const maxShown = 200;
const query = z.object({ to: z.optional(text().check(atMost(254))) });
const params = z.object({ id: z.catch(z.uuid(), '00000000-0000-0000-0000-000000000000') });

const pictureParams = z.object({ file: z.string() });
/** As in a mail program: styles and the pictures that came along, no scripts. */
const policyOfEmails = "default-src 'none'; style-src 'unsafe-inline'; img-src 'self'";

/**
 * The sandbox's inbox: the emails that would have been sent. Pages for people; for programs JSON at
 * /sandbox/mail/letters, or for requests that accept JSON: `{letters: [{id, to, subject, text, html, sentAt}]}`,
 * newest first. `?to=` selects the emails to one address.
 */
export function serveInbox(app: FastifyInstance, database: Database): void {
  async function list(to: string | undefined) {
    const emails = await database
      .select()
      .from(sandboxEmails)
      .where(to ? eq(addressKey(sandboxEmails.recipient), addressKey(to)) : undefined)
      .orderBy(desc(sandboxEmails.sentAt))
      .limit(maxShown);
    return emails.map(({ id, recipient, subject, text, html: markup, sentAt }) => ({
      id,
      to: recipient,
      subject,
      text,
      html: markup,
      sentAt: sentAt.toISOString(),
    }));
  }

  async function find(given: unknown) {
    const { id } = params.parse(given);
    const [email] = await database.select().from(sandboxEmails).where(eq(sandboxEmails.id, id));
    if (!email) throw new Problem('not_found', 'There is no such email.');
    return email;
  }

  app.get('/sandbox/mail/letters', async (request, reply) => {
    reply.header('cache-control', 'no-store');
    return { letters: await list(parseInput(query, request.query).to) };
  });

  app.get('/sandbox/mail', async (request, reply) => {
    const emails = await list(parseInput(query, request.query).to);
    if (/\bjson\b/.test(request.headers.accept ?? '')) return { letters: emails };
    const page = sandboxPage(
      'Sandbox: emails',
      emails.length === 0
        ? html`<p>No email has been sent yet. A new one is here within a few seconds: reload the page.</p>`
        : html`<p>These emails would have been sent. The newest is on top.</p>
<ul>
${emails.map(
  ({ id, to, subject, sentAt }) =>
    html`<li><a href="/sandbox/mail/${id}">${subject}</a><br>to ${to}, <time datetime="${sentAt}">${sentAt}</time></li>`,
)}
</ul>`,
    );
    return reply.type('text/html; charset=utf-8').header('cache-control', 'no-store').send(page);
  });

  app.get('/sandbox/mail/:id', async (request, reply) => {
    const { id, recipient, subject, text } = await find(request.params);
    const page = sandboxPage(
      subject,
      html`<p>To ${recipient}</p>
<p><a href="/sandbox/mail/${id}/html">The email as it looks</a></p>
<h2>The email as text</h2>
<pre>${linked(text)}</pre>
<p><a href="/sandbox/mail">All emails</a></p>`,
    );
    return reply.type('text/html; charset=utf-8').header('cache-control', 'no-store').send(page);
  });

  app.get('/sandbox/mail/:id/html', async (request, reply) => {
    const email = await find(request.params);
    return reply
      .type('text/html; charset=utf-8')
      .header('cache-control', 'no-store')
      .header('content-security-policy', policyOfEmails)
      .send(email.html.replaceAll('src="cid:', 'src="/sandbox/mail/pictures/'));
  });

  app.get('/sandbox/mail/pictures/:file', async (request, reply) => {
    const picture = readPicture(pictureParams.parse(request.params).file);
    if (!picture) throw new Problem('not_found', 'There is no such picture.');
    return reply.type('image/jpeg').send(picture);
  });
}

/** The text with its addresses as links. */
function linked(text: string) {
  return text
    .split(/(https?:\/\/\S+)/)
    .map((part, place) => (place % 2 === 1 ? html`<a href="${part}">${part}</a>` : html`${part}`));
}
