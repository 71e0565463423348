import type { FastifyInstance } from 'fastify';
import type { Brand } from '#contract/platform.ts';
import { html } from '#server/lib/mail/html.ts';
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
  const page = sandboxPage(
    'Not in the stores yet',
    html`<p>This is the sandbox, where everything can be tried. The app is not on Google Play or in the App Store yet, so there is nothing to download.</p>
<p>You can play in the browser of your phone or tablet.</p>
<p><a href="/">Go to the home page</a></p>`,
  );
  app.get(address, async (_request, reply) => reply.type('text/html; charset=utf-8').send(page));
}
