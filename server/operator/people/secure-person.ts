import type { ResponseOf } from '#contract/endpoint.ts';
import type {
  endPersonSessions as endSessionsEndpoint,
  resendConfirmation as resendEndpoint,
  resetPersonTwoSteps as resetEndpoint,
} from '#contract/operator-people.ts';
import { confirmAddressAgain, endAllSessions, resetTwoSteps } from '#server/accounts/operate-account.ts';
import type { Call } from '#server/lib/http/mount.ts';
import type { Services } from '#server/services/services.ts';
import { forOpenedPerson } from './opened-person.ts';

/** What an operator does for the safety of an opened person. Each throws Problem `not_found` or `conflict`. */

/** Logs every device out. */
export function endPersonSessions(
  services: Services,
  call: Call<typeof endSessionsEndpoint>,
): Promise<ResponseOf<typeof endSessionsEndpoint>> {
  return forOpenedPerson(services, call, 'person end-sessions', async ({ database }, { id }) => {
    const ended = await endAllSessions(database, id);
    return { message: 'Every device is logged out.', details: { ended } };
  });
}

/** Sends another email to confirm the address. */
export async function resendConfirmation(
  services: Services,
  call: Call<typeof resendEndpoint>,
): Promise<ResponseOf<typeof resendEndpoint>> {
  return forOpenedPerson(services, call, 'person resend-confirmation', async (within, person) => {
    await confirmAddressAgain(within, within.database, person);
    await services.limits.count('ownEmails', person.id);
    return { message: 'An email with a link is on its way.' };
  });
}

/** Turns two-step login off, for somebody who lost the second step. */
export function resetPersonTwoSteps(
  services: Services,
  call: Call<typeof resetEndpoint>,
): Promise<ResponseOf<typeof resetEndpoint>> {
  const { reason } = call.body;
  return forOpenedPerson(services, call, 'person reset-two-steps', async (within, person) => {
    await resetTwoSteps(within, within.database, person);
    return { message: 'Two-step login is off, and every device is logged out.', reason };
  });
}
