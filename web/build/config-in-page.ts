import type { Plugin } from 'vite';
import { configBlock, configBlockMark } from '../../contract/page.ts';
import type { PublicConfig } from '../../contract/platform.ts';

/** In development there is no server that fills the page: its configuration is asked from `api` instead. */
export function configInPage(api: string): Plugin {
  return {
    name: 'config-in-page',
    apply: 'serve',
    async transformIndexHtml(html) {
      const answer = await fetch(new URL('/api/v2/config', api));
      const config = (await answer.json()) as PublicConfig;
      return html.replace(configBlockMark, () =>
        configBlock({ ...config, year: String(new Date().getFullYear()) }),
      );
    },
  };
}
