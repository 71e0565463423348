import { Problem } from '#server/lib/problem.ts';

/** Results stay closed until an operator has verified the facility. */
export const notVerified = () =>
  new Problem(
    'facility_unverified',
    'We have not checked yet who runs this facility. Until then results stay closed.',
  );

/** Nobody is invited in our name before that. */
export const notInvited = 'Emails can be used once we have checked who runs your facility.';
