import type { UnregisteredSocialUser } from '#web/data/session/social-user.ts';
import type { Draft } from '#web/forms/use-zod-form.ts';
import { PriceLine } from '#web/shell/PriceLine.tsx';
import { Stack } from '#web/ui/layout/Stack.tsx';
import { SignUpForm } from './SignUpForm.tsx';
import { SocialSignUpForm } from './SocialSignUpForm.tsx';
import type { SignUpInput } from './sign-up-schema.ts';

type SignUpTabProps = {
  unregistered: UnregisteredSocialUser | null;
  onUnregistered: (unregistered: UnregisteredSocialUser | null) => void;
  draft: Draft<SignUpInput>;
};

/** With a password, or for a user of Google or Facebook. */
export function SignUpTab({ unregistered, onUnregistered, draft }: SignUpTabProps) {
  return (
    <Stack gap={1}>
      <PriceLine />
      <div>
        {unregistered === null ? (
          <SignUpForm onUnregistered={onUnregistered} draft={draft} />
        ) : (
          <SocialSignUpForm {...unregistered} onPasswordInstead={() => onUnregistered(null)} />
        )}
      </div>
    </Stack>
  );
}
