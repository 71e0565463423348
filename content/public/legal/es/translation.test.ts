import { expect, test } from 'vitest';
import { readingEase } from '../../../checks/spanish/ease.ts';
import { fileHash } from '../../../hashes.ts';
import { appPrivacyPolicy as appPrivacyInEnglish } from '../app-privacy-policy.ts';
import { appTermsOfUse as appTermsInEnglish } from '../app-terms-of-use.ts';
import type { LegalText } from '../legal-text.ts';
import { privacyPolicy as privacyInEnglish } from '../privacy-policy.ts';
import { termsOfUse as termsInEnglish } from '../terms-of-use.ts';
import { appPrivacyPolicy } from './app-privacy-policy.ts';
import { appTermsOfUse } from './app-terms-of-use.ts';
import { privacyPolicy } from './privacy-policy.ts';
import { termsOfUse } from './terms-of-use.ts';

/** Only the English texts bind: what their translations say must be the same, and of today. */

const pages = [
  { name: 'privacy policy', english: privacyInEnglish, spanish: privacyPolicy },
  { name: 'app privacy policy', english: appPrivacyInEnglish, spanish: appPrivacyPolicy },
  { name: 'terms of use', english: termsInEnglish, spanish: termsOfUse },
  { name: 'app terms of use', english: appTermsInEnglish, spanish: appTermsOfUse },
];

const linesOf = ({ title, summary, sections }: LegalText) => [
  title,
  ...summary,
  ...sections.flatMap(({ heading, paragraphs }) => [heading, ...paragraphs]),
];

test.each(pages)('the $name is a translation of the English words of today', ({ english, spanish }) => {
  expect(spanish.of).toBe(fileHash(Buffer.from(JSON.stringify(english))).slice(0, 12));
});

test.each(pages)(
  'the $name has the sections, figures and names of the English one',
  ({ english, spanish }) => {
    const shapeOf = ({ summary, sections }: LegalText) => [
      summary.length,
      ...sections.map(({ id, paragraphs }) => `${id} ${paragraphs.length}`),
    ];
    expect(shapeOf(spanish)).toEqual(shapeOf(english));
    const figures = (line: string) => (line.match(/\d+|\{\w+\}/g) ?? []).toSorted();
    expect(linesOf(spanish).map(figures)).toEqual(linesOf(english).map(figures));
  },
);

test.each(pages)('nothing of the $name is left in English', ({ english, spanish }) => {
  expect(linesOf(spanish).filter((line) => linesOf(english).includes(line))).toEqual([]);
});

test.each(pages)('the $name addresses people as usted, and is read with ease', ({ spanish }) => {
  const text = linesOf(spanish).join('\n');
  expect(text).not.toMatch(/(?<!\p{L})(?:tú|ti|tu|tus|te|contigo|eres|tienes|puedes|vos)(?!\p{L})/iu);
  const count = (mark: string) => text.split(mark).length;
  expect([count('¿'), count('¡')]).toEqual([count('?'), count('!')]);
  for (const { id, paragraphs } of spanish.sections) {
    const { fernandezHuerta, inflesz } = readingEase(paragraphs.join(' '));
    expect(Math.min(fernandezHuerta, inflesz), id).toBeGreaterThanOrEqual(55);
  }
});
