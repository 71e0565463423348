import { cancelFor } from '#server/subscriptions/operate-subscription.ts';
import { changesPersonAndRecords } from '../action.ts';

/** @throws Problem `conflict` without a subscription */
export const cancelPerson = changesPersonAndRecords({
  name: 'person cancel',
  command: { usage: 'NAME', description: "cancels a person's subscription; what is paid for stays" },
  run: async ({ services, operator }, { id, userName }) => {
    const until = await cancelFor(services, id, operator);
    return {
      response: { message: 'Canceled.' },
      rows: [{ person: userName, until: until?.toISOString() ?? null }],
    };
  },
});
