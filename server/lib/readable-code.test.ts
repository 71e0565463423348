import { expect, test } from 'vitest';
import { typedCode, typedLongCode } from './readable-code.ts';

test.each([
  'ABCD-EFGH',
  'abcd efgh',
  'ABCD–EFGH',
  'ABCD\u2011EFGH',
  '“ABCD-EFGH.”',
  'ＡＢＣＤ－ＥＦＧＨ',
  ' ab cd\u00A0ef gh\n',
  '\u200BABCD\u2014EFGH',
  'ABCD\u2212EFGH',
  'ABCD\u00ADEFGH',
  'abcd.efgh',
  'ａｂｃｄ\u3000ｅｆｇｈ',
  '„abcd\u2009efgh”',
  'АВСD-ЕFGН',
  'ΑΒCD ΕFGΗ',
])('%j is the code ABCDEFGH', (typed) => {
  expect(typedCode(typed)).toBe('ABCDEFGH');
});

test('digits of every script are digits', () => {
  for (const typed of ['AB٢٣-CD२३', 'AB2️⃣3️⃣CD²³', 'AB𝟐𝟑-CD２３']) expect(typedCode(typed)).toBe('AB23CD23');
});

test('a long code is put into its groups, however it was typed', () => {
  expect(['abcdefghjkmn', 'ABCD EFGH JKMN', 'abcd–efgh—jkmn', 'ABCD-EFGH-JKMN.'].map(typedLongCode)).toEqual(
    Array(4).fill('ABCD-EFGH-JKMN'),
  );
});
