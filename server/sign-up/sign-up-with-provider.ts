import type { facilityFacebookRegister, facilityGoogleRegister } from '#contract/facility-sign-up.ts';
import type { individualFacebookRegister, individualGoogleRegister } from '#contract/individual-sign-up.ts';
import { reject } from '#server/accounts/provider-rejections.ts';
import { verifyProviderToken } from '#server/accounts/verify-provider-token.ts';
import type { Call, Spoken } from '#server/lib/http/mount.ts';
import { Problem } from '#server/lib/problem.ts';
import type { Services } from '#server/services/services.ts';
import type { SignUpFor } from './create-member.ts';
import { signUp } from './sign-up.ts';

type FacilityCall = Call<typeof facilityGoogleRegister> | Call<typeof facilityFacebookRegister>;
type IndividualCall = Call<typeof individualGoogleRegister> | Call<typeof individualFacebookRegister>;
type ProviderSignUp = FacilityCall | IndividualCall;
type ProviderSignUpResult = Spoken<typeof facilityGoogleRegister>;

/** Signs up the person whom Google or Facebook identifies: with a code for that facility, without one for a new one. */
export function signUpFacilityWithProvider(
  services: Services,
  call: FacilityCall,
): Promise<ProviderSignUpResult> {
  return signUpWithProvider(services, call, { facilityCode: call.body.facilityCode });
}

/**
 * Creates an account for the person whom Google or Facebook identifies, once for each form (docs/product-decisions.md#same-form-again). Returns a
 * rejection if the token is not valid, or if the person has an account already.
 */
export async function signUpWithProvider(
  services: Services,
  call: ProviderSignUp,
  signUpFor: SignUpFor,
): Promise<ProviderSignUpResult> {
  const { body, address } = call;
  const profile = await verifyProviderToken(services, body, address);
  if (!profile) return reject('token_refused');
  const typed = 'email' in body ? body.email : null;
  const email = profile.email ?? (typed || null);
  // Members of a facility need no address, however they sign up.
  const isMember = typeof signUpFor === 'object' && 'facilityCode' in signUpFor && signUpFor.facilityCode;
  if (!email && !isMember) return reject('email_missing', profile);
  try {
    return await signUp(services, call, { signUpFor, email, credentials: { profile } });
  } catch (rejection) {
    // The person of the provider can log in to that account; others may only have typed its address.
    const isTheirs = profile.email && rejection instanceof Problem && rejection.code === 'email_taken';
    if (isTheirs) return reject('email_taken', profile);
    throw rejection;
  }
}
