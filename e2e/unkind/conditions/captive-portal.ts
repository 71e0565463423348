import type { Condition } from '../condition.ts';

export const captivePortal: Condition = {
  name: 'a Wi-Fi portal answers every call',
  journeys: ['log in and answer'],
  forbids: {
    'try one exercise': /Something else answered in place of our server/,
    'log in and answer': /Something else answered in place of our server/,
  },
  arrange: (page) =>
    page.route('**/api/**', (route) =>
      route.fulfill({ status: 200, contentType: 'text/html', body: '<h1>Welcome, guest</h1>' }),
    ),
};
