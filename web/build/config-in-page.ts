import type { Plugin } from 'vite';
import type { ResponseOf } from '#contract/endpoint.ts';
import { translations } from '#contract/pages/languages.ts';
import { configBlock, configBlockMark, type PageConfig, pagePriceOf } from '#contract/pages/page.ts';
import type { getConfig } from '../../contract/platform.ts';
import type { getPrice } from '../../contract/subscriptions.ts';

const triesEveryMs = 300;
const giveUpAfterMs = 60_000;

/** In development no server fills the page, so its configuration is fetched from `api` instead. */
export function configInPage(api: string): Plugin {
  return {
    name: 'config-in-page',
    apply: 'serve',
    async transformIndexHtml(html) {
      const config = await fetchConfig(api);
      return html.replace(configBlockMark, () => configBlock(config));
    },
  };
}

/** The server may still be starting or restarting. @throws if it does not respond for a minute */
async function fetchConfig(api: string): Promise<PageConfig> {
  const giveUpAt = Date.now() + giveUpAfterMs;
  const ask = (path: string) => fetch(new URL(`/api/v2/${path}`, api));
  for (;;) {
    try {
      const config = (await (await ask('config')).json()) as ResponseOf<typeof getConfig>;
      const sold = await ask('user/individualUser/subscriptionPrice');
      const price = pagePriceOf(sold.ok ? ((await sold.json()) as ResponseOf<typeof getPrice>) : null);
      const year = String(new Date().getFullYear());
      const off = Object.fromEntries(translations.map((one) => [one, false])) as PageConfig['translations'];
      return { ...config, price, year, translations: off, unsigned: false, origin: '' };
    } catch (failure) {
      if (Date.now() > giveUpAt) throw failure;
      await new Promise((resolve) => setTimeout(resolve, triesEveryMs));
    }
  }
}
