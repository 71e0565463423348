import { expect, test } from 'vitest';
import { dashboardTab } from './dashboard-tab.ts';

test.each([
  [undefined, null, 'game'],
  ['game', null, 'game'],
  ['Reports', null, 'Reports'],
  ['reports', null, 'Reports'],
  ['game', 'Reports', 'Reports'],
  ['Reports', 'game', 'game'],
  [7, 'nonsense', 'game'],
])('state %o and ?tab=%s open %s', (state, tab, opened) => {
  expect(dashboardTab(state, tab)).toBe(opened);
});
