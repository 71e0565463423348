// @vitest-environment jsdom

import { act, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { renderInApp } from '#web/testing/render.tsx';
import { KeepSubscription } from './KeepSubscription.tsx';
import { details, stubSizes } from './testing/subscription-server.ts';

stubSizes();

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const button = () => screen.getByRole('button', { name: 'Subscribe' });

test('pressed twice it is sent once; Retry sends the same operation again, and one answer counts', async () => {
  const answers: ((kept: string) => void)[] = [];
  const operations: string[] = [];
  const keep = (operation: string) => {
    operations.push(operation);
    return new Promise<string>((resolve) => answers.push(resolve));
  };
  const onKept = vi.fn();
  renderInApp(<KeepSubscription details={details} keep={keep} onKept={onKept} />);
  fireEvent.click(button());
  fireEvent.click(button());
  expect(operations).toHaveLength(1);
  await act(() => vi.advanceTimersByTimeAsync(30_000));
  fireEvent.click(screen.getByRole('button', { name: 'Retry' }));
  expect(operations).toEqual([operations[0], operations[0]]);
  await act(async () => {
    for (const resolve of answers) resolve('kept');
  });
  expect(onKept).toHaveBeenCalledOnce();
});

test('a failure is said in an alert, and the button can be pressed again', async () => {
  const keep = vi.fn().mockRejectedValueOnce(new Error('lost'));
  renderInApp(<KeepSubscription details={details} keep={keep} onKept={() => {}} />);
  await act(async () => fireEvent.click(button()));
  expect(screen.getByRole('alertdialog').textContent).toContain('Error processing payment');
  await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Okay' })));
  await act(async () => fireEvent.click(button()));
  expect(keep).toHaveBeenCalledTimes(2);
});
