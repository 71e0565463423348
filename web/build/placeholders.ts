import { translations } from '#contract/pages/languages.ts';
import type { PageConfig } from '#contract/pages/page.ts';
import { placeholder } from '#contract/pages/page.ts';
import { publicConfig } from '../../contract/platform.ts';

/** A configuration in which every value is its own placeholder, for prerendering pages. */
export function placeholderConfig(): PageConfig {
  const placeholders = placeholdersOf(publicConfig, '') as Record<string, unknown>;
  const price = {
    month: placeholder('price.month'),
    period: placeholder('price.period'),
    months: placeholder('price.months'),
  };
  const switched = Object.fromEntries(translations.map((one) => [one, placeholder(`translations.${one}`)]));
  const own = {
    ...{ year: placeholder('year'), origin: placeholder('origin') },
    ...{ translations: switched, unsigned: placeholder('unsigned') },
  };
  return { ...placeholders, ...own, price } as unknown as PageConfig;
}

type Shape = {
  _zod: { def: { type: string; shape?: Record<string, Shape>; innerType?: Shape } };
};

function placeholdersOf(schema: Shape, path: string): unknown {
  const { shape, innerType } = schema._zod.def;
  if (innerType) return placeholdersOf(innerType, path);
  if (!shape) return placeholder(path);
  return Object.fromEntries(
    Object.entries(shape).map(([name, inner]) => [
      name,
      placeholdersOf(inner, path === '' ? name : `${path}.${name}`),
    ]),
  );
}
