import type { ResponseOf } from '#contract/endpoint.ts';
import { facebookLogin, googleLogin } from '#contract/social-log-in.ts';
import { send } from '#web/data/api/client.ts';
import type { SocialProof } from '#web/data/session/social-user.ts';

export type SignInResult = ResponseOf<typeof googleLogin>;

/** Logs in with the token of Google or Facebook; with `password` when the server asked for it once (docs/product-decisions.md#existing-email). */
export function logInWithProof(
  proof: SocialProof,
  { shared, password }: { shared: boolean; password?: string | undefined },
): Promise<SignInResult> {
  const extra = { shared, ...(password !== undefined && { password }) };
  return proof.signUpMethod === 'google'
    ? send(googleLogin, { body: { idToken: proof.idToken, nonce: proof.nonce, ...extra } })
    : send(facebookLogin, { body: { userId: proof.userId, accessToken: proof.accessToken, ...extra } });
}
