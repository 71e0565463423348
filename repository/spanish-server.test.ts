import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { englishWordsIn } from '#server/testing/english-words.ts';
import { sayWith, type TypedText, typedTexts } from '#server/testing/typed-texts.ts';

/** Rules of the Spanish texts in typed objects. That none is missing, the compiler checks. */

const entries = await typedTexts();

const counts = [1, 2];

/** The texts for which `isWrong` holds. */
const wrong = (isWrong: (es: string, en: string) => boolean) =>
  entries.flatMap(({ id, en, es }) =>
    counts
      .map((count) => [sayWith(es, count).words, sayWith(en, count).words] as const)
      .filter(([spanish, english]) => isWrong(spanish, english))
      .map(([spanish]) => `${id}: ${spanish}`),
  );

/** Texts that are the same in both languages: marks and what is put in, or the same word. */
const sameInBoth = new Set(['No', 'Plan']);

test('what is put into an English text is put into the Spanish one as well', () => {
  expect(entries.length).toBeGreaterThan(250);
  const unlike = entries.flatMap(({ id, en, es }) => {
    const namesIn = (text: TypedText['es']) => [
      ...new Set(counts.flatMap((count) => sayWith(text, count).names)),
    ];
    const [english, spanish] = [namesIn(en).sort().join(), namesIn(es).sort().join()];
    return english === spanish ? [] : [`${id}: ${english} / ${spanish}`];
  });
  expect(unlike).toEqual([]);
});

test('no English is left in a Spanish text', () => {
  // Names of the product, in files too, and of licenses.
  const own = (text: string) => text.replaceAll(/‹\w+›|mind-your-step|CC BY/g, '');
  expect(wrong((es) => englishWordsIn(own(es)).length > 0)).toEqual([]);
  const isLetters = (text: string) => /\p{L}{2}/u.test(own(text));
  expect(wrong((es, en) => es === en && isLetters(es) && !sameInBoth.has(es))).toEqual([]);
});

test('people are addressed as usted', () => {
  const familiar = /(?<!\p{L})(?:tú|ti|tu|tus|te|contigo|eres|tienes|puedes|vos)(?!\p{L})/iu;
  expect(wrong((es) => familiar.test(es))).toEqual([]);
});

test('a question and a call begin with their mark', () => {
  const count = (text: string, mark: string) => text.split(mark).length;
  const isOpen = (text: string) =>
    count(text, '?') !== count(text, '¿') || count(text, '!') !== count(text, '¡');
  expect(wrong((es) => isOpen(es))).toEqual([]);
});

/** What operators and programs alone read stays English. */
const isForOperators =
  /^server\/(operator|sandbox|testing)\/|\.test\.ts$|\/testing\/|\/(operate-[\w-]+|set-price|stop-renewal-now|export-study|waiting-names|keep-an-owner|remove-second-step|receive-payment-event|overload)\.ts$/;

test('what a call says to people is among the texts of its feature, not in place', () => {
  const inPlace = globSync('server/**/*.ts')
    .filter((file) => !isForOperators.test(file))
    .flatMap((file) => {
      const source = readFileSync(file, 'utf8');
      const said = source.matchAll(
        /(?:(?:new Problem|fieldProblem)\(\s*'\w+',\s*|(?:message|reason): )([`'"][A-Z][^`'"\n]* [^`'"\n]*)/g,
      );
      return [...said].map(([, words]) => `${file}: ${words}`);
    });
  expect(inPlace.toSorted()).toEqual([]);
});
