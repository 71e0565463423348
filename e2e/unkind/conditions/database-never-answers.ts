import type { Condition } from '../condition.ts';

export const databaseNeverAnswers: Condition = {
  name: 'the database of the device never answers',
  journeys: ['log in and answer'],
  arrange: (page) =>
    page.addInitScript(() => {
      IDBFactory.prototype.open = () => new EventTarget() as IDBOpenDBRequest;
    }),
};
