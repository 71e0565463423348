import { expect, test } from 'vitest';
import type { GameExercise } from '#contract/game.ts';
import { renderMarkup } from '#web/testing/render-markup.tsx';
import { AdviceAndSources } from './Explanation.tsx';

test('the title of a source is marked as English, in every language, and its fact is not', () => {
  const sources = [
    { fact: 'Más de una de cada cuatro.', source: 'Older Adult Falls Data', year: '2026', address: null },
  ];
  const exercise = { sources, advice: [], emergency: null } as unknown as GameExercise;
  const markup = renderMarkup(<AdviceAndSources exercise={exercise} />);
  expect(markup).toContain(
    '<li>Más de una de cada cuatro. <span lang="en">Older Adult Falls Data</span>, 2026</li>',
  );
});
