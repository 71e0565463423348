import { locales } from '#contract/pages/languages.ts';
import { language } from './language.ts';

/** A list as it is read out: "Ana, Hugo"; in Spanish "Ana y Hugo", "Ana e Inés". */
export function listed(items: readonly string[]): string {
  return new Intl.ListFormat(locales[language], { type: 'unit' }).format(items);
}

/** A choice: "a password or Google". */
export function listedOr(items: readonly string[]): string {
  return new Intl.ListFormat(locales[language], { type: 'disjunction' }).format(items);
}
