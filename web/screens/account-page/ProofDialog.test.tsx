// @vitest-environment jsdom

import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { renderInApp } from '#web/testing/render.tsx';
import { ProofDialog } from './ProofDialog.tsx';

test('before money or rights are given away each press on Retry asks again for the account, also while a read hangs', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  const fetched = vi.spyOn(globalThis, 'fetch').mockImplementation(() => new Promise(() => {}));
  renderInApp(<ProofDialog onClose={() => {}} />);
  await act(() => vi.advanceTimersByTimeAsync(30_500));
  for (let presses = 1; presses <= 2; presses += 1) {
    await userEvent.click(await screen.findByRole('button', { name: 'Retry' }));
    expect(fetched).toHaveBeenCalledTimes(presses + 1);
  }
  vi.useRealTimers();
});
