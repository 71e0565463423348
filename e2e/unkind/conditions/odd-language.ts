import type { Condition } from '../condition.ts';

export const oddLanguage: Condition = {
  name: 'the language of the browser is none',
  journeys: ['read and get help'],
  arrange: (page) =>
    page.addInitScript(() => {
      Object.defineProperty(Navigator.prototype, 'language', { get: () => 'C' });
      Object.defineProperty(Navigator.prototype, 'languages', { get: () => [] });
    }),
};
