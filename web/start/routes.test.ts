import { readFileSync } from 'node:fs';
import { isValidElement } from 'react';
import { matchRoutes } from 'react-router';
import { expect, test } from 'vitest';
import { paths } from '#contract/pages/paths.ts';
import { redirectForCourse } from '#web/screens/cmi5/redirect-for-course.ts';
import {
  redirectForAccount,
  redirectForFacility,
  redirectForNewPassword,
  redirectForOperator,
  redirectForPlay,
  redirectForSubscription,
  redirectForTwoSteps,
} from '#web/shell/routing/redirect-rules.ts';
import { routes } from './routes.tsx';

const source = readFileSync(new URL('./routes.tsx', import.meta.url), 'utf8');

test('every page of the specification is routed', () => {
  const routed = new Set([...source.matchAll(/path: paths\.(\w+)/g)].map(([, name]) => name));
  expect(Object.keys(paths).filter((name) => !routed.has(name))).toEqual([]);
});

test.each([
  [paths.dashboard, redirectForPlay],
  [paths.game, redirectForPlay],
  [paths.today, redirectForPlay],
  [paths.plan, redirectForPlay],
  [paths.course, redirectForCourse],
  [paths.subscription, redirectForSubscription],
  [paths.updateCard, redirectForSubscription],
  [paths.account, redirectForAccount],
  [paths.receipts, redirectForAccount],
  [paths.facility, redirectForFacility],
  [paths.facilityMembers, redirectForFacility],
  [paths.operator, redirectForOperator],
  [paths.newPassword, redirectForNewPassword],
  [paths.twoSteps, redirectForTwoSteps],
  [paths.home, undefined],
  [paths.billing, undefined],
])('%s is guarded by the rule of that page', async (path, redirectFor) => {
  const frames = matchRoutes(routes, path)?.slice(0, -1) ?? [];
  const rules = await Promise.all(
    frames.map(async ({ route }) => {
      const { element } = typeof route.lazy === 'function' ? await route.lazy() : route;
      return isValidElement<{ redirectFor?: unknown }>(element) ? element.props.redirectFor : undefined;
    }),
  );
  expect(rules.filter((rule) => rule !== undefined)).toEqual(redirectFor ? [redirectFor] : []);
});

test('every screen has a title and its own questions for "Need help?"', () => {
  const screens = [...source.matchAll(/import\('#web(\/[\w/-]+Screen\.tsx)'\)/g)].map(
    ([, file = '']) => `..${file}`,
  );
  expect(screens.length).toBeGreaterThan(Object.keys(paths).length);
  // The type requires both, and at least one question.
  const isTyped = (file: string) =>
    /^export const handle: ScreenHandle = /m.test(readFileSync(new URL(file, import.meta.url), 'utf8'));
  expect(screens.filter((file) => !isTyped(file))).toEqual([]);
});
