import { i18n } from '@lingui/core';

/**
 * English stands in the screens themselves. Another language is a catalogue in `locales/`, loaded before the first
 * drawing; a build with VITE_LOCALE=pseudo puts brackets around each text of the catalogue, so that a text without
 * them is one that no translator would see (`npm run pseudo`).
 */
export async function loadTexts() {
  if (import.meta.env.VITE_LOCALE === 'pseudo') {
    const { messages } = await import('./locales/en/messages.po');
    const inBrackets = Object.entries(messages).map(([id, words]) => [id, ['⟦', ...[words].flat(), '⟧']]);
    i18n.loadAndActivate({ locale: 'en', messages: Object.fromEntries(inBrackets) });
  } else {
    i18n.loadAndActivate({ locale: 'en', messages: {} });
  }
  return i18n;
}
