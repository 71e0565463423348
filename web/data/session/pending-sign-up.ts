import type { SentBody } from '#contract/endpoint.ts';
import type { individualRegister } from '#contract/individual-sign-up.ts';
import { tabItems } from '#web/lib/storage.ts';
import type { SocialUser, UnregisteredSocialUser } from './social-user.ts';

/**
 * What the sign-up card passes to billing (`form_data`, `isSocialLogin` and `social_data` of the specification). It
 * contains a password or a provider's token, so it stays in memory and never enters the browser's history. Name and
 * email are stored for a form that has to be filled in again (docs/product-decisions.md#sign-up-state).
 */
export type PendingSignUp = {
  userName: string;
  email: string;
  consent: NonNullable<SentBody<typeof individualRegister>['consent']>;
  study?: SentBody<typeof individualRegister>['study'];
  /** Why it was refused after the card was typed: the card leads back to the form. */
  refusal?: { message: string; errors: Readonly<Record<string, string>> };
} & ({ isSocialLogin: false; password: string } | { isSocialLogin: true; social: SocialUser });

/** `navigate(paths.signIn, toSignUpCard)` opens the page with the account card, its sign-up tab selected. */
export const toSignUpCard = { state: { card: 'signUp' } };

type Names = { userName: string; email: string };

const namesKey = 'signUp';
let pending: PendingSignUp | null = null;
let unregistered: UnregisteredSocialUser | null = null;

export function savePendingSignUp(signUp: PendingSignUp): void {
  pending = signUp;
  rememberNames(signUp);
}

/** Fills in the form to sign up. */
export function rememberNames({ userName, email }: Names): void {
  tabItems.set(namesKey, JSON.stringify({ userName, email } satisfies Names));
}

/** Null after a reload; then the form has to be filled in again. */
export function readPendingSignUp(): PendingSignUp | null {
  return pending;
}

/** A user of Google or Facebook without an account; stays in memory from one page to the next. */
export function saveUnregistered(user: UnregisteredSocialUser | null): void {
  unregistered = user;
}

export function readUnregistered(): UnregisteredSocialUser | null {
  return unregistered;
}

/** Name and email of a form that was filled in before; null without one. */
export function readRememberedNames(): Names | null {
  try {
    return JSON.parse(tabItems.get(namesKey) ?? 'null') as Names | null;
  } catch {
    return null;
  }
}

export function clearPendingSignUp(): void {
  pending = null;
  unregistered = null;
  tabItems.remove(namesKey);
}
