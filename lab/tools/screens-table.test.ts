import { expect, test } from 'vitest';
import type { Row } from '#e2e/measures/walk.ts';
import { asDocument, asText } from './screens-table.ts';

const row: Row = {
  ...{ state: 'stage: choose', measure: 'Controls in view', sign: '≤', limits: { all: 10 }, before: '17' },
  figures: [
    { view: '1280x720 20', value: 17, limit: 10, isMet: false },
    { view: '1280x720 28', value: 9, limit: 10, isMet: true },
  ],
};

test('a row tells its limit, what it was, each figure, and whether it is met, open or missed', () => {
  expect(asDocument([row], {})).toContain(
    '| stage: choose | Controls in view | ≤ 10 | 17 |  |  |  | **17** / 9 | MISSED |',
  );
  const open = { [row.state]: { [row.measure]: { views: 'all' as const, because: 'rebuilt' } } };
  expect(asDocument([row], open)).toContain('| open: rebuilt |');
  expect(asDocument([row], {}, '2026-12-02')).toContain('Measured on 2026-12-02.');
  const met = { ...row, figures: row.figures.slice(1) };
  expect(asDocument([met], open)).toContain('| 9 | met |');
  expect(asText([row])).toBe('stage: choose | Controls in view | ≤ 10 | 1280x720 20: 17 !, 1280x720 28: 9');
});

test('what holds everywhere is counted, and told only where it is missed', () => {
  const wide = { ...row, measure: 'Wider than the view, px' };
  const document = asDocument([wide, { ...wide, state: 'home', figures: row.figures.slice(1) }], {});
  expect(document).toContain('| Wider than the view, px | 1 of 2 |');
  expect(document.match(/\| Wider than the view, px \| ≤ 10/g)).toHaveLength(1);
});
