import { expect, test } from 'vitest';
import { readingGrade } from '../../checks/reading.ts';
import { appPrivacyPolicy } from './app-privacy-policy.ts';
import { appTermsOfUse } from './app-terms-of-use.ts';
import type { LegalText } from './legal-text.ts';
import { privacyPolicy } from './privacy-policy.ts';
import { termsOfUse } from './terms-of-use.ts';

const pages = { privacyPolicy, appPrivacyPolicy, termsOfUse, appTermsOfUse };
const named = Object.entries(pages);

/** Returns the whole text of a page, one line per paragraph. */
const wordsOf = ({ summary, sections }: LegalText) =>
  [...summary, ...sections.flatMap(({ heading, paragraphs }) => [heading, ...paragraphs])].join('\n');

const billing = [
  /period of 1, 3, 6 or 12 months/,
  /renews by itself/,
  /new price takes effect with your next period/,
  /30 days before you would pay it/,
  /payment solutions of other companies/,
  /trial.*is up to us/,
  /in your account settings.*support ticket/,
  /full refund within 30 days of your first payment if you have never opened/,
];
const privacy = [
  /agree that we keep and use your email address and your contact details/,
  /We do not collect your location/,
  /within 30 days of the deletion of your account/,
  /cannot connect to an account are deleted within 12 months/,
];

test('each page has its own figures', () => {
  const promised: Record<keyof typeof pages, RegExp[]> = {
    privacyPolicy: [
      ...privacy,
      /under 13, you may not register/,
      /13 to 17, you need the consent of a parent/,
    ],
    appPrivacyPolicy: [...privacy, /No one under 13 may register/, /18 or over to use the app/],
    termsOfUse: [...billing, /at most the amount you paid us/, /filed within one year/],
    appTermsOfUse: [...billing, /18 years old or over/, /at most 150 US dollars/],
  };
  for (const [name, page] of named) {
    for (const figure of promised[name as keyof typeof pages]) expect(wordsOf(page), name).toMatch(figure);
  }
});

test('no page has a figure of the other version', () => {
  const foreign: Record<keyof typeof pages, RegExp[]> = {
    privacyPolicy: [/18 or over/, /150/, /one year/],
    appPrivacyPolicy: [/guardian/, /150/, /one year/],
    termsOfUse: [/150/, /18/, /\b13\b/],
    appTermsOfUse: [/amount you paid/, /one year/, /\b13\b/, /guardian/],
  };
  for (const [name, page] of named) {
    for (const figure of foreign[name as keyof typeof pages]) expect(wordsOf(page), name).not.toMatch(figure);
  }
});

test('the summary and the text of a page give the same number of days for each thing', () => {
  const allowed = { 'terms|appTerms': ['3', '30'], 'privacy|appPrivacy': ['14', '30', '90'] };
  for (const [name, page] of named) {
    const days = [...wordsOf(page).matchAll(/(\d+) days/g)].map(([, figure]) => figure);
    const key = name.toLowerCase().includes('privacy') ? 'privacy|appPrivacy' : 'terms|appTerms';
    expect([...new Set(days)].sort(), name).toEqual(allowed[key]);
  }
});

test('the two web versions are effective January 1, 2022', () => {
  expect([privacyPolicy.effective, termsOfUse.effective]).toEqual(['January 1, 2022', 'January 1, 2022']);
});

test('each page has the support address of this installation in its summary and in its last section', () => {
  for (const [name, { summary, sections }] of named) {
    expect(summary.join(' '), name).toContain('{email}');
    expect(sections.at(-1)?.paragraphs.join(' '), name).toContain('{email}');
  }
});

test('only the three known names are in braces, and every anchor is unique', () => {
  for (const [name, page] of named) {
    const tokens = [...wordsOf(page).matchAll(/\{.*?\}/g)].map(([token]) => token);
    expect(
      tokens.filter((token) => !['{product}', '{company}', '{email}'].includes(token)),
      name,
    ).toEqual([]);
    const ids = page.sections.map(({ id }) => id);
    expect(new Set(ids).size, name).toBe(ids.length);
  }
});

test('summaries and sections read at school grade 8 or below', () => {
  for (const [name, { summary, sections }] of named) {
    const texts = [{ id: 'summary', text: summary.join(' ') }].concat(
      sections.map(({ id, paragraphs }) => ({ id, text: paragraphs.join(' ') })),
    );
    for (const { id, text } of texts) {
      const plain = text
        .replaceAll('{email}', 'us')
        .replaceAll('{product}', 'Mind Your Step')
        .replaceAll('{company}', 'Our Team');
      expect(readingGrade(plain), `${name}: ${id}`).toBeLessThanOrEqual(8);
    }
  }
});
