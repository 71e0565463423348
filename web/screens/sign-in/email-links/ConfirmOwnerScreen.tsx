import { msg } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { confirmOwner } from '#contract/account-links.ts';
import { paths } from '#contract/pages/paths.ts';
import type { ScreenHandle } from '#web/shell/screen.ts';
import { LinkButton } from '#web/ui/controls/Link.tsx';
import { EmailLinkPage } from './EmailLinkPage.tsx';

export const handle: ScreenHandle = {
  title: msg`Show that it is you`,
  questions: [
    {
      question: msg`Why do you ask me this?`,
      answer: msg`Somebody else may use a device where you are logged in. Only you can open your emails, so only you can change your account.`,
    },
    {
      question: msg`I did not ask for this email.`,
      answer: msg`Then do not choose the button, and close this page. To be safe, choose a new password: every other device is logged out.`,
    },
  ],
};

export function Component() {
  return (
    <EmailLinkPage
      endpoint={confirmOwner}
      title={<Trans>Show that it is you</Trans>}
      doneTitle={<Trans>Now we know that it is you</Trans>}
      button={{
        variant: 'primary',
        label: <Trans>Yes, it is me</Trans>,
        sendingLabel: <Trans>Saving...</Trans>,
      }}
      instead={
        <LinkButton to={paths.forgotPassword}>
          <Trans>It was not me: choose a new password</Trans>
        </LinkButton>
      }
      next={
        <LinkButton variant="primary" to={paths.account}>
          <Trans>Go to My account</Trans>
        </LinkButton>
      }
      whenExpired={
        <>
          <p>
            <Trans>
              Do you need a new link? Go back to My account, on the device where you asked for it. Ask for a
              link there once more.
            </Trans>
          </p>
          <LinkButton variant="primary" to={paths.account}>
            <Trans>Go to My account</Trans>
          </LinkButton>
        </>
      }
    >
      <p>
        <Trans>
          Do you want to change something on your account page just now? Then choose the button. If not, close
          this page.
        </Trans>
      </p>
    </EmailLinkPage>
  );
}
