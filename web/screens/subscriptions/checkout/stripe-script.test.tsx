// @vitest-environment jsdom

import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import type { PageConfig } from '#contract/pages/page.ts';
import { ConfigProvider } from '#web/data/config.tsx';
import { renderInApp } from '#web/testing/render.tsx';
import { useStripeCard } from './use-stripe-card.tsx';

/** With the loader of Stripe as it is: jsdom fetches no script, so each one hangs. */

const scripts = () => [...document.querySelectorAll('script[src^="https://js.stripe.com/"]')];

function Card() {
  return useStripeCard().fields;
}

test('after Retry the real loader asks for a script that hangs once more, as often as Retry is pressed', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener() {}, removeEventListener() {} }));
  const config = { payments: { provider: 'stripe', publishableKey: 'pk_test' } } as PageConfig;
  renderInApp(
    <ConfigProvider value={config}>
      <Card />
    </ConfigProvider>,
  );
  const seen = new Set(scripts());
  expect(seen.size).toBe(1);
  for (const asked of [2, 3, 4]) {
    await act(() => vi.advanceTimersByTimeAsync(10_000));
    await userEvent.click(await screen.findByRole('button', { name: 'Retry' }));
    await act(() => vi.advanceTimersByTimeAsync(0));
    for (const script of scripts()) seen.add(script);
    expect(scripts()).toHaveLength(1);
    expect(seen.size).toBe(asked);
  }
  vi.useRealTimers();
  vi.unstubAllGlobals();
});
