import type { Draft } from '#web/forms/use-zod-form.ts';
import type { Newcomer } from '#web/session/social-user.ts';
import { SignUpForm } from './SignUpForm.tsx';
import { SocialSignUpForm } from './SocialSignUpForm.tsx';
import type { SignUpFormTyped } from './sign-up-typed.ts';

type SignUpTabProps = {
  newcomer: Newcomer | null;
  onNewcomer: (newcomer: Newcomer | null) => void;
  draft: Draft<SignUpFormTyped>;
};

/** With a password, or for a user of Google or Facebook. */
export function SignUpTab({ newcomer, onNewcomer, draft }: SignUpTabProps) {
  if (newcomer === null) return <SignUpForm onNewcomer={onNewcomer} draft={draft} />;
  return <SocialSignUpForm {...newcomer} onPasswordInstead={() => onNewcomer(null)} />;
}
