import { createReadStream, readFileSync } from 'node:fs';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { paletteCss } from '#content/public/palette.ts';
import { type Language, pathIn } from '#contract/pages/languages.ts';
import { fonts } from '#server/lib/fonts.ts';
import { asProblem, logHidden } from '#server/lib/http/errors.ts';
import { sayIn, type Text } from '#server/lib/language/text.ts';
import { html, type Markup } from '#server/lib/mail/html.ts';
import type { Problem } from '#server/lib/problem.ts';
import { pagesMessages } from './messages.ts';

/** A page without the app, for people who hold a link: no login, no script, and nothing left behind. */
export type PlainPage = { product: string; language: Language; title: string; body: Markup };

const styles =
  paletteCss({ normal: ':root', system: ':root' }) +
  readFileSync(new URL('plain-page.css', import.meta.url), 'utf8');
const cached = 'public, max-age=86400';

/** Serves the style sheet and the typeface of plain pages. */
export function servePlainPageFiles(app: FastifyInstance): void {
  app.get('/files/pages/page.css', async (_request, reply) =>
    reply.type('text/css; charset=utf-8').header('cache-control', cached).send(styles),
  );
  for (const style of ['regular', 'bold'] as const) {
    app.get(`/files/pages/${style}.ttf`, async (_request, reply) =>
      reply.type('font/ttf').header('cache-control', cached).send(createReadStream(fonts[style])),
    );
  }
}

/** Sends a page whose address is a secret: no store keeps it, no search engine lists it, no other site learns it. */
export function sendPlainPage(reply: FastifyReply, { product, language, title, body }: PlainPage) {
  return reply
    .type('text/html; charset=utf-8')
    .headers({ 'cache-control': 'no-store', 'x-robots-tag': 'noindex', 'referrer-policy': 'no-referrer' })
    .send(
      html`<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title}</title>
<link rel="icon" href="/icon.svg">
<link rel="stylesheet" href="/files/pages/page.css">
</head>
<body>
<header><a href="${pathIn(language, '/')}">${product}</a></header>
<main>
<h1>${title}</h1>
${body}
</main>
</body>
</html>
`.text,
    );
}

/** Shows a problem to a person, who has opened a link: a page with a sentence in large type, in the browser's language. */
export function problemPage(product: string, title: Text) {
  return (error: FastifyError | Problem, request: FastifyRequest, reply: FastifyReply) => {
    const problem = asProblem(error);
    logHidden(request, error, problem);
    const { code, status, text, details } = problem;
    const { language } = request;
    if (details.retryAfterSeconds) reply.header('retry-after', details.retryAfterSeconds);
    const isOver = code === 'gone' || code === 'not_found';
    const retry = isOver ? html`` : html`<p><a href="">${pagesMessages.tryAgain.in(language)}</a></p>`;
    const body = html`<p>${sayIn(language, text)}</p>${retry}`;
    return sendPlainPage(reply.status(status), { product, language, title: title.in(language), body });
  };
}
