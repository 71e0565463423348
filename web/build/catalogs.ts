import { loadEnv } from 'vite';

/** What reads catalogs: the build for `npm run pseudo` alone has one, and only it needs these packages. */
export async function catalogs(mode: string) {
  if (loadEnv(mode, import.meta.dirname).VITE_LOCALE !== 'pseudo') return [];
  const { lingui } = await import('@lingui/vite-plugin');
  return lingui({ configPath: new URL('../lingui.config.ts', import.meta.url).pathname });
}
