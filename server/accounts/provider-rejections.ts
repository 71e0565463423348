import type * as z from 'zod/mini';
import type { notSignedIn } from '#contract/user.ts';
import type { SocialProfile } from '#server/lib/identity/profile.ts';

export type Rejection = z.output<typeof notSignedIn>;

const messages = {
  not_registered: 'User is not registered.',
  email_taken: 'This email already exists.',
  password_needed: 'Please type your password once. After that you can log in without it.',
  email_missing: 'Please type your email address.',
  token_refused: 'This login could not be confirmed. Please try again.',
} as const satisfies Partial<Record<Rejection['code'], string>>;

/** The message with `password_needed` for an account without a password. */
export const choosePasswordFirst =
  'Your account has no password yet. Tap Forgot Password to choose one. Then type it here once.';

/** The response to a social login or sign-up that cannot succeed as it is: 200 with `auth` false (docs/product-decisions.md#error-bodies). */
export function reject(
  code: keyof typeof messages,
  profile?: SocialProfile,
  message: string = messages[code],
): Rejection {
  const { name, email, picture } = profile ?? {};
  return {
    auth: false,
    code,
    message,
    ...(profile && { profile: { name: name ?? '', email: email ?? null, picture: picture ?? null } }),
  };
}
