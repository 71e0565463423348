import type * as z from 'zod/mini';
import type { notSignedIn } from '#contract/user.ts';
import type { SocialProfile } from '#server/lib/identity/profile.ts';
import type { Text, WithText } from '#server/lib/language/text.ts';
import { accountsMessages } from './messages.ts';

export type Rejection = WithText<z.output<typeof notSignedIn>>;

const messages = {
  not_registered: accountsMessages.notRegistered,
  email_taken: accountsMessages.emailTaken,
  password_needed: accountsMessages.passwordOnce,
  email_missing: accountsMessages.typeEmail,
  token_refused: accountsMessages.logInNotConfirmed,
} as const satisfies Partial<Record<Rejection['code'], Text>>;

/** The message with `password_needed` for an account without a password. */
export const choosePasswordFirst = accountsMessages.choosePasswordFirst;

/** The response to a social login or sign-up that cannot succeed as it is: 200 with `auth` false (docs/product-decisions.md#error-bodies). */
export function reject(
  code: keyof typeof messages,
  profile?: SocialProfile,
  message: Text = messages[code],
): Rejection {
  const { name, email, picture } = profile ?? {};
  return {
    auth: false,
    code,
    message,
    ...(profile && { profile: { name: name ?? '', email: email ?? null, picture: picture ?? null } }),
  };
}
