import { msg } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { paths } from '#contract/pages/paths.ts';
import { resetPassword } from '#contract/passwords.ts';
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
      endpoint={resetPassword}
      kind="common"
      next={{ path: paths.home, label: <Trans>Back to the home page</Trans> }}
    />
  );
}
