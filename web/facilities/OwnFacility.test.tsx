import { expect, test } from 'vitest';
import { renderMarkup, textIn } from '#web/testing/render-markup.tsx';
import { OwnFacility } from './OwnFacility.tsx';

test.each([
  [0, '0 of 25 seats are taken.'],
  [1, '1 of 25 seats is taken.'],
  [2, '2 of 25 seats are taken.'],
])('the number of taken seats reads well for %i', (taken, sentence) => {
  const facility = {
    name: 'Garden House',
    status: 'active' as const,
    joinedAt: '2026-01-05T10:00:00.000Z',
    seats: { taken, limit: 25 },
  };
  expect(textIn(renderMarkup(<OwnFacility facility={facility} onChanged={() => {}} />))).toContain(sentence);
});
