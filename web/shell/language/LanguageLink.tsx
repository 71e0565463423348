import type { MouseEvent } from 'react';
import { useLocation } from 'react-router';
import { type Language, languageNames, languages, pathIn } from '#contract/pages/languages.ts';
import { englishPages } from '#contract/pages/paths.ts';
import { IfConfigured, useConfig } from '#web/data/config.tsx';
import { language } from '#web/lib/language.ts';
import { buttonClass } from '#web/ui/controls/Button.tsx';

/** The same page in each other language, by its own name. Nothing where a page is in English alone. */
export function LanguageLink() {
  const { pathname } = useLocation();
  const { translations } = useConfig();
  if (englishPages.some((page) => page === pathname)) return null;
  const open = (to: Language) => (event: MouseEvent) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    const address = pathIn(to, pathname) + location.search + location.hash;
    void import('./show-in.ts').then(
      ({ showIn }) => showIn(to, address),
      () => location.assign(address),
    );
  };
  return languages
    .filter((to) => to !== language)
    .map((to) => (
      <IfConfigured key={to} value={to === 'en' || translations?.[to]}>
        <a
          href={pathIn(to, pathname)}
          lang={to}
          hrefLang={to}
          translate="no"
          className={buttonClass()}
          onClick={open(to)}
        >
          {languageNames[to]}
        </a>
      </IfConfigured>
    ));
}
