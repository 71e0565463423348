import { served } from '../endpoint.ts';
import * as facilitySignUp from '../facility-sign-up.ts';
import { logInProblems, rejectedSignUp, signUpProblems } from './accounts.ts';

const facilityProblems = [...signUpProblems, 'facility_code_invalid', 'facility_full'] as const;

export const facilitySignUpEndpoints = {
  facilityLogin: served(facilitySignUp.facilityLogin, {
    purpose: 'Facility login',
    problems: logInProblems,
  }),
  facilityRegister: served(facilitySignUp.facilityRegister, {
    purpose: 'Facility sign-up: joins the facility of the code, or creates a facility if no code is given',
    status: 201,
    problems: facilityProblems,
  }),
  facilityGoogleRegister: served(facilitySignUp.facilityGoogleRegister, {
    purpose: 'Facility sign-up with Google',
    status: 201,
    otherResponses: rejectedSignUp,
    problems: [...facilityProblems, 'provider_unavailable'],
  }),
  facilityFacebookRegister: served(facilitySignUp.facilityFacebookRegister, {
    purpose: 'Facility sign-up with the social network',
    status: 201,
    otherResponses: rejectedSignUp,
    problems: [...facilityProblems, 'provider_unavailable'],
  }),
};
