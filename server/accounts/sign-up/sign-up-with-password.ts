import type { facilityRegister, individualRegister } from '#contract/accounts.ts';
import type { Answer } from '#contract/endpoint.ts';
import type { Call } from '#server/http/mount.ts';
import type { Services } from '#server/services.ts';
import { choosePassword } from '../passwords/password-rules.ts';
import { checkConsent } from './create-account.ts';
import { createFor, type SignUpFor } from './create-member.ts';
import { countSignUp, giveBackSignUp, noteFailedSignUp, noteSignUp } from './limit-sign-ups.ts';
import { isTaken, joinWithPassword } from './same-form.ts';
import { welcome } from './welcome.ts';

type SignUpCall = Call<typeof facilityRegister> | Call<typeof individualRegister>;
type Result = Answer<typeof facilityRegister>;

/**
 * An account with a password, made once for each form (decision G85).
 * @throws Problem `consent_required`, `validation` for a password easy to guess, `too_many_requests`, `email_taken`,
 * `username_taken`, and what is wrong with a facility's code
 */
export async function signUpWithPassword(
  services: Services,
  call: SignUpCall,
  signUpFor: SignUpFor,
): Promise<Result> {
  await countSignUp(services, call);
  try {
    return await makeOrJoin(services, call, signUpFor);
  } catch (refusal) {
    await noteFailedSignUp(services, call);
    throw refusal;
  }
}

/** A form that is sent again finds its address or username taken by its own account: that one is opened. */
async function makeOrJoin(services: Services, call: SignUpCall, signUpFor: SignUpFor): Promise<Result> {
  try {
    const made = await make(services, call, signUpFor);
    await noteSignUp(services);
    return made;
  } catch (refusal) {
    const joined = isTaken(refusal) ? await joinWithPassword(services, call) : null;
    if (!joined) throw refusal;
    await giveBackSignUp(services, call);
    return joined;
  }
}

async function make(services: Services, call: SignUpCall, signUpFor: SignUpFor): Promise<Result> {
  const { userName, email = null, password, consent, operation: signUpForm } = call.body;
  // Before the password is hashed, which is dear.
  checkConsent(consent);
  const passwordHash = await choosePassword(services, password, { userName: userName ?? '', email });
  const given = { userName, email, passwordHash, consent, signUpForm };
  return services.database.transaction(async (tx) => {
    const account = await createFor(services, tx, signUpFor, given);
    return welcome(services, tx, account, call);
  });
}
