import type { Body } from '#contract/endpoint.ts';
import type { facilityRegister } from '#contract/facility-sign-up.ts';
import type { Call } from '#server/lib/http/mount.ts';

/** The parts of a call that every kind of sign-up has. */
export type SignUpRequest = Pick<
  Call<typeof facilityRegister>,
  'address' | 'device' | 'deviceId' | 'origin' | 'language'
> & {
  readonly body: Pick<
    Body<typeof facilityRegister>,
    'userName' | 'consent' | 'study' | 'shared' | 'operation'
  >;
};
