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
  [0, 25, '0 of 25 seats are taken.'],
  [1, 25, '1 of 25 seats is taken.'],
  [2, 25, '2 of 25 seats are taken.'],
  [4999, 5000, '4,999 of 5,000 seats are taken.'],
])('the number of taken seats reads well for %i of %i', (taken, limit, sentence) => {
  const own = { ...facility, seats: { taken, limit } };
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

test.each([
  ['ended', 'Your access ended on Jun 30, 2026.'],
  ['suspended', null],
] as const)('a facility that is %s has no code to hand out', (status, lastDay) => {
  const own = { ...facility, status, code: 'GARDEN-7', endsAt: '2026-06-30T00:00:00.000Z' };
  const text = textIn(renderMarkup(<OwnFacility facility={own} onChanged={() => {}} />));
  expect(text).not.toContain('GARDEN-7');
  expect(/Your access [^.]+\./.exec(text)?.[0] ?? null).toBe(lastDay);
});
