// @vitest-environment jsdom

import { act, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { renderInApp } from '#web/testing/render.tsx';
import { details, stubSizes } from '../testing/subscription-server.ts';
import { KeepSubscription } from './KeepSubscription.tsx';

stubSizes();

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const button = () => screen.getByRole('button', { name: 'Subscribe' });

test('two presses send once; Retry repeats the idempotency key, and only one response counts', async () => {
  const responses: ((kept: string) => void)[] = [];
  const keys: string[] = [];
  const keep = (idempotencyKey: string) => {
    keys.push(idempotencyKey);
    return new Promise<string>((resolve) => responses.push(resolve));
  };
  const onKept = vi.fn();
  renderInApp(<KeepSubscription details={details} keep={keep} onKept={onKept} />);
  fireEvent.click(button());
  fireEvent.click(button());
  expect(keys).toHaveLength(1);
  await act(() => vi.advanceTimersByTimeAsync(30_000));
  fireEvent.click(screen.getByRole('button', { name: 'Retry' }));
  expect(keys).toEqual([keys[0], keys[0]]);
  await act(async () => {
    for (const resolve of responses) resolve('kept');
  });
  expect(onKept).toHaveBeenCalledOnce();
});

test('a failure is shown in an alert, and the button can be pressed again', async () => {
  const keep = vi.fn().mockRejectedValueOnce(new Error('lost'));
  renderInApp(<KeepSubscription details={details} keep={keep} onKept={() => {}} />);
  await act(async () => fireEvent.click(button()));
  expect(screen.getByRole('alertdialog').textContent).toContain('Error processing payment');
  await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Okay' })));
  await act(async () => fireEvent.click(button()));
  expect(keep).toHaveBeenCalledTimes(2);
});

test('price and date of the next payment stand before the press', () => {
  renderInApp(
    <KeepSubscription
      details={{ ...details, subscriptionPrice: 9.99, subscriptionEndDate: '2026-07-01T12:00:00.000Z' }}
      keep={() => new Promise(() => {})}
      onKept={() => {}}
    />,
  );
  expect(document.body.textContent).toContain(
    'After that you pay $9.99 on Wednesday, July 1st 2026, renewed until you cancel.',
  );
});
