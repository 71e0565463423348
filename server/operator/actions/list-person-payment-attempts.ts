import { endpoints } from '#contract/endpoints.ts';
import { findPaymentAttempts } from '#server/subscriptions/payment-attempts.ts';
import { readsPerson } from '../action.ts';

/** @throws Problem `not_found`, or on the web `conflict` an hour after the person was opened */
export const listPersonPaymentAttempts = readsPerson({
  name: 'person payments',
  endpoint: endpoints.listPaymentAttempts,
  command: {
    usage: 'NAME',
    description: 'every attempt to pay, with its time and the reason why it failed',
  },
  run: async ({ services }, { id }) => {
    const response = await findPaymentAttempts(services, id);
    const { missing } = response;
    return {
      response,
      rows: response.attempts.map(({ at, by, what, outcome, amount, reason }) => {
        return { at, by, what, outcome, dollars: amount, reason };
      }),
      ...(missing !== null && { message: `The charges of the payment provider are missing: ${missing}` }),
    };
  },
});
