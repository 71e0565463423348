import type { Language } from '#contract/pages/languages.ts';

/** The language in which somebody is addressed: the wanted one if it is switched on, English otherwise. */
export function languageOf(on: readonly Language[], wanted: Language | null | undefined): Language {
  return on.find((one) => one === wanted) ?? 'en';
}

/** What browsers rank first is in the beginning; the rest of a longer header would only take time. */
const mostRead = 1000;

/** The language that a browser or a program ranks first of those that are on; null if it names none of them. */
export function rankedFirst(header: string | undefined, on: readonly Language[]): Language | null {
  if (header === undefined) return null;
  const ranked = header
    .slice(0, mostRead)
    .toLowerCase()
    .split(',')
    .map((part) => {
      const [code = '', weight] = part.split(';').map((one) => one.trim());
      return { language: code.split('-')[0], rank: rankOf(weight) };
    })
    .filter(({ rank }) => rank > 0 && rank <= 1)
    .toSorted((one, other) => other.rank - one.rank);
  for (const { language } of ranked) {
    const found = on.find((one) => one === language);
    if (found) return found;
  }
  return null;
}

/** Of `q=0.8`; without it 1, and nothing for what is no weight. */
function rankOf(weight: string | undefined): number {
  const [name = '', value = ''] = (weight ?? 'q=1').split('=').map((one) => one.trim());
  return name === 'q' && value !== '' ? Number(value) : 0;
}
