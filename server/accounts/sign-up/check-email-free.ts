import type { individualUserExists as endpoint } from '#contract/accounts.ts';
import type { Answer } from '#contract/endpoint.ts';
import type { Call } from '#server/http/mount.ts';
import type { Services } from '#server/services.ts';
import { emailTaken, isEmailTaken } from './create-account.ts';

/**
 * Whether an address may still sign up. The flow of sign-up needs it, so that it can be abused to find out who is
 * here: asking for addresses nobody has is limited, and logged (decision G63).
 */
export async function checkEmailFree(
  { database, limits }: Services,
  { body, address, log }: Call<typeof endpoint>,
): Promise<Answer<typeof endpoint>> {
  if (await isEmailTaken(database, body.email)) throw emailTaken();
  log.info('asked for an address that is not registered');
  await limits.count('existsUnknown', address);
  return { message: 'This email is free.' };
}
