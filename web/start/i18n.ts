import { i18n } from '@lingui/core';
import { locales } from '#contract/pages/languages.ts';
import { language } from '#web/lib/language.ts';

/** Texts are in the screens themselves, in the language of the build (web/build/compiled-messages.ts). */
export function loadTexts() {
  i18n.loadAndActivate({ locale: language === 'en' ? language : locales[language], messages: {} });
  return i18n;
}
