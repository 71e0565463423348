import type * as z from 'zod/mini';
import type { facebookProof, googleProof } from '#contract/social-log-in.ts';
import type { SocialProfile } from '#server/lib/identity/profile.ts';
import { Problem } from '#server/lib/problem.ts';
import type { Services } from '#server/services/services.ts';
import { accountsMessages } from './messages.ts';

type Google = Pick<z.output<typeof googleProof>, 'idToken' | 'nonce'>;
type Facebook = Pick<z.output<typeof facebookProof>, 'userId' | 'accessToken'>;

/** Characters: no token of a provider is longer. */
const longestToken = 8192;

const notOffered = () => new Problem('provider_unavailable', accountsMessages.logInNotOffered);

/** Verifies a token with the provider and returns its person; null when it is not valid. @throws Problem `provider_unavailable` */
export async function verifyProviderToken(
  { identity, limits }: Services,
  proof: Google | Facebook,
  address: string,
): Promise<SocialProfile | null> {
  const token = 'idToken' in proof ? proof.idToken : proof.accessToken;
  const read = () => ('idToken' in proof ? readGoogle(identity, proof) : readFacebook(identity, proof));
  const profile = token.length > longestToken ? null : await read();
  if (!profile) await limits.count('socialLogin', address);
  return profile;
}

function readGoogle({ readGoogle: read }: Services['identity'], { idToken, nonce }: Google) {
  if (!read) throw notOffered();
  return read(idToken, nonce);
}

function readFacebook({ readFacebook: read }: Services['identity'], { userId, accessToken }: Facebook) {
  if (!read) throw notOffered();
  return read(userId, accessToken);
}
