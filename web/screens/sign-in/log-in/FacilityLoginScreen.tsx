import { msg } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { paths } from '#contract/pages/paths.ts';
import type { ScreenHandle } from '#web/shell/screen.ts';
import { AlternativeLink } from '../AccountPage.tsx';
import { facilityLoginCall } from './facility-login.tsx';
import { LoginPage } from './LoginPage.tsx';

export const handle: ScreenHandle = {
  title: msg`Facility login`,
  questions: [
    {
      question: msg`I have no email address. How do I log in?`,
      answer: msg`Type your username in the Email box. If you forgot your password, ask your facility for a new one.`,
    },
  ],
};

export function Component() {
  return (
    <LoginPage
      kind="facility"
      call={facilityLoginCall}
      title={<Trans>Facility login</Trans>}
      links={
        <AlternativeLink question={<Trans>No account yet?</Trans>} to={paths.facilitySignUp}>
          <Trans>Sign Up</Trans>
        </AlternativeLink>
      }
    />
  );
}
