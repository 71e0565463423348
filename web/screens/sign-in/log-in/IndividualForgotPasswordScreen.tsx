import { msg } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { paths } from '#contract/pages/paths.ts';
import type { ScreenHandle } from '#web/shell/screen.ts';
import { questionsOnAsking } from '../new-password-questions.ts';
import { ForgotPasswordPage } from './ForgotPasswordPage.tsx';

export const handle: ScreenHandle = {
  title: msg`Forgot Password`,
  questions: questionsOnAsking,
};

export function Component() {
  return (
    <ForgotPasswordPage
      kind="individual"
      title={<Trans>Individual user</Trans>}
      loginPath={paths.individualLogin}
    />
  );
}
