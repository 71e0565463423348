import type { Newcomer } from '../social/social-person.ts';
import { SignUpForm } from './SignUpForm.tsx';
import { SocialSignUpForm } from './SocialSignUpForm.tsx';

type SignUpTabProps = { newcomer: Newcomer | null; onNewcomer: (newcomer: Newcomer | null) => void };

/** With a password, or for somebody from Google or Facebook. */
export function SignUpTab({ newcomer, onNewcomer }: SignUpTabProps) {
  if (newcomer === null) return <SignUpForm onNewcomer={onNewcomer} />;
  return <SocialSignUpForm {...newcomer} onPasswordInstead={() => onNewcomer(null)} />;
}
