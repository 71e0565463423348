import type { Condition } from '../condition.ts';

export const cachesNeverAnswer: Condition = {
  name: 'the caches of the browser never answer',
  journeys: ['log in and answer'],
  arrange: (page) =>
    page.addInitScript(() => {
      const never = () => new Promise<never>(() => {});
      Object.assign(CacheStorage.prototype, { open: never, match: never, keys: never, delete: never });
    }),
};
