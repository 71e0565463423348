import { msg } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { paths } from '#contract/pages/paths.ts';
import { individualResetPassword } from '#contract/passwords.ts';
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
      endpoint={individualResetPassword}
      kind="individual"
      next={{ path: paths.individualLogin, label: <Trans>Login</Trans> }}
    />
  );
}
