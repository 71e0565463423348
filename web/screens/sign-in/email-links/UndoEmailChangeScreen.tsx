import { msg } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useState } from 'react';
import { undoEmailChange } from '#contract/account-links.ts';
import { paths, pathWithToken } from '#contract/pages/paths.ts';
import type { ScreenHandle } from '#web/shell/screen.ts';
import { LinkButton } from '#web/ui/controls/Link.tsx';
import { EmailLinkPage } from './EmailLinkPage.tsx';

export const handle: ScreenHandle = {
  title: msg`Undo the change of your email address`,
  questions: [
    {
      question: msg`It was me who changed the address. What should I do?`,
      answer: msg`Then do not choose the button, and close this page. The new address stays.`,
    },
    {
      question: msg`Are my results still there?`,
      answer: msg`Yes. Choose the button, then a new password, and log in with it.`,
    },
  ],
};

export function Component() {
  const [resetToken, setResetToken] = useState<string>();
  return (
    <EmailLinkPage
      endpoint={undoEmailChange}
      title={<Trans>Undo the change of your email address</Trans>}
      doneTitle={<Trans>Your email address is back</Trans>}
      button={{
        variant: 'primary',
        label: <Trans>It was not me: undo the change</Trans>,
        sendingLabel: <Trans>Undoing...</Trans>,
      }}
      onDone={(response) => setResetToken(response.resetToken)}
      instead={
        <LinkButton to={paths.home}>
          <Trans>It was me: keep the new address</Trans>
        </LinkButton>
      }
      next={
        <>
          <p>
            <Trans>Your old password does not work anymore. Please choose a new one now.</Trans>
          </p>
          <LinkButton variant="primary" to={pathWithToken(paths.resetPassword, resetToken ?? '')}>
            <Trans>Choose a new password</Trans>
          </LinkButton>
        </>
      }
      whenExpired={
        <>
          <p>
            <Trans>
              The link works for 7 days, and only once. Did you use it before? Then choose “Forgot Password”
              on the login page. If you need help, write to us or call us.
            </Trans>
          </p>
          <LinkButton variant="primary" to={paths.contact}>
            <Trans>Write to us</Trans>
          </LinkButton>
        </>
      }
    >
      <p>
        <Trans>Somebody asked to change the email address of your account.</Trans>
      </p>
      <p>
        <Trans>
          Was it not you? Then choose the button. Your account keeps this address, and everybody is logged
          out. After that you choose a new password.
        </Trans>
      </p>
    </EmailLinkPage>
  );
}
