import type { NewSession } from '#contract/user.ts';
import { checkConsent } from '#server/accounts/create-account.ts';
import { linkProvider } from '#server/accounts/link-provider.ts';
import { choosePassword } from '#server/accounts/password-rules.ts';
import type { SocialProfile } from '#server/lib/identity/profile.ts';
import type { WithText } from '#server/lib/language/text.ts';
import type { Services } from '#server/services/services.ts';
import { joinOpenStudy } from '#server/study/study-consent.ts';
import { createFor, type SignUpFor } from './create-member.ts';
import { countFailedSignUp, countNewAccount, countSignUp, undoSignUpCount } from './limit-sign-ups.ts';
import { logInNewAccount } from './log-in-new-account.ts';
import { isTaken, openWithPassword, openWithProvider } from './repeated-sign-up.ts';
import type { SignUpRequest } from './sign-up-call.ts';

/** What opens the account from now on: a password, or a person of Google or Facebook. */
export type Credentials = { password: string } | { profile: SocialProfile };

/** Who signs up, and for what. Members of a facility may have no email address (docs/product-decisions.md#no-email). */
export type Applicant = { signUpFor: SignUpFor; email: string | null; credentials: Credentials };

/**
 * Creates an account and logs in to it. The same form sent again opens the account that it created (#same-form-again).
 * @throws Problem `consent_required`, `validation` for a password that is easy to guess, `too_many_requests`,
 * `email_taken`, `username_taken`, and what is wrong with a facility's code
 */
export async function signUp(
  services: Services,
  call: SignUpRequest,
  applicant: Applicant,
): Promise<WithText<NewSession>> {
  await countSignUp(services, call);
  try {
    return await createOrOpen(services, call, applicant);
  } catch (rejection) {
    await countFailedSignUp(services, call);
    throw rejection;
  }
}

async function createOrOpen(
  services: Services,
  call: SignUpRequest,
  applicant: Applicant,
): Promise<WithText<NewSession>> {
  try {
    const created = await create(services, call, applicant);
    await countNewAccount(services);
    return created;
  } catch (rejection) {
    // Perhaps it is the account of this form that has the email address or username.
    const opened = isTaken(rejection) ? await open(services, call, applicant) : null;
    if (!opened) throw rejection;
    await undoSignUpCount(services, call);
    return opened;
  }
}

async function create(
  services: Services,
  call: SignUpRequest,
  { signUpFor, email, credentials }: Applicant,
): Promise<WithText<NewSession>> {
  const { userName, consent, study, operation: signUpIdempotencyKey } = call.body;
  const now = services.clock.now();
  // Before the password is hashed, which is expensive.
  checkConsent(consent);
  const profile = 'profile' in credentials ? credentials.profile : null;
  const given = {
    userName,
    email,
    emailVerifiedAt: profile?.email && profile.isEmailVerified ? now : null,
    name: profile?.name || null,
    passwordHash:
      'password' in credentials
        ? await choosePassword(services, credentials.password, { userName: userName ?? '', email })
        : null,
    consent,
    signUpIdempotencyKey,
    language: call.language,
  };
  return services.database.transaction(async (tx) => {
    const account = await createFor(services, tx, signUpFor, given);
    if (profile) await linkProvider(tx, account.id, profile, now);
    if (study) await joinOpenStudy(tx, account.id, study, now);
    return logInNewAccount(services, tx, account, call);
  });
}

function open(
  services: Services,
  call: SignUpRequest,
  { email, credentials }: Applicant,
): Promise<WithText<NewSession> | null> {
  return 'profile' in credentials
    ? openWithProvider(services, call, credentials.profile)
    : openWithPassword(services, call, email, credentials.password);
}
