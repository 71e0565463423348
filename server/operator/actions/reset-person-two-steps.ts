import { endpoints } from '#contract/endpoints.ts';
import { resetTwoSteps } from '#server/accounts/operate-account.ts';
import { changesPerson } from '../action.ts';

/** Turns two-step login off, for somebody who lost the second step. @throws Problem `conflict` if it is off already */
export const resetPersonTwoSteps = changesPerson({
  name: 'person reset-two-steps',
  endpoint: endpoints.resetPersonTwoSteps,
  command: {
    usage: 'NAME',
    description: 'turns two-step login off for a person who lost the second step, and signs every device out',
  },
  run: async ({ services }, person, { reason }) => {
    await resetTwoSteps(services, services.database, person);
    return {
      response: { message: 'Two-step login is off, and every device is logged out.' },
      message:
        person.userType === 'operator'
          ? 'Off, and signed out. The next login begins with setting it up again.'
          : 'Off, and signed out. The password or a provider alone opens the account now.',
      reason,
    };
  },
});
