import type { I18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { type ReactNode, useEffect } from 'react';
import type { PageConfig } from '#contract/pages/page.ts';
import { ConfigProvider } from '#web/data/config.tsx';

type AppProps = {
  i18n: I18n;
  config: PageConfig;
  /** Called when the whole app is ready to use. */
  onReady?: () => void;
  children: ReactNode;
};

/** What every screen may rely on. The router inside differs: the browser's, or the one for prerendering. */
export function App({ i18n, config, onReady, children }: AppProps) {
  useEffect(() => onReady?.(), [onReady]);
  return (
    <I18nProvider i18n={i18n}>
      <ConfigProvider value={config}>{children}</ConfigProvider>
    </I18nProvider>
  );
}
