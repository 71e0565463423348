import { msg } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { paths } from '#contract/pages/paths.ts';
import { facilityResetPassword } from '#contract/passwords.ts';
import type { ScreenHandle } from '#web/shell/screen.ts';
import { questionsOnChoosing } from '../new-password-questions.ts';
import { ResetPasswordPage } from './ResetPasswordPage.tsx';

export const handle: ScreenHandle = {
  title: msg`Reset password`,
  questions: questionsOnChoosing,
};

export function Component() {
  return (
    <ResetPasswordPage
      endpoint={facilityResetPassword}
      kind="facility"
      next={{ path: paths.facilityLogin, label: <Trans>Login</Trans> }}
    />
  );
}
