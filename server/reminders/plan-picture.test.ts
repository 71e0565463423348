import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { languages } from '#content/languages.ts';
import { gameContentOf } from '#server/game/game-content.ts';
import { openContent } from '#server/game/open-content.ts';
import { isPictureName } from '#server/lib/mail/pictures.ts';
import { stillName } from '#server/lib/still-file.ts';
import { testContent } from '#server/testing/test-content.ts';
import { planPicture } from './weekly-content.ts';

const filmed = gameContentOf(testContent, '').byLanguage;
const real = gameContentOf(
  openContent(fileURLToPath(new URL('../../content', import.meta.url))),
  '',
).byLanguage;

test.each(languages)('emails may carry the picture of each thing of a plan from films in %s', (language) => {
  const names = filmed[language].game.exercises.map(({ look }) => stillName(look?.still ?? ''));
  expect(names).toHaveLength(50);
  expect(names.filter((name) => !isPictureName(name))).toEqual([]);
});

test.each(languages)('each thing of a plan has its picture in emails in %s', (language) => {
  const without = real[language].game.exercises.filter((exercise) => !planPicture(exercise, language));
  expect(without.map(({ exercise_id }) => exercise_id)).toEqual([]);
});
