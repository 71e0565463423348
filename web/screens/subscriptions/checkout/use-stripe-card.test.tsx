// @vitest-environment jsdom

import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { PageConfig } from '#contract/pages/page.ts';
import { ConfigProvider } from '#web/data/config.tsx';
import { changeSettings } from '#web/data/settings.ts';
import { renderInApp } from '#web/testing/render.tsx';
import { useStripeCard } from './use-stripe-card.tsx';

const loadStripe = vi.hoisted(() => vi.fn());
vi.mock('@stripe/stripe-js/pure', () => ({ loadStripe }));

beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener() {}, removeEventListener() {} }));
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  loadStripe.mockReset();
  fieldSays = 'ready';
});

const update = vi.fn();
/** What the field itself says once it is in the page. */
let fieldSays = 'ready';
const stripe = {
  elements: () => ({
    create: () => ({
      mount() {},
      on: (event: string, happened: () => void) => event === fieldSays && happened(),
      update,
      destroy() {},
    }),
  }),
};

function Card() {
  const card = useStripeCard();
  return (
    <>
      {card.fields}
      <output>{card.isReady ? 'ready' : card.isMissing ? 'missing' : 'loading'}</output>
    </>
  );
}

function showCard() {
  const config = { payments: { provider: 'stripe', publishableKey: 'pk_test' } } as PageConfig;
  renderInApp(
    <ConfigProvider value={config}>
      <Card />
    </ConfigProvider>,
  );
}

const state = () => screen.getByText(/^(ready|missing|loading)$/).textContent;
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

test.each([
  ['is blocked', () => Promise.reject(new Error('Failed to load Stripe.js'))],
  ['never arrives', () => new Promise(() => {})],
])('when the script of the card field %s, a reason and Retry stand there within 10 s', async (_how, load) => {
  loadStripe.mockImplementation(load);
  showCard();
  await pass(10_000);
  expect(state()).toBe('missing');
  expect(await screen.findByText(/^The card field did not arrive\./)).toBeTruthy();
  loadStripe.mockResolvedValue(stripe);
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
  await pass(0);
  expect(state()).toBe('ready');
  expect(screen.queryByRole('button', { name: 'Retry' })).toBeNull();
});

test.each(['nothing', 'loaderror'])(
  'a card field that says %s in its frame is missing, too',
  async (said) => {
    fieldSays = said;
    loadStripe.mockResolvedValue(stripe);
    showCard();
    await pass(10_000);
    expect(state()).toBe('missing');
    fieldSays = 'ready';
    await userEvent.click(await screen.findByRole('button', { name: 'Retry' }));
    await pass(0);
    expect(state()).toBe('ready');
  },
);

test('the card field follows the theme and the text size', async () => {
  loadStripe.mockResolvedValueOnce(stripe);
  showCard();
  await pass(0);
  update.mockClear();
  act(() => changeSettings({ textSize: 28 }));
  expect(update).toHaveBeenCalledOnce();
});
