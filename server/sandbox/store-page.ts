import type { FastifyInstance } from 'fastify';
import { pathIn } from '#contract/pages/languages.ts';
import type { Brand } from '#contract/platform.ts';
import { html } from '#server/lib/mail/html.ts';
import { pageTexts } from './page-texts.ts';
import { sandboxPage } from './sandbox-page.ts';

const address = '/sandbox/stores';

/** Store links without an address lead to a page that says so; outside the sandbox they stay hidden. */
export function withSandboxStores({ links, ...brand }: Brand): Brand {
  const { googlePlay, appleAppStore } = links;
  return {
    ...brand,
    links: { ...links, googlePlay: googlePlay || address, appleAppStore: appleAppStore || address },
  };
}

export function serveStorePage(app: FastifyInstance): void {
  app.get(address, async ({ language }, reply) => {
    const { title, why, browser, home } = pageTexts[language].store;
    const body = html`<p>${why}</p>
<p>${browser}</p>
<p><a href="${pathIn(language, '/')}">${home}</a></p>`;
    return reply.type('text/html; charset=utf-8').send(sandboxPage(title, body, language));
  });
}
