import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { readingGrade } from '#content/checks/reading.ts';

const highestGrade = 6;
/** Shorter ones (labels, buttons) are too short to be measured. */
const fewestWords = 8;

/** Texts whose words are the specification's own (sections 2 and 5, decision G49). */
const specified = [
  "Your facility's access has ended. Please contact your facility.",
  'Starting a new game will delete all your previous results!',
];

/** The texts of the screens as `npm run texts` collects them, as they read. */
function screenTexts(): string[] {
  const catalogue = readFileSync('web/locales/en/messages.po', 'utf8');
  const entries = [...catalogue.matchAll(/^msgid ((?:".*"\n)+)/gm)].map(([, quoted = '']) =>
    quoted
      .trimEnd()
      .split('\n')
      .map((line) => JSON.parse(line) as string)
      .join(''),
  );
  return entries.map((text) => text.replaceAll(/<\/?\d+\/?>/g, '').replaceAll(/\{[^}]*\}/g, 'five'));
}

test(`every sentence on a screen reads at grade ${highestGrade} or below`, () => {
  const sentences = screenTexts().filter((text) => text.split(/\s+/).length >= fewestWords);
  expect(sentences.length).toBeGreaterThan(100);
  const hard = sentences
    .filter((text) => !specified.includes(text))
    .map((text) => `${readingGrade(text).toFixed(1)}: ${text}`)
    .filter((line) => Number.parseFloat(line) > highestGrade);
  expect(hard).toEqual([]);
});
