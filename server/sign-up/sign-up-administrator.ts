import type { administratorRegister as endpoint } from '#contract/administrator-sign-up.ts';
import { getInvitation } from '#server/facilities/administrator-invitations.ts';
import type { Call, Spoken } from '#server/lib/http/mount.ts';
import type { Services } from '#server/services/services.ts';
import { signUp } from './sign-up.ts';

/**
 * Signs the holder of an emailed invitation up as an administrator of the facility. The address is the invited one, and
 * counts as confirmed because the link was sent to it.
 * @throws Problem `link_invalid`, `email_taken` for an address with an account, and what every sign-up throws
 */
export async function signUpAdministrator(
  services: Services,
  call: Call<typeof endpoint>,
): Promise<Spoken<typeof endpoint>> {
  const { database, clock, limits } = services;
  const { params, body, address, origin } = call;
  const { token } = params;
  const { email } = await limits.countFailures('resetPassword', address, () =>
    getInvitation(database, token, clock.now()),
  );
  const signUpFor = { invitation: { token, origin } };
  return signUp(services, call, {
    signUpFor,
    email,
    credentials: { password: body.password },
  });
}
