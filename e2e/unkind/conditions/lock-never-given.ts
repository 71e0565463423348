import type { Condition } from '../condition.ts';

export const lockNeverGiven: Condition = {
  name: 'a suspended tab keeps the lock',
  journeys: ['read and get help'],
  arrange: (page) =>
    page.addInitScript(() => {
      LockManager.prototype.request = () => new Promise<never>(() => {});
    }),
};
