// @vitest-environment jsdom
import 'fake-indexeddb/auto';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useLocation } from 'react-router';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { logout } from '#contract/accounts.ts';
import { cancelSubscription } from '#contract/subscriptions.ts';
import { closeSession, openSession, readUser } from '#web/data/session/current-session.ts';
import { anna } from '#web/data/session/testing/people.ts';
import { renderInApp } from '#web/testing/render.tsx';
import { stubSizes } from '../testing/subscription-server.ts';
import { CancelSubscription } from './CancelSubscription.tsx';

beforeEach(() => {
  stubSizes();
  openSession(anna);
});
afterEach(() => {
  closeSession();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

/** A server that cancels, and never answers a log out. */
function cancelAndHang() {
  vi.stubGlobal('fetch', (address: string, { signal }: RequestInit) => {
    if (address === cancelSubscription.path)
      return Promise.resolve(Response.json({ message: 'It is canceled.', subscriptionEndDate: null }));
    return new Promise((_resolve, reject) => {
      if (address === logout.path) signal?.addEventListener('abort', () => reject(signal.reason));
    });
  });
}

const Where = () => <p>At {useLocation().pathname}</p>;

test('a log out that hangs keeps nobody on "Canceling..." for more than five seconds', async () => {
  cancelAndHang();
  const limits: number[] = [];
  // Five seconds are a moment here.
  vi.spyOn(AbortSignal, 'timeout').mockImplementation((ms) => {
    limits.push(ms);
    const ended = new AbortController();
    setTimeout(() => ended.abort(new DOMException('', 'TimeoutError')), ms / 50);
    return ended.signal;
  });
  renderInApp(
    <>
      <CancelSubscription until={null} isUnpaid={false} />
      <Where />
    </>,
    { path: '/subscription' },
  );
  await userEvent.click(screen.getByRole('button', { name: 'Cancel Subscription' }));
  const question = within(screen.getByRole('alertdialog'));
  await userEvent.click(question.getByRole('button', { name: 'Cancel subscription' }));
  expect(await screen.findByText('At /')).toBeTruthy();
  expect(readUser()).toBeNull();
  expect(limits).toContain(5000);
});
