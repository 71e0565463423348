import { nameBasedUuid } from '#server/lib/name-based-uuid.ts';
import type { Services } from '#server/services/services.ts';

/** Stands for a playthrough, whose id is only unique for its account. */
export function registrationOf(accountId: string, playthroughId: string): string {
  return nameBasedUuid(accountId, `playthrough ${playthroughId}`);
}

const pseudonymBytes = 16;

/** Stands for a person: 128 bits of a hash with a secret key, unrelated to the pseudonym of the study. */
export async function actorOf(
  { hashCaller }: Pick<Services, 'hashCaller'>,
  accountId: string,
): Promise<string> {
  const hash = Buffer.from(await hashCaller(`xapi actor ${accountId}`), 'base64url');
  return hash.subarray(0, pseudonymBytes).toString('hex');
}
