import { served } from '../endpoint.ts';
import * as individualSignUp from '../individual-sign-up.ts';
import { rejectedSignUp, signUpProblems } from './accounts.ts';

const individualProblems = [
  ...signUpProblems,
  'discount_invalid',
  'card_declined',
  'requires_action',
  'not_found',
  'conflict',
  'price_changed',
  'provider_unavailable',
] as const;

export const individualSignUpEndpoints = {
  individualRegister: served(individualSignUp.individualRegister, {
    purpose: 'Individual sign-up',
    status: 201,
    problems: [...individualProblems, 'card_data_refused'],
  }),
  individualGoogleRegister: served(individualSignUp.individualGoogleRegister, {
    purpose: 'Individual sign-up with Google',
    status: 201,
    otherResponses: rejectedSignUp,
    problems: individualProblems,
  }),
  individualFacebookRegister: served(individualSignUp.individualFacebookRegister, {
    purpose: 'Individual sign-up with the social network',
    status: 201,
    otherResponses: rejectedSignUp,
    problems: individualProblems,
  }),
};
