import type { Plugin } from 'vite';
import { configBlock, configBlockMark } from '#contract/pages/page.ts';
import type { PublicConfig } from '../../contract/platform.ts';

const triesEveryMs = 300;
const giveUpAfterMs = 60_000;

/** In development no server fills the page, so its configuration is fetched from `api` instead. */
export function configInPage(api: string): Plugin {
  return {
    name: 'config-in-page',
    apply: 'serve',
    async transformIndexHtml(html) {
      const config = await fetchConfig(api);
      return html.replace(configBlockMark, () =>
        configBlock({ ...config, year: String(new Date().getFullYear()) }),
      );
    },
  };
}

/** The server may still be starting or restarting. @throws if it does not respond for a minute */
async function fetchConfig(api: string): Promise<PublicConfig> {
  const giveUpAt = Date.now() + giveUpAfterMs;
  for (;;) {
    try {
      const response = await fetch(new URL('/api/v2/config', api));
      return (await response.json()) as PublicConfig;
    } catch (failure) {
      if (Date.now() > giveUpAt) throw failure;
      await new Promise((resolve) => setTimeout(resolve, triesEveryMs));
    }
  }
}
