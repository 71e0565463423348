/** What proves to our server who somebody is at Google or Facebook. */
export type SocialProof =
  | { signUpMethod: 'google'; idToken: string; nonce: string }
  | { signUpMethod: 'facebook'; userId: string; accessToken: string };

export type SignUpMethod = SocialProof['signUpMethod'];

/** Who came from there. Without `email` (Facebook may give none) the sign-up card asks for one (decision G65). */
export type SocialPerson = {
  proof: SocialProof;
  name: string;
  email: string | null;
  picture: string | null;
};

/** Somebody whom the server does not know yet, and what it said. */
export type Newcomer = { person: SocialPerson; message: string | null };

export const providerNames = { google: 'Google', facebook: 'Facebook' } as const;
