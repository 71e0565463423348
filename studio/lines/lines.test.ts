import { expect, test } from 'vitest';
import { readTexts } from '#content/texts.ts';
import { chosenLines, writtenLines } from './lines.ts';

const read = readTexts('content');
if (!read.ok) throw new Error('the content is broken');
const { texts } = read;
const lines = writtenLines(texts);

test('authors hear what is written', () => {
  for (const { exercise_id, main } of texts.exercises) {
    const said = chosenLines(lines, [String(exercise_id)]).map(({ script }) => script);
    expect(said).toEqual(expect.arrayContaining(main.options.map(({ script }) => script)));
  }
  expect(chosenLines(lines, ['final'])).toMatchObject([{ clip: 'final', speaker: 'Presenter' }]);
});

test('lines are asked for by exercise, by name, or all at once; another name is refused', () => {
  expect(chosenLines(lines, ['ex01_2', '50']).map(({ clip }) => clip)).toEqual(
    expect.arrayContaining(['ex01_2', 'ex50_1', 'ex50_4']),
  );
  expect(chosenLines(lines, [])).toHaveLength(lines.length);
  expect(() => chosenLines(lines, ['ex99_1'])).toThrow('no line is called "ex99_1"');
});
