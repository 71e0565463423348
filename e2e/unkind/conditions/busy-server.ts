import type { Condition } from '../condition.ts';

export const busyServer: Condition = {
  name: 'the server is busy for a moment',
  journeys: ['log in and answer'],
  expectedErrors: [/status of 503/],
  async arrange(page) {
    let left = 2;
    await page.route('**/api/v2/user/login', (route) => {
      left -= 1;
      if (left < 0) return route.continue();
      return route.fulfill({ status: 503, headers: { 'Retry-After': '5' }, json: { code: 'busy' } });
    });
  },
};
