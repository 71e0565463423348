// @vitest-environment jsdom

import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { closeSession, openSession } from '#web/data/session/current-session.ts';
import type { StoredSession } from '#web/data/session/session.ts';
import { details, stubServer } from '#web/screens/subscriptions/testing/subscription-server.ts';
import { renderInApp } from '#web/testing/render.tsx';
import { MemberFacility } from './MemberFacility.tsx';

beforeEach(() => {
  stubServer({ getSubscription: { status: 200, body: details } });
  const user = { userId: 'ada', userName: 'ada', email: null, userType: 'facilityUser', isSubscribed: true };
  openSession({
    token: 'a',
    user: { ...user, subscriptionEndDate: null, amountCharge: 9.99 },
  } as StoredSession);
});
afterEach(() => {
  vi.unstubAllGlobals();
  closeSession();
});

function renderFacility(status: 'active' | 'ended' | 'suspended') {
  const facility = { name: 'Garden House', status, joinedAt: '2026-01-05T10:00:00.000Z' };
  renderInApp(
    <MemberFacility facility={facility} onChanged={() => {}}>
      {null}
    </MemberFacility>,
  );
}

test('a member who still pays need not, while the facility has access', async () => {
  renderFacility('active');
  expect(await screen.findByText(/You do not need it to play here/)).toBeTruthy();
});

test.each(['ended', 'suspended'] as const)(
  'a member who pays while the facility is %s is told how to play, not to cancel',
  async (status) => {
    renderFacility(status);
    expect(await screen.findByText(/To play with it, leave the facility below/)).toBeTruthy();
    expect(screen.queryByText(/You do not need it/)).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Cancel my own subscription' }));
    expect(screen.queryByText(/You keep playing with your facility/)).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Keep subscription' }));
    await userEvent.click(screen.getByRole('button', { name: 'Leave the facility' }));
    expect(screen.getByText(/you play with your own subscription/)).toBeTruthy();
  },
);

const canceled = { ...details, status: 'cancelling', cancelAtPeriodEnd: true };

test.each(['ended', 'suspended'] as const)(
  'after canceling while the facility is %s, a member reads until when to play, and how',
  async (status) => {
    stubServer({ getSubscription: { status: 200, body: canceled } });
    renderFacility(status);
    const message =
      'Your own subscription is canceled and runs until Wednesday, July 1st 2026. To play until then, leave the facility below.';
    expect(await screen.findByText(message)).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Cancel my own subscription' })).toBeNull();
  },
);

test('after canceling, a member reads nothing of it while the facility has access', async () => {
  const { sentTo } = stubServer({ getSubscription: { status: 200, body: canceled } });
  renderFacility('active');
  await expect.poll(() => sentTo('getSubscription')).toHaveLength(1);
  await act(async () => {});
  expect(screen.queryByText(/subscription/)).toBeNull();
});

test('a member whose own subscription is unpaid reads that canceling ends it now', async () => {
  stubServer({ getSubscription: { status: 200, body: { ...details, status: 'past_due' } } });
  renderFacility('active');
  await userEvent.click(await screen.findByRole('button', { name: 'Cancel my own subscription' }));
  expect(
    screen.getByText(/It ends now\. You owe nothing\. You keep playing with your facility\./),
  ).toBeTruthy();
});
