import type { I18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { type ReactNode, useEffect } from 'react';
import type { PageConfig } from '#contract/page.ts';
import { ConfigProvider } from './shell/config.tsx';

type AppProps = {
  i18n: I18n;
  config: PageConfig;
  /** Told once all of it can be used. */
  onReady?: () => void;
  children: ReactNode;
};

/** What every screen may rely on. The router inside differs: the browser's, or the one that draws pages ahead. */
export function App({ i18n, config, onReady, children }: AppProps) {
  useEffect(() => onReady?.(), [onReady]);
  return (
    <I18nProvider i18n={i18n}>
      <ConfigProvider value={config}>{children}</ConfigProvider>
    </I18nProvider>
  );
}
