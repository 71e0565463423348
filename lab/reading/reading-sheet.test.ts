import { join } from 'node:path';
import { expect, test } from 'vitest';
import { readTexts } from '#content/texts.ts';
import { countRight, readingSheet } from './reading-sheet.ts';

const read = readTexts(join(import.meta.dirname, '../../content'));
if (!read.ok) throw new Error('the texts have faults');
const { exercises } = read.texts;
const claim = (exerciseId: number, id: number) =>
  exercises
    .find(({ exercise_id }) => exercise_id === exerciseId)
    ?.main.options.find((option) => option.id === id)
    ?.script.trim()
    .replace(/\s+/g, ' ');

test('a sheet has every claim and no title, and the same seed gives the same sheet', () => {
  const { sheet, key } = readingSheet(exercises, '1');
  expect(key).toHaveLength(exercises.length);
  for (const { exercise_id, title, title_after } of exercises) {
    expect(sheet).toContain(claim(exercise_id, 2));
    expect(sheet).toContain(claim(exercise_id, 3));
    expect(sheet).not.toContain(title);
    expect(sheet).not.toContain(title_after);
  }
  expect(readingSheet(exercises, '1')).toEqual({ sheet, key });
  expect(readingSheet(exercises, '2').key).not.toEqual(key);
});

test('a sheet in Spanish has the same key, and the claims in Spanish', () => {
  const spanish = readTexts(join(import.meta.dirname, '../../content'), { language: 'es' });
  if (!spanish.ok) throw new Error('the texts have faults');
  const { sheet, key } = readingSheet(spanish.texts.exercises, '1');
  expect(key).toEqual(readingSheet(exercises, '1').key);
  expect(sheet).toContain('Agárrese del pasamanos');
  expect(sheet).not.toContain(claim(7, 2));
});

test('the key names the claim that is true in the state that was drawn', () => {
  const { sheet, key } = readingSheet(exercises, '1');
  const states = key.map(({ pair, exerciseId, state, right }) => {
    const exercise = exercises.find(({ exercise_id }) => exercise_id === exerciseId);
    const holds =
      exercise && 'states' in exercise && state ? exercise.states[state].holds : exercise?.main.answer;
    const place = sheet.indexOf(`\n${pair}.\n`);
    expect(sheet.indexOf(`${right}  ${claim(exerciseId, holds ?? 0)}`, place)).toBeLessThan(place + 400);
    expect(sheet.indexOf(`${right}  ${claim(exerciseId, holds ?? 0)}`, place)).toBeGreaterThan(place);
    return state;
  });
  expect(new Set(states)).toEqual(new Set(['scene', 'safe', null]));
});

test('a reader who knows the key is right in all, one who always says A in some, and what is left out is named', () => {
  const { key } = readingSheet(exercises, '1');
  const allRight = key.map(({ pair, right }) => `${pair} ${right}`);
  expect(countRight(key, allRight.join('\n'))).toEqual({
    unseen: { right: 41, of: 41, missing: [] },
    known: { right: 9, of: 9, missing: [] },
  });
  const sayA = countRight(key, key.map(({ pair }) => `${pair}. a`).join('\n'));
  expect(sayA.unseen.right + sayA.known.right).toBe(key.filter(({ right }) => right === 'A').length);
  const { unseen, known } = countRight(key, allRight.slice(1).join('\n'));
  expect([...unseen.missing, ...known.missing]).toEqual([1]);
});
