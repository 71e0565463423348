import type { ReactNode } from 'react';
import { createContext, use } from 'react';
import { type Language, languages, translations } from '#contract/pages/languages.ts';
import type { Condition, PageConfig } from '#contract/pages/page.ts';
import { conditionMarks, conditions, configBlockId, isPlaceholder } from '#contract/pages/page.ts';

const ConfigContext = createContext<PageConfig | null>(null);

export const ConfigProvider = ConfigContext.Provider;

/** Names, links and providers of this installation. */
export function useConfig(): PageConfig {
  const config = use(ConfigContext);
  if (config === null) throw new Error('No configuration around this component');
  return config;
}

/** The configuration that the server wrote into the page. */
export function readConfig(): PageConfig {
  const block = document.getElementById(configBlockId);
  if (block === null) throw new Error('The page carries no configuration');
  return JSON.parse(block.textContent) as PageConfig;
}

/** Whether there are pages in a language. A server of an earlier version does not say it. */
export function isOffered(language: Language): boolean {
  return language === 'en' || readConfig().translations?.[language] === true;
}

/** Whether there are pages in more than one language. */
export const hasEditions = (): boolean => translations.some(isOffered);

/** The languages that pages can be read in. */
export function useLanguages(): Language[] {
  const on = useConfig().translations;
  return languages.filter((one) => one === 'en' || on?.[one] === true);
}

type IfConfiguredProps = { value: unknown; is?: Condition; children: ReactNode };

/**
 * Renders its children if the configuration has this value (or if it meets another condition). While pages are
 * prerendered the value is unknown: the children are put between two marks, and the server keeps or removes them.
 */
export function IfConfigured({ value, is = 'given', children }: IfConfiguredProps) {
  if (isPlaceholder(value)) {
    const { start, end } = conditionMarks(is, value);
    return (
      <>
        {start}
        {children}
        {end}
      </>
    );
  }
  return conditions[is](value) ? children : null;
}
