import fc from 'fast-check';
import { afterEach, expect, test, vi } from 'vitest';
import { addDays, addMonths, firstBoundary, nextBoundary } from './periods.ts';

const at = (text: string) => new Date(text);

afterEach(() => vi.unstubAllEnvs());

test.each([
  ['2026-01-31T10:00:00Z', 1, '2026-02-28T10:00:00Z'],
  ['2026-01-31T10:00:00Z', 2, '2026-03-31T10:00:00Z'],
  ['2028-01-31T10:00:00Z', 1, '2028-02-29T10:00:00Z'],
  ['2028-01-30T10:00:00Z', 1, '2028-02-29T10:00:00Z'],
  ['2028-02-29T10:00:00Z', 12, '2029-02-28T10:00:00Z'],
  ['2028-02-29T10:00:00Z', 48, '2032-02-29T10:00:00Z'],
  ['2096-02-29T10:00:00Z', 48, '2100-02-28T10:00:00Z'],
  ['2026-08-31T23:59:59Z', 1, '2026-09-30T23:59:59Z'],
  ['2026-11-30T00:00:00Z', 3, '2027-02-28T00:00:00Z'],
  ['2026-12-31T00:00:00Z', 6, '2027-06-30T00:00:00Z'],
])('%s and %i months are %s', (anchor, months, expected) => {
  expect(addMonths(at(anchor), months)).toEqual(at(expected));
});

test('a subscription of 31 January renews on the last day of each short month and comes back to the 31st', () => {
  const anchor = at('2028-01-31T08:00:00Z');
  const days: string[] = [];
  let end = anchor;
  for (let month = 0; month < 12; month += 1) {
    end = nextBoundary(anchor, 1, end);
    days.push(end.toISOString().slice(5, 10));
  }
  expect(days).toEqual([
    '02-29',
    '03-31',
    '04-30',
    '05-31',
    '06-30',
    '07-31',
    '08-31',
    '09-30',
    '10-31',
    '11-30',
    '12-31',
    '01-31',
  ]);
});

test.each(['Pacific/Kiritimati', 'America/Los_Angeles', 'Asia/Kathmandu', 'Australia/Lord_Howe'])(
  'the zone of the host does not matter: %s',
  (zone) => {
    vi.stubEnv('TZ', zone);
    expect(addMonths(at('2026-01-31T23:30:00Z'), 1)).toEqual(at('2026-02-28T23:30:00Z'));
    expect(addMonths(at('2026-03-31T00:30:00Z'), 1)).toEqual(at('2026-04-30T00:30:00Z'));
    expect(nextBoundary(at('2026-01-31T00:30:00Z'), 1, at('2026-02-28T00:30:00Z'))).toEqual(
      at('2026-03-31T00:30:00Z'),
    );
  },
);

test.each(['2026-05-30T23:59:59Z', '2026-04-20T00:00:00Z', '2026-03-15T00:00:00Z', '2025-05-31T00:00:00Z'])(
  'an anchor that lies ahead of %s is itself the next boundary',
  (instant) => {
    const anchor = at('2026-05-31T00:00:00Z');
    expect(nextBoundary(anchor, 1, at(instant))).toEqual(anchor);
  },
);

test.each([
  ['at', '2026-05-01T00:00:00.000Z', '2026-05-01T00:00:00Z'],
  ['just after', '2026-05-01T00:00:00.001Z', '2026-08-01T00:00:00Z'],
  ['before', '2026-04-30T00:00:00.000Z', '2026-05-01T00:00:00Z'],
])('the first boundary %s %s is %s', (_where, instant, expected) => {
  expect(firstBoundary(at('2026-02-01T00:00:00Z'), 3, at(instant))).toEqual(at(expected));
});

test.each([
  [7, '2026-11-05T09:00:00Z'],
  [0, '2026-10-29T09:00:00Z'],
  [-30, '2026-09-29T09:00:00Z'],
])('29 October and %i times 24 hours are %s', (days, expected) => {
  expect(addDays(at('2026-10-29T09:00:00Z'), days)).toEqual(at(expected));
});

const instants = fc.date({
  min: at('2020-01-01T00:00:00Z'),
  max: at('2060-01-01T00:00:00Z'),
  noInvalidDate: true,
});

test('the next boundary lies after the instant and no boundary lies between', () => {
  fc.assert(
    fc.property(instants, fc.constantFrom(1, 3, 6, 12), fc.nat(600), (anchor, intervalMonths, days) => {
      const instant = new Date(anchor.getTime() + days * 86_400_000);
      const next = nextBoundary(anchor, intervalMonths, instant);
      expect(next.getTime()).toBeGreaterThan(instant.getTime());
      const boundaries = Array.from({ length: 700 }, (_, n) => addMonths(anchor, n * intervalMonths));
      expect(boundaries.find((boundary) => boundary > instant)).toEqual(next);
    }),
  );
});
