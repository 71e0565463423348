import { expect as inEnglish, type Locator, type Page } from '@playwright/test';
import { addressIn } from './address-in.ts';

/**
 * Lets a journey that was written for the English pages walk through the Spanish ones: it opens the pages in /es, and its
 * labels and expectations are looked up in the texts of the product.
 */

/** What journeys look for that is in no text: names of the test, of the product, and the sandbox's English pages. */
const ownWords: readonly string[] = [
  ...[
    'East wing',
    'Second floor, east wing',
    'Ground floor',
    'Rehabilitation and memory care, second floor, east wing',
  ],
  ...[
    'Oak House',
    'Maple House',
    'people.csv',
    'Anna',
    'Walter',
    'Grace',
    'Henry Featherstonehaugh',
    'Safari on iPad',
  ],
  ...['Mind Your Step', 'Bring it now', 'The subscription was'],
];
/** Names with a digit, and what has no words. */
const ofTheTest = /^(?:\S*\d\S*|\P{L}*)$/u;

type Texts = typeof import('./spanish-of.ts');

/** The texts, and the address of the server, while a journey speaks Spanish. */
let spoken: { texts: Texts; server: string } | null = null;

/** What a call asks for so that it answers as the page of this journey reads it. */
export const languageQuery = () => (spoken === null ? '' : '?language=es');

const isOwnWord = (label: string) => ownWords.includes(label) || ofTheTest.test(label);

/** A label or an expression in the language of this journey. */
export function said<Label extends string | RegExp>(label: Label, exact = false): string | RegExp {
  if (spoken === null) return label;
  const { isInTexts, spanishOf } = spoken.texts;
  const isOwn = label instanceof RegExp ? !/\p{L}{3}/u.test(label.source) : isOwnWord(label);
  if (!isOwn && !isInTexts(label, exact)) throw new Error(`No text of the product has: ${label}`);
  return spanishOf(label, exact);
}

type Method = (this: Page | Locator, ...given: unknown[]) => unknown;
type Methods = Record<string, Method>;
type Options = {
  name?: string | RegExp;
  hasText?: string | RegExp;
  hasNotText?: string | RegExp;
  exact?: boolean;
};

const byText = ['getByLabel', 'getByText', 'getByPlaceholder', 'getByTitle', 'getByAltText'];

/**
 * Call it before the page is given to the journey, and what is returned at its end.
 * @returns a function that restores English
 */
export async function speakSpanish(page: Page, baseURL: string): Promise<() => void> {
  // Other journeys need no texts.
  spoken = { texts: await import('./spanish-of.ts'), server: baseURL };
  const prototypes = [Object.getPrototypeOf(page), Object.getPrototypeOf(page.locator('body'))] as Methods[];
  const restore = prototypes.map((prototype) => translateFinders(prototype));
  const [ofPage] = prototypes as [Methods];
  const { goto } = ofPage as { goto: Method };
  ofPage.goto = function (address, ...rest) {
    return goto.call(this, addressIn('es', String(address), baseURL), ...rest);
  };
  return () => {
    spoken = null;
    ofPage.goto = goto;
    for (const one of restore) one();
  };
}

function translateFinders(prototype: Methods): () => void {
  const before: Methods = {};
  const replace = (name: string, given: (...given: unknown[]) => unknown[]) => {
    const method = prototype[name];
    if (!method) return;
    before[name] = method;
    prototype[name] = function (...original) {
      return method.call(this, ...given(...original));
    };
  };
  for (const name of byText)
    replace(name, (text, options = {}) => {
      const { exact, ...others } = options as Options;
      const label = said(text as string | RegExp, exact);
      return [label, { ...others, ...(typeof label === 'string' && { exact }) }];
    });
  replace('getByRole', (role, options) => [role, withLabels(options as Options | undefined)]);
  replace('filter', (options) => [withLabels(options as Options | undefined)]);
  replace('locator', (selector, options) => [selector, withLabels(options as Options | undefined)]);
  return () => void Object.assign(prototype, before);
}

function withLabels(options: Options | undefined): Options | undefined {
  if (options === undefined) return undefined;
  const { exact, ...translated } = { ...options };
  for (const name of ['name', 'hasText', 'hasNotText'] as const) {
    const label = options[name];
    if (label !== undefined) translated[name] = said(label, exact);
  }
  return { ...translated, ...(typeof translated.name === 'string' && exact !== undefined && { exact }) };
}

const each = (expected: unknown, exact: boolean) =>
  Array.isArray(expected)
    ? expected.map((one) => said(one, exact))
    : said(expected as string | RegExp, exact);
const address = (path: unknown) =>
  typeof path === 'string' && spoken !== null ? addressIn('es', path, spoken.server) : path;

/** How the expectations about a page are said in Spanish. */
const translated: Record<string, (...given: unknown[]) => unknown[]> = {
  toHaveText: (expected, ...rest) => [each(expected, true), ...rest],
  toContainText: (expected, ...rest) => [each(expected, false), ...rest],
  toHaveAccessibleName: (expected, ...rest) => [each(expected, true), ...rest],
  toHaveAccessibleDescription: (expected, ...rest) => [each(expected, true), ...rest],
  toHaveURL: (expected, ...rest) => [address(expected), ...rest],
  toHaveAttribute: (name, expected, ...rest) => [
    name,
    name === 'href' ? address(expected) : expected,
    ...rest,
  ],
};

type Matchers = Record<string, (...given: unknown[]) => unknown>;

/** What an email or a printed page says, which the journey holds as a text. */
const containing = (matchers: Matchers, texts: Texts) => (expected: unknown) => {
  if (typeof expected !== 'string' || !texts.isInTexts(expected)) return matchers.toContain?.(expected);
  const text = texts.spanishOf(expected);
  return matchers.toMatch?.(typeof text === 'string' ? new RegExp(texts.loose(text)) : text);
};

function inSpanish(matchers: Matchers, actual: unknown, texts: Texts): Matchers {
  return new Proxy(matchers, {
    get(target, name: string) {
      const matcher = target[name];
      if (name === 'not') return inSpanish(matcher as unknown as Matchers, actual, texts);
      if (name === 'toContain' && typeof actual === 'string') return containing(target, texts);
      const given = translated[name];
      return given ? (...original: unknown[]) => matcher?.(...given(...original)) : matcher;
    },
  });
}

/** Playwright's `expect`, whose expectations about a page are in the language of the journey. */
export const expect: typeof inEnglish = new Proxy(inEnglish, {
  apply(target, self, given: Parameters<typeof inEnglish>) {
    const matchers = Reflect.apply(target, self, given);
    return spoken === null ? matchers : inSpanish(matchers as unknown as Matchers, given[0], spoken.texts);
  },
});
