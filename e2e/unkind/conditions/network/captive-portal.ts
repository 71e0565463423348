import type { Route } from '@playwright/test';
import type { Condition, Way } from '../../condition.ts';

const portal = '<h1>Welcome, guest</h1>';
const between = /Something else answered in place of our server/;

/** Where the first call is made, the person reads what stands in between. */
const everyCall = (answer: (route: Route) => Promise<void>, words = between): Way => ({
  arrange: ({ page }) => page.route('**/api/**', answer),
  forbids: { 'opens the film': words, 'signs up': words, 'logs in': words },
});

export const captivePortal: Condition = {
  expectedErrors: /status of 511|portal\.test|ERR_FAILED|CORS/,
  ways: {
    'a page of its own for every call': everyCall((route) =>
      route.fulfill({ contentType: 'text/html', body: portal }),
    ),
    'a page of its own, as a login that is required': everyCall((route) =>
      route.fulfill({ status: 511, contentType: 'text/html', body: portal }),
    ),
    'a way to another host': everyCall(
      (route) => route.fulfill({ status: 302, headers: { Location: 'http://portal.test/' } }),
      /We could not reach the server|Something else answered/,
    ),
    'JSON of its own': everyCall((route) => route.fulfill({ json: { ok: true } })),
  },
};
