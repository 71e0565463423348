import { expect } from '#e2e/setup/fixtures.ts';
import type { Condition, Way } from '../../condition.ts';
import type { Stage } from '../../journey.ts';

const others =
  /^https:\/\/(?:js\.stripe\.com|accounts\.google\.com|www\.facebook\.com|connect\.facebook\.net)\//;

/** The page as it is with Stripe, whose script does not arrive. */
async function sellByStripe({ page }: Stage) {
  await page.clock.install();
  await page.route(/\/(?:signUp)?$/, async (route) => {
    const response = await route.fetch();
    const stripe = '"payments":{"provider":"stripe","publishableKey":"pk_test_of_nobody"}';
    const body = (await response.text()).replace(/"payments":\{[^}]*\}/, stripe);
    const { 'content-security-policy': _own, ...headers } = response.headers();
    await route.fulfill({ response, headers, body });
  });
}

/** Within ten seconds. */
async function sayWhyAndRetry({ page }: Stage) {
  const alert = page.getByText(/The card field did not arrive\. An ad blocker or a filter/);
  const retry = page.getByRole('button', { name: 'Retry' });
  for (const act of [() => page.getByText('Discount code').waitFor(), () => retry.click()]) {
    await act();
    await page.clock.runFor(10_000);
    await expect(alert).toBeVisible();
    await expect(retry).toBeVisible();
  }
}

const blocked = (answer: (stage: Stage) => Promise<unknown>): Way => ({
  async arrange(stage) {
    await answer(stage);
    await sellByStripe(stage);
  },
  notIn: { 'sign up with a facility code': 'Where a code is given, nobody asks for a card.' },
  // A person with an account needs no card in these journeys.
  forbids: { 'signs up': sayWhyAndRetry },
});

/** An ad blocker, or the filter of a care home. */
export const blockers: Condition = {
  expectedErrors: /ERR_BLOCKED_BY_CLIENT|ERR_FAILED|requested https:\/\/js\.stripe\.com/,
  ways: {
    'what it blocks is never answered': blocked(({ page }) => page.route(others, () => {})),
    'what it blocks is refused': blocked(({ page }) =>
      page.route(others, (route) => route.abort('blockedbyclient')),
    ),
  },
};
