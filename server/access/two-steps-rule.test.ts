import { expect, test } from 'vitest';
import { needsTwoSteps } from './two-steps-rule.ts';

const since = new Date('2026-06-01T09:00:00Z');

test.each([
  ['operator', null, true],
  ['operator', since, false],
  ['facilityAdmin', null, false],
  ['facilityUser', null, false],
  ['individualUser', null, false],
] as const)(
  'whether %s with two steps since %s has to set them up: %s',
  (userType, twoStepsSince, needed) => {
    expect(needsTwoSteps({ userType, twoStepsSince })).toBe(needed);
  },
);
