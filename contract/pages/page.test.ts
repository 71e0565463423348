import { expect, test } from 'vitest';
import {
  conditionMarks,
  configBlockMark,
  fillPage,
  isPlaceholder,
  type PageConfig,
  pagePriceOf,
  placeholder,
} from './page.ts';

const config = {
  year: '2031',
  sandbox: true,
  brand: { product: `Mind & "Step" <b>'`, links: { googlePlay: 'https://play.example', appleAppStore: '' } },
  support: { email: 'help@example.org', phone: null },
} as unknown as PageConfig;

test('values are escaped for text and for attributes', () => {
  const page = `<a title="${placeholder('brand.product')}">${placeholder('year')}</a>`;
  expect(fillPage(page, config)).toBe('<a title="Mind &amp; &quot;Step&quot; &lt;b&gt;&#x27;">2031</a>');
});

test('a missing value becomes empty', () => {
  expect(fillPage(`(${placeholder('support.phone')})`, config)).toBe('()');
});

test.each([
  ['given', 'sandbox', true],
  ['given', 'support.phone', false],
  ['missing', 'brand.links.appleAppStore', true],
  ['outside', 'brand.links.googlePlay', true],
  ['inside', 'brand.links.googlePlay', false],
  ['inside', 'brand.links.appleAppStore', false],
] as const)('the part for "%s %s" is kept: %s', (condition, path, stays) => {
  const { start, end } = conditionMarks(condition, placeholder(path));
  expect(fillPage(`a${start}<b>c</b>${end}d`, config)).toBe(stays ? 'a<b>c</b>d' : 'ad');
});

test('the configuration in the page cannot end its block', () => {
  const nasty = { ...config, year: '</script><script>alert(1)</script>' };
  const page = fillPage(configBlockMark, nasty);
  expect(page.match(/<\/?script/g)).toHaveLength(2);
  expect(JSON.parse(page.replace(/^<script[^>]*>|<\/script>$/g, '')).year).toBe(nasty.year);
});

test('only a whole text counts as a placeholder', () => {
  expect(isPlaceholder(placeholder('a.b'))).toBe(true);
  expect(isPlaceholder('see [[a]]')).toBe(false);
  expect(isPlaceholder(true)).toBe(false);
});

test.each([
  [
    { price: 9.99, intervalMonths: 1 },
    { month: '$9.99', period: '', months: '' },
  ],
  [
    { price: 10, intervalMonths: 1 },
    { month: '$10.00', period: '', months: '' },
  ],
  [
    { price: 24.9, intervalMonths: 3 },
    { month: '', period: '$24.90', months: '3' },
  ],
  [null, { month: '', period: '', months: '' }],
])('the price %o is shown as %o', (sold, shown) => {
  expect(pagePriceOf(sold)).toEqual(shown);
});
