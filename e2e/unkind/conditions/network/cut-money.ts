import { expect } from '#e2e/setup/fixtures.ts';
import type { Condition, Way } from '../../condition.ts';
import type { JourneyName, Stage } from '../../journey.ts';

const unreachable = /We could not reach the server/;
const failed = /Error processing payment/;

/** Cuts the connection at the first request of each call that this matches: before it arrives, or before its answer does. */
const cut = (
  calls: RegExp,
  when: 'before' | 'after',
  { showsIn, ...failsFirst }: { showsIn: readonly JourneyName[] } & NonNullable<Way['failsFirst']>,
): Way => ({
  async arrange({ page }: Stage) {
    const seen = new Set<string>();
    const keys = new Map<string, string>();
    await page.route(calls, async (route) => {
      const request = route.request();
      const { pathname } = new URL(request.url());
      const key = request.postDataJSON()?.operation ?? '';
      // Whatever is pressed again is the same payment.
      expect(keys.get(pathname) ?? key).toBe(key);
      keys.set(pathname, key);
      if (seen.has(pathname)) return route.continue();
      seen.add(pathname);
      if (when === 'after') await route.fetch();
      return route.abort();
    });
  },
  failsFirst,
  showsIn,
  notIn: noMoney,
});

const without = 'no money is moved in it';
const noMoney: Partial<Record<JourneyName, string>> = {
  'try one exercise': without,
  'log in, answer right, wrong and wrong again': without,
  'pause, slower, captions, skip, save': without,
  'reports and plan': without,
  'import, cards, print': without,
  "Today's Three": without,
};

const paying: readonly JourneyName[] = ['sign up and pay'];

/** Offline at each step of money. */
export const cutAtMoney: Condition = {
  expectedErrors: /ERR_FAILED/,
  ways: {
    'before the payment is sent': cut(/individualUser\/register$/, 'before', {
      pays: failed,
      showsIn: paying,
    }),
    'before the answer to a cancellation or a code': cut(
      /cancelSubscription$|facilityUser\/register$/,
      'after',
      {
        'signs up': unreachable,
        cancels: /Error canceling subscription/,
        showsIn: ['sign up with a facility code', 'cancel and log out'],
      },
    ),
    'before the answer to the payment': cut(/individualUser\/register$/, 'after', {
      pays: failed,
      showsIn: paying,
    }),
    'while the form is checked': cut(/individualUserExists\/register$/, 'before', {
      'signs up': unreachable,
      showsIn: paying,
    }),
  },
};
