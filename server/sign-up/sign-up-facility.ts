import type { facilityRegister as endpoint } from '#contract/facility-sign-up.ts';
import { fieldText } from '#server/lib/field-text.ts';
import type { Call, Spoken } from '#server/lib/http/mount.ts';
import { fieldProblem } from '#server/lib/problem.ts';
import type { Services } from '#server/services/services.ts';
import { signUp } from './sign-up.ts';

/** Signs up for a facility: with a code the account joins it, without one it creates a new one (docs/product-decisions.md#facility-code). */
export async function signUpFacility(
  services: Services,
  call: Call<typeof endpoint>,
): Promise<Spoken<typeof endpoint>> {
  const { userName, facilityCode, password } = call.body;
  const email = call.body.email || null;
  checkNames(email, userName, facilityCode);
  const signUpFor = { facilityCode };
  return signUp(services, call, { signUpFor, email, credentials: { password } });
}

/** The address may be missing only with a facility code, and then a username is required (#no-email). */
function checkNames(email: string | null, userName?: string | null, facilityCode?: string | null): void {
  const field = !email && !facilityCode ? 'email' : !email && !userName ? 'userName' : null;
  if (!field) return;
  throw fieldProblem(field, fieldText(field === 'email' ? 'emailRequired' : 'userNameRequired'));
}
