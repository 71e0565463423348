import { afterEach, expect, test, vi } from 'vitest';
import { renderMarkup, textIn } from '#web/testing/render-markup.tsx';
import { OwnFacility } from './OwnFacility.tsx';

afterEach(() => vi.unstubAllEnvs());

const facility = {
  name: 'Garden House',
  status: 'active' as const,
  joinedAt: '2026-01-05T10:00:00.000Z',
};

test.each([
  [0, '0 of 25 seats are taken.'],
  [1, '1 of 25 seats is taken.'],
  [2, '2 of 25 seats are taken.'],
])('the number of taken seats reads well for %i', (taken, sentence) => {
  const own = { ...facility, seats: { taken, limit: 25 } };
  expect(textIn(renderMarkup(<OwnFacility facility={own} onChanged={() => {}} />))).toContain(sentence);
});

test.each(['America/Los_Angeles', 'UTC', 'Pacific/Auckland'])(
  'the end of the access is the day that was agreed, for a reader in %s as for the operator',
  (zone) => {
    vi.stubEnv('TZ', zone);
    const own = { ...facility, endsAt: '2027-01-31T00:00:00.000Z' };
    const text = textIn(renderMarkup(<OwnFacility facility={own} onChanged={() => {}} />));
    expect(text).toContain('Your access ends on Jan 31, 2027.');
  },
);
