import { desc, eq, sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import * as z from 'zod/mini';
import type { Database } from '#server/database/pool.ts';
import { html } from '#server/mail/html.ts';
import { sandboxLetters } from '#server/mail/tables.ts';
import { Problem } from '#server/problem.ts';
import { sandboxPage } from './sandbox-page.ts';

const shown = 200;
const query = z.object({ to: z.optional(z.string()) });
const params = z.object({ id: z.catch(z.uuid(), '00000000-0000-0000-0000-000000000000') });

/**
 * The letter box: what would have been sent. Pages for people; for machines JSON at /sandbox/mail/letters, or where JSON is
 * accepted: `{letters: [{id, to, subject, text, html, sentAt}]}`, newest first. `?to=` keeps those to one address.
 */
export function serveLetters(app: FastifyInstance, database: Database): void {
  async function list(to: string | undefined) {
    const letters = await database
      .select()
      .from(sandboxLetters)
      .where(to ? eq(sql`lower(${sandboxLetters.recipient})`, to.toLowerCase()) : undefined)
      .orderBy(desc(sandboxLetters.sentAt))
      .limit(shown);
    return letters.map(({ id, recipient, subject, text, html: markup, sentAt }) => ({
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
    const [letter] = await database.select().from(sandboxLetters).where(eq(sandboxLetters.id, id));
    if (!letter) throw new Problem('not_found', 'There is no such letter.');
    return letter;
  }

  app.get('/sandbox/mail/letters', async (request, reply) => {
    reply.header('cache-control', 'no-store');
    return { letters: await list(query.parse(request.query).to) };
  });

  app.get('/sandbox/mail', async (request, reply) => {
    const letters = await list(query.parse(request.query).to);
    if (/\bjson\b/.test(request.headers.accept ?? '')) return { letters };
    const page = sandboxPage(
      'Sandbox: letters',
      letters.length === 0
        ? html`<p>No letter has been sent yet. A new one is here within a few seconds: reload the page.</p>`
        : html`<p>These letters would have been sent. The newest is on top.</p>
<ul>
${letters.map(
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
<p><a href="/sandbox/mail/${id}/html">The letter as it looks</a></p>
<h2>The letter as text</h2>
<pre>${linked(text)}</pre>
<p><a href="/sandbox/mail">All letters</a></p>`,
    );
    return reply.type('text/html; charset=utf-8').header('cache-control', 'no-store').send(page);
  });

  app.get('/sandbox/mail/:id/html', async (request, reply) => {
    const letter = await find(request.params);
    return reply.type('text/html; charset=utf-8').header('cache-control', 'no-store').send(letter.html);
  });
}

/** The addresses in a text, to be followed. */
function linked(text: string) {
  return text
    .split(/(https?:\/\/\S+)/)
    .map((part, place) => (place % 2 === 1 ? html`<a href="${part}">${part}</a>` : html`${part}`));
}
