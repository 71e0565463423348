import { i18n } from '@lingui/core';

/**
 * English stands in the screens themselves. Another language is a catalogue in `locales/`, loaded before the first
 * drawing; `pseudo` (a build with VITE_LOCALE=pseudo) shows which texts are not translatable yet.
 */
export async function loadTexts() {
  if (import.meta.env.VITE_LOCALE === 'pseudo') {
    const { messages } = await import('./locales/pseudo/messages.po');
    i18n.loadAndActivate({ locale: 'pseudo', messages });
  } else {
    i18n.loadAndActivate({ locale: 'en', messages: {} });
  }
  return i18n;
}
