import { Problem } from '#server/lib/problem.ts';
import { facilitiesMessages } from '../messages.ts';

/** Results stay closed until an operator has verified the facility. */
export const notVerified = () => new Problem('facility_unverified', facilitiesMessages.facilityUnverified);

/** Nobody is invited in our name before that. */
export const notInvited = facilitiesMessages.notInvited;
