// @vitest-environment jsdom

import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useLocation } from 'react-router';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { paths } from '#contract/pages/paths.ts';
import { type ForbiddenProblem, notifyForbidden } from '#web/data/api/forbidden.ts';
import { applySettings } from '#web/data/settings.ts';
import { renderInApp } from '#web/testing/render.tsx';
import { ForbiddenRedirect } from './ForbiddenRedirect.tsx';

const person = vi.hoisted(() => ({ userType: 'individualUser' }));
vi.mock('#web/data/queries/refresh-user.ts', () => ({ refreshUser: async () => person }));

const unpaid: ForbiddenProblem = { code: 'subscription_required', message: 'Please subscribe.' };
const forbidden: ForbiddenProblem = { code: 'forbidden', message: 'Not for you.' };

beforeEach(() => {
  person.userType = 'individualUser';
});
afterEach(() => {
  vi.unstubAllGlobals();
  applySettings({ stayOnPage: false });
});

function Here({ isPaidPage }: { isPaidPage: boolean }) {
  return (
    <>
      <p>at {useLocation().pathname}</p>
      <ForbiddenRedirect isPaidPage={isPaidPage} />
    </>
  );
}

const place = () => screen.getByText(/^at /).textContent?.replace('at ', '');

/** The page after a call was rejected. */
async function placeAfter(forbidden: ForbiddenProblem, isPaidPage: boolean) {
  renderInApp(<Here isPaidPage={isPaidPage} />, { path: paths.dashboard });
  await act(async () => notifyForbidden(forbidden));
  return place();
}

test('a missing subscription redirects from a paid page to the subscription page', async () => {
  expect(await placeAfter(unpaid, true)).toBe(paths.subscription);
});

test('a missing subscription redirects nobody from other pages', async () => {
  expect(await placeAfter(unpaid, false)).toBe(paths.dashboard);
});

test('users who cannot open the subscription page are not redirected there', async () => {
  person.userType = 'facilityUser';
  expect(await placeAfter(unpaid, true)).toBe(paths.dashboard);
});

test('a forbidden call redirects to the forbidden page', async () => {
  expect(await placeAfter(forbidden, false)).toBe(paths.forbidden);
});

test('a user who wants pages to stay is asked first', async () => {
  applySettings({ stayOnPage: true });
  expect(await placeAfter(unpaid, true)).toBe(paths.dashboard);
  expect(screen.getByRole('alertdialog', { name: unpaid.message })).toBeDefined();
  await userEvent.click(screen.getByRole('button', { name: 'Go to my subscription' }));
  expect(place()).toBe(paths.subscription);
});
