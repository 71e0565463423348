import { msg } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { paths } from '#contract/pages/paths.ts';
import type { ScreenHandle } from '#web/shell/screen.ts';
import { Link } from '#web/ui/controls/Link.tsx';
import { AlternativeLink } from '../AccountPage.tsx';
import { LoginPage } from './LoginPage.tsx';

export const handle: ScreenHandle = {
  title: msg`Individual login`,
  questions: [
    {
      question: msg`I forgot my password. What now?`,
      answer: msg`Choose Forgot Password. We will email you a link to choose a new one.`,
    },
  ],
};

export function Component() {
  return (
    <LoginPage
      kind="individual"
      title={<Trans>Individual login</Trans>}
      links={
        <>
          <AlternativeLink question={<Trans>No account yet?</Trans>} to={paths.individualSignUp}>
            <Trans>Sign Up</Trans>
          </AlternativeLink>
          <Link to={paths.individualForgotPassword}>
            <Trans>I cannot log in</Trans>
          </Link>
        </>
      }
    />
  );
}
