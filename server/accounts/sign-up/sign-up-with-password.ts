import type { facilityRegister, individualRegister } from '#contract/accounts.ts';
import type { Answer } from '#contract/endpoint.ts';
import type { Call } from '#server/http/mount.ts';
import type { Services } from '#server/services.ts';
import { choosePassword } from '../passwords/password-rules.ts';
import { type CreateAccount, checkConsent } from './create-account.ts';
import { limitSignUps } from './limit-sign-ups.ts';
import { joinWithPassword } from './same-form.ts';
import { welcome } from './welcome.ts';

type SignUpCall = Call<typeof facilityRegister> | Call<typeof individualRegister>;
type Result = Answer<typeof facilityRegister>;

/**
 * An account with a password, made once for each form; `create` says of which kind.
 * @throws Problem `consent_required`, `validation` for a password easy to guess, `too_many_requests`, and what
 * `create` throws
 */
export function signUpWithPassword(
  services: Services,
  call: SignUpCall,
  create: CreateAccount,
): Promise<Result> {
  return limitSignUps(
    services,
    call,
    () => make(services, call, create),
    () => joinWithPassword(services, call),
  );
}

async function make(services: Services, call: SignUpCall, create: CreateAccount): Promise<Result> {
  const { userName, email = null, password, consent, operation: signUpForm } = call.body;
  // Before the password is hashed, which is dear.
  checkConsent(consent);
  const passwordHash = await choosePassword(services, password, { userName: userName ?? '', email });
  return services.database.transaction(async (tx) => {
    const account = await create(tx, { userName, email, passwordHash, consent, signUpForm });
    return welcome(services, tx, account, call);
  });
}
