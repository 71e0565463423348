import type { Messages } from '@lingui/core';
import { i18n } from '@lingui/core';

/**
 * English stands in the screens themselves. Another language is a catalogue in `locales/`, loaded before the first
 * drawing; `pseudo` (after `npm run texts`, a build with VITE_LOCALE=pseudo) shows which texts are not translatable.
 */
export async function loadTexts() {
  if (import.meta.env.VITE_LOCALE === 'pseudo') {
    const [load] = Object.values(import.meta.glob<{ messages: Messages }>('./locales/pseudo/messages.po'));
    if (load === undefined) throw new Error('Run `npm run texts` first: there is no pseudo catalogue');
    i18n.loadAndActivate({ locale: 'pseudo', messages: (await load()).messages });
  } else {
    i18n.loadAndActivate({ locale: 'en', messages: {} });
  }
  return i18n;
}
