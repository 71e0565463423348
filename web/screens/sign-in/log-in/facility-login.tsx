import { Trans } from '@lingui/react/macro';
import { facilityLogin, facilityLoginBody } from '#contract/facility-sign-up.ts';
import type { LoginCall } from './LoginForm.tsx';

export const facilityLoginCall: LoginCall = {
  endpoint: facilityLogin,
  body: facilityLoginBody,
  label: <Trans>Email</Trans>,
  hint: <Trans>Or your username</Trans>,
};
