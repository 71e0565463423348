import type { Condition } from '../condition.ts';

export const clockAhead: Condition = {
  name: 'the clock of the device is a day ahead',
  journeys: ['log in and answer'],
  arrange: (page) =>
    page.addInitScript(() => {
      const dayMs = 86_400_000;
      const { now } = Date;
      Date.now = () => now() + dayMs;
    }),
};
