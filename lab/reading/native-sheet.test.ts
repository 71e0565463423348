import { join } from 'node:path';
import { expect, test } from 'vitest';
import { readTexts } from '#content/texts.ts';
import { escaped, nativeSheet } from './native-sheet.ts';
import { nativeTexts, partNames } from './native-texts.ts';

const texts = await nativeTexts();
const sheet = nativeSheet(texts, partNames);

const read = (language: 'en' | 'es') => {
  const result = readTexts(join(import.meta.dirname, '../../content'), { language });
  if (!result.ok) throw new Error('the texts have faults');
  return result.texts;
};
const [english, spanish] = [read('en'), read('es')];

const hold = (said: readonly string[]) => said.filter((text) => !sheet.includes(escaped(text)));

test('the sheet has every claim, reason and act of the fifty exercises in both languages', () => {
  for (const { exercises } of [english, spanish]) {
    expect(exercises).toHaveLength(50);
    const said = exercises.flatMap(({ title, hint, why, why_not, main, ...rest }) => [
      ...[title, hint, why, why_not, rest.try],
      ...main.options.map(({ script }) => script),
    ]);
    expect(hold(said)).toEqual([]);
  }
});

test('the sheet has every line of safety, coaching and surveys in both languages', () => {
  for (const { safety, coaching, surveys } of [english, spanish]) {
    const { title, signs, note } = safety.emergency;
    const questions = surveys.surveys.flatMap(({ questions: asked }) => asked);
    expect(signs).toHaveLength(10);
    expect(
      hold([
        ...[safety.footer, title, note, ...signs],
        ...safety.advice.map(({ text }) => text),
        ...coaching.map(({ script }) => script),
        ...questions.flatMap(({ question, options }) => [question, ...options.map(({ option }) => option)]),
      ]),
    ).toEqual([]);
  }
});

test('every text has both languages, boxes, and a fingerprint that changes with it', () => {
  const all = partNames.flatMap((part) => texts[part].flatMap((group) => group.texts));
  expect(all.filter(({ en, es }) => en === '' || es === '')).toEqual([]);
  expect(sheet.match(/class="judged"/g)).toHaveLength(all.length);
  const stateOf = (html: string) => /as of ([0-9a-f]{12})/.exec(html)?.[1];
  const other = {
    ...texts,
    safety: [{ title: 'safety', texts: [{ place: '', en: 'Sit down.', es: 'Siéntese.' }] }],
  };
  expect(stateOf(nativeSheet(other, partNames))).not.toBe(stateOf(sheet));
  expect(sheet).toMatch(/Name .*Day .*Signature /s);
});
