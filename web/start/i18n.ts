import { i18n } from '@lingui/core';

/**
 * English texts are in the screens themselves. Another language is a catalog in `locales/`, loaded before the first
 * render. A build with VITE_LOCALE=pseudo puts brackets around each text of the catalog, so that a text without
 * brackets is one that no translator would see (`npm run pseudo`).
 */
export async function loadTexts() {
  if (import.meta.env.VITE_LOCALE === 'pseudo') {
    const { messages } = await import('#web/locales/en/messages.po');
    const inBrackets = Object.entries(messages).map(([id, text]) => [id, ['⟦', ...[text].flat(), '⟧']]);
    i18n.loadAndActivate({ locale: 'en', messages: Object.fromEntries(inBrackets) });
  } else {
    i18n.loadAndActivate({ locale: 'en', messages: {} });
  }
  return i18n;
}
