import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { isTranslation, splitLanguage, type Translation, translations } from '#contract/pages/languages.ts';
import type { PagePrice } from '#contract/pages/page.ts';
import { hasSettings, readNamesByVisitor, readSettings, settingsAsCookie } from '#contract/pages/settings.ts';
import { sendEncoded } from '#server/lib/http/encoded.ts';
import { requestOrigin } from '#server/lib/http/request-origin.ts';
import { requestPath } from '#server/lib/http/request-path.ts';
import type { Services } from '#server/services/services.ts';
import { findBuiltWeb } from './built-web.ts';
import { publicConfigIn } from './config-in.ts';
import { createFilledPages, type FilledPage } from './filled-pages.ts';
import { sendKeptFile } from './kept-builds.ts';
import { asksBrowser, otherEdition } from './page-language.ts';

/** Addresses for programs: an unknown one gets a problem as its response, not a page. */
const machines = /^\/(api|files|sandbox|assets)(\/|$)/i;

/**
 * Serves the built web app: assets cached forever, pages filled with this installation's values, and the 404 page for
 * unknown addresses. Register it last: it handles every GET that no other route handles.
 */
export async function servePages(
  app: FastifyInstance,
  services: Services,
  { readPrice, folder }: { readPrice: () => Promise<PagePrice>; folder?: string | undefined },
): Promise<void> {
  const web = findBuiltWeb(folder);
  if (web === null) {
    services.log.warn('The web app is not built; only the API is served. `npm run build:web` builds it.');
    return;
  }
  const fill = createFilledPages(web.read);
  const on = web.translations.filter((one) => services.config.languages.includes(one));
  const isOn = Object.fromEntries(translations.map((one) => [one, on.includes(one)])) as Record<
    Translation,
    boolean
  >;
  for (const missing of services.config.languages.filter((one) => one !== 'en' && !isOn[one]))
    services.log.warn(`LANGUAGES names ${missing}, which is not built: its pages are shown in English.`);

  await app.register(fastifyStatic, {
    root: join(web.folder, 'assets'),
    // The list is made at the start, and what is not in it goes on to the route below.
    wildcard: false,
    prefix: '/assets/',
    preCompressed: true,
    maxAge: '365d',
    immutable: true,
    index: false,
    dotfiles: 'ignore',
    decorateReply: !app.hasReplyDecorator('sendFile'),
  });

  app.get<{ Params: { '*': string } }>('/assets/*', (request, reply) =>
    sendKeptFile(services, request, reply),
  );

  app.get('/*', async (request, reply) => {
    const pathname = requestPath(request.url);
    if (machines.test(pathname)) return reply.callNotFound();
    const publicFile = web.publicFiles.get(pathname);
    if (publicFile !== undefined) return reply.sendFile(publicFile, web.folder, { maxAge: 0, etag: true });
    const { language, path } = splitLanguage(pathname);
    const { page } = web.pageFor(path);
    const isHttps = requestOrigin(services.config, request).startsWith('https:');
    const { cookie, 'accept-language': acceptLanguage } = request.headers;
    const settings = readSettings(cookie, isHttps);
    const [search = ''] = /\?.*$/s.exec(request.url) ?? [];
    const elsewhere = otherEdition({ pathname, search, page, chosen: settings.language, acceptLanguage, on });
    if (elsewhere !== null)
      return reply
        .headers({ 'cache-control': 'no-store', vary: 'Accept-Language, Cookie' })
        .redirect(elsewhere, 302);
    // Some browsers delete after a week a cookie that only a script has written.
    if (hasSettings(cookie, isHttps))
      reply.header('set-cookie', settingsAsCookie(settings, isHttps, readNamesByVisitor(cookie, isHttps)));
    const edition = isTranslation(language) && isOn[language] ? language : 'en';
    const { file, status } = web.pageFor(edition === 'en' ? pathname : path, edition);
    const config = {
      ...publicConfigIn(services, edition),
      year: String(services.clock.now().getFullYear()),
      price: await readPrice(),
      translations: isOn,
      unsigned: services.config.unsigned.includes(edition),
      origin: on.length > 0 ? requestOrigin(services.config, request) : '',
    };
    reply.header(
      'vary',
      `Accept-Encoding, Cookie${on.length > 0 && asksBrowser(page) ? ', Accept-Language' : ''}`,
    );
    return sendPage(request, reply.status(status), await fill({ file, config, ...settings }));
  });
}

function sendPage(request: FastifyRequest, reply: FastifyReply, page: FilledPage) {
  reply.headers({
    'cache-control': 'no-cache',
    'content-type': 'text/html; charset=utf-8',
    etag: page.etag,
  });
  if (reply.statusCode === 200 && request.headers['if-none-match'] === page.etag) {
    return reply.status(304).send();
  }
  return sendEncoded(request, reply, page);
}
