import type { individualRegister as endpoint } from '#contract/accounts.ts';
import type { Answer } from '#contract/endpoint.ts';
import type { Call } from '#server/http/mount.ts';
import type { Services } from '#server/services.ts';
import { createAccount } from './create-account.ts';
import { signUpWithPassword } from './sign-up-with-password.ts';

/** An individual's account. Nothing is charged: without card or code it starts unsubscribed (decision G132). */
export function signUpIndividual(
  services: Services,
  call: Call<typeof endpoint>,
): Promise<Answer<typeof endpoint>> {
  return signUpWithPassword(services, call, (tx, given) =>
    createAccount(tx, { ...given, userType: 'individualUser' }, services.clock.now()),
  );
}
