import type { Language } from '#contract/pages/languages.ts';

/** The language in which somebody is addressed: the wanted one if it is switched on, English otherwise. */
export function languageOf(on: readonly Language[], wanted: Language | null | undefined): Language {
  return on.find((one) => one === wanted) ?? 'en';
}

/** The language that a browser or a program ranks first of those that are on; null if it names none of them. */
export function rankedFirst(header: string | undefined, on: readonly Language[]): Language | null {
  const ranked = (header ?? '')
    .split(',')
    .map((part) => {
      const [code = '', quality = '1'] = part
        .trim()
        .toLowerCase()
        .split(/\s*;\s*q\s*=\s*/);
      return { language: code.split('-')[0], rank: Number(quality) };
    })
    .filter(({ rank }) => rank > 0 && rank <= 1)
    .toSorted((one, other) => other.rank - one.rank);
  for (const { language } of ranked) {
    const found = on.find((one) => one === language);
    if (found) return found;
  }
  return null;
}
