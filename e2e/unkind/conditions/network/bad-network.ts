import { endpoints } from '#contract/endpoints.ts';
import type { Condition, Way } from '../../condition.ts';
import type { Stage } from '../../journey.ts';

/** Each call fails so often before it succeeds. */
const failing = (
  times: number,
  answer: object,
  calls: string | RegExp,
  showsIn: Way['showsIn'] & {},
): Way => ({
  showsIn,
  async arrange({ page }: Stage) {
    const left = new Map<string, number>();
    await page.route(calls, (route) => {
      const { pathname } = new URL(route.request().url());
      const still = left.get(pathname) ?? times;
      left.set(pathname, still - 1);
      return still > 0 ? route.fulfill(answer) : route.continue();
    });
  },
});

const busy = { status: 503, headers: { 'Retry-After': '1' }, json: { code: 'busy', message: 'Busy' } };
const broken = { status: 500, json: { code: 'unknown', message: 'An error occurred. Please try again.' } };

/**
 * One request of twenty is lost, in a fixed order. A page whose requests are routed has no cache: what it has had once, and
 * a browser would have kept, is not counted again.
 */
async function loseSome({ page }: Stage) {
  let count = 0;
  const kept = new Set<string>();
  await page.route(/\/(?:api|assets|media)\//, (route) => {
    const url = route.request().url();
    if (kept.has(url)) return route.continue();
    count += 1;
    if (count % 20 === 7) return route.abort();
    if (!url.includes('/api/')) kept.add(url);
    return route.continue();
  });
}

async function slow({ page }: Stage) {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 400,
    downloadThroughput: 50_000,
    uploadThroughput: 50_000,
  });
}

/** The connection is gone for a minute, in mid-exercise. */
async function cutForAMinute({ page }: Stage) {
  await page.context().setOffline(true);
  await page.clock.runFor(60_000);
  await page.context().setOffline(false);
}

/** A newer or older server leaves a field out: a write that it has done is done. */
async function leaveOutAField({ page }: Stage) {
  await page.route(`**${endpoints.saveAnswer.path}`, async (route) => {
    const response = await route.fetch();
    const { session: _left, ...rest } = await response.json();
    await route.fulfill({ response, json: rest });
  });
}

const saving = [
  'log in, answer right, wrong and wrong again',
  'pause, slower, captions, skip, save',
] as const;

export const badNetwork: Condition = {
  expectedErrors: /status of (?:500|503|429)|ERR_FAILED|ERR_INTERNET_DISCONNECTED|dynamically imported/,
  ways: {
    'the server is busy for a moment': failing(2, busy, /\/(?:individualUser\/register|user\/login)$/, [
      ...(['sign up and pay', 'sign up with a facility code', 'reports and plan'] as const),
      ...(['import, cards, print', 'cancel and log out', "Today's Three", ...saving] as const),
    ]),
    'a field is left out': { showsIn: saving, arrange: leaveOutAField },
    'saving fails with 500': failing(2, broken, `**${endpoints.saveAnswer.path}`, saving),
    'saving is limited': failing(
      2,
      { status: 429, json: { code: 'rate_limited', message: 'Too many requests' } },
      `**${endpoints.saveAnswer.path}`,
      saving,
    ),
    'one request of twenty is lost': { arrange: loseSome },
    '50 kB a second': { arrange: slow },
    'a minute without': {
      arrange: ({ page }) => page.clock.install(),
      after: {
        'opens the film': cutForAMinute,
        'opens the reports': cutForAMinute,
        'opens the form': cutForAMinute,
      },
    },
  },
};
