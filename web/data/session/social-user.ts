/** Proves to our server who a user is at Google or Facebook. */
export type SocialProof =
  | { signUpMethod: 'google'; idToken: string; nonce: string }
  | { signUpMethod: 'facebook'; userId: string; accessToken: string };

export type SignUpMethod = SocialProof['signUpMethod'];

/** A user of Google or Facebook. Without `email` (Facebook may send none) the sign-up form asks for it (docs/product-decisions.md#provider-profile). */
export type SocialUser = {
  proof: SocialProof;
  name: string;
  email: string | null;
  picture: string | null;
};

/** A user of Google or Facebook without an account, and the server's message. */
export type UnregisteredSocialUser = { person: SocialUser; message: string | null };

export const providerNames = { google: 'Google', facebook: 'Facebook' } as const;
