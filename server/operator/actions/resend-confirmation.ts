import { endpoints } from '#contract/endpoints.ts';
import { confirmAddressAgain } from '#server/accounts/operate-account.ts';
import { changesPerson } from '../action.ts';

/** Sends another email to confirm the address. @throws Problem `conflict` when there is nothing to confirm */
export const resendConfirmation = changesPerson({
  name: 'person resend-confirmation',
  endpoint: endpoints.resendConfirmation,
  command: { usage: 'NAME', description: 'sends another email to confirm the address of a person' },
  run: async ({ services, named }, person) => {
    await confirmAddressAgain(services, services.database, person);
    if (named === null) await services.limits.count('ownEmails', person.id);
    return {
      response: { message: 'An email with a link is on its way.' },
      message: 'The email is on its way.',
    };
  },
});
