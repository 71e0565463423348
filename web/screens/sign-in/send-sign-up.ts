import { i18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { SentBody } from '#contract/endpoint.ts';
import { facilityFacebookRegister, facilityGoogleRegister } from '#contract/facility-sign-up.ts';
import {
  individualFacebookRegister,
  individualGoogleRegister,
  individualRegister,
} from '#contract/individual-sign-up.ts';
import type { NewSession } from '#contract/user.ts';
import { ApiProblem, send } from '#web/data/api/client.ts';
import type { PendingSignUp } from '#web/data/session/pending-sign-up.ts';
import type { SocialProof } from '#web/data/session/social-user.ts';
import type { SignInResult } from './social/log-in-with-proof.ts';

type SignUpBody = SentBody<typeof individualRegister>;
type SignUpPayment = Pick<SignUpBody, 'paymentMethodId' | 'discountCode' | 'operation'>;

const userExists = msg`User already exists.`;
const unexpected = msg`Unexpected response. Please try again.`;

/**
 * The response to a sign-up, with the specification's message when the server sends none (section 8).
 * @throws ApiProblem
 */
export function checkSignUp<A extends NewSession | SignInResult>(sent: Promise<A>): Promise<A> {
  return sent.catch((problem: unknown) => {
    if (!(problem instanceof ApiProblem)) throw problem;
    if (problem.responder === 'newerServer') throw new ApiProblem(200, { message: i18n._(unexpected) });
    const saysNothing = problem.status === 422 && problem.code === 'unknown';
    throw saysNothing ? new ApiProblem(422, { message: i18n._(userExists) }) : problem;
  });
}

/** Creates an individual's account from the data of the sign-up card and of billing. @throws ApiProblem */
export function signUpIndividual(pending: PendingSignUp, payment: SignUpPayment): Promise<SignInResult> {
  const { userName, email, consent, study } = pending;
  const common = { userName, consent, study, ...payment };
  if (!pending.isSocialLogin) {
    const { password } = pending;
    return checkSignUp<SignInResult>(send(individualRegister, { body: { ...common, email, password } }));
  }
  const { proof } = pending.social;
  return checkSignUp(
    proof.signUpMethod === 'google'
      ? send(individualGoogleRegister, { body: { ...common, ...googleFields(proof) } })
      : send(individualFacebookRegister, { body: { ...common, ...facebookFields(proof), email } }),
  );
}

type FacilitySignUp = Pick<SignUpBody, 'userName' | 'consent' | 'study' | 'operation'> & {
  email: string | null;
  facilityCode: string;
};

/** Creates a facility user's account for a user of Google or Facebook. @throws ApiProblem */
export function signUpWithFacility(
  proof: SocialProof,
  { email, ...common }: FacilitySignUp,
): Promise<SignInResult> {
  return checkSignUp(
    proof.signUpMethod === 'google'
      ? send(facilityGoogleRegister, { body: { ...common, ...googleFields(proof) } })
      : send(facilityFacebookRegister, { body: { ...common, ...facebookFields(proof), email } }),
  );
}

function googleFields({ idToken, nonce }: Extract<SocialProof, { signUpMethod: 'google' }>) {
  return { idToken, nonce };
}

function facebookFields({ userId, accessToken }: Extract<SocialProof, { signUpMethod: 'facebook' }>) {
  return { userId, accessToken };
}
