import type {
  facilityFacebookRegister,
  facilityGoogleRegister,
  individualFacebookRegister,
  individualGoogleRegister,
} from '#contract/accounts.ts';
import type { Answer } from '#contract/endpoint.ts';
import type { Call } from '#server/http/mount.ts';
import type { SocialProfile } from '#server/identity/profile.ts';
import { Problem } from '#server/problem.ts';
import type { Services } from '#server/services.ts';
import { signIn } from '../log-in/log-in.ts';
import { createFor, type SignUpFor } from '../sign-up/create-member.ts';
import { countSignUp, giveBackSignUp, noteFailedSignUp, noteSignUp } from '../sign-up/limit-sign-ups.ts';
import { readyMessage } from '../sign-up/ready-message.ts';
import { isMadeBy, isTaken } from '../sign-up/same-form.ts';
import { welcome } from '../sign-up/welcome.ts';
import { link } from './link.ts';
import { findLinked } from './log-in-with-provider.ts';
import { prove } from './prove.ts';
import { refuse } from './refusals.ts';

type FacilityCall = Call<typeof facilityGoogleRegister> | Call<typeof facilityFacebookRegister>;
type IndividualCall = Call<typeof individualGoogleRegister> | Call<typeof individualFacebookRegister>;
type SignUpCall = FacilityCall | IndividualCall;
type Result = Answer<typeof facilityGoogleRegister>;

/** A facility's account for whom Google or Facebook names: with a code it joins, without one it founds. */
export function signUpFacilityWithProvider(services: Services, call: FacilityCall): Promise<Result> {
  return signUpWithProvider(services, call, { facilityCode: call.body.facilityCode });
}

/**
 * An account for whom Google or Facebook names, made once for each form (decision G85); the refusal where they name
 * nobody, or somebody who has an account.
 */
export async function signUpWithProvider(
  services: Services,
  call: SignUpCall,
  signUpFor: SignUpFor,
): Promise<Result> {
  const { body, address } = call;
  const profile = await prove(services, body, address);
  if (!profile) return refuse('token_refused');
  const typed = 'email' in body ? body.email : null;
  const email = profile.email ?? typed ?? null;
  if (!email) return refuse('email_missing', profile);
  await countSignUp(services, call);
  try {
    return await makeOrJoin(services, call, signUpFor, profile, email);
  } catch (refusal) {
    await noteFailedSignUp(services, call);
    // The person of the provider can log in to that account; whoever only typed its address cannot.
    const isTheirs = profile.email && refusal instanceof Problem && refusal.code === 'email_taken';
    if (isTheirs) return refuse('email_taken', profile);
    throw refusal;
  }
}

/** A form that is sent again finds its address or username taken by its own account: that one is opened. */
async function makeOrJoin(
  services: Services,
  call: SignUpCall,
  signUpFor: SignUpFor,
  profile: SocialProfile,
  email: string,
): Promise<Result> {
  try {
    const made = await make(services, call, signUpFor, profile, email);
    await noteSignUp(services);
    return made;
  } catch (refusal) {
    const joined = isTaken(refusal) ? await joinWithProvider(services, call, profile) : null;
    if (!joined) throw refusal;
    await giveBackSignUp(services, call);
    return joined;
  }
}

/** Opens the account that this form has made for this person of the provider; null where there is none. */
async function joinWithProvider(
  services: Services,
  { body, address, device, deviceId }: SignUpCall,
  profile: SocialProfile,
): Promise<Result | null> {
  const made = await findLinked(services, profile);
  if (!made || !isMadeBy(made, body.operation)) return null;
  const message = await readyMessage(services.database, made);
  const from = { device, deviceId, shared: body.shared, address, by: profile.provider };
  return services.database.transaction((tx) => signIn(services, tx, made, from, message));
}

async function make(
  services: Services,
  call: SignUpCall,
  signUpFor: SignUpFor,
  profile: SocialProfile,
  email: string,
): Promise<Result> {
  const { userName, consent, operation: signUpForm } = call.body;
  const now = services.clock.now();
  const given = {
    userName,
    email,
    emailVerifiedAt: profile.email && profile.isEmailConfirmed ? now : null,
    name: profile.name || null,
    passwordHash: null,
    consent,
    signUpForm,
  };
  return services.database.transaction(async (tx) => {
    const account = await createFor(services, tx, signUpFor, given);
    await link(tx, account.id, profile, now);
    return welcome(services, tx, account, call);
  });
}
