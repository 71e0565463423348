import { msg } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { confirmEmail } from '#contract/account-links.ts';
import { paths } from '#contract/pages/paths.ts';
import type { ScreenHandle } from '#web/shell/screen.ts';
import { LinkButton } from '#web/ui/controls/Link.tsx';
import { EmailLinkDetails, NotMe } from './EmailLinkDetails.tsx';
import { EmailLinkPage } from './EmailLinkPage.tsx';

export const handle: ScreenHandle = {
  title: msg`Confirm your email address`,
  questions: [
    {
      question: msg`Why do you ask me this?`,
      answer: msg`We make sure that our emails reach you. If you forget your password, we send a link to this address.`,
    },
    {
      question: msg`I did not ask for this email.`,
      answer: msg`Then do not choose the button, and close this page. Nothing changes.`,
    },
    {
      question: msg`Somebody else made an account with my address. What can I do?`,
      answer: msg`Choose a new password. Then nobody else can open the account, and you can keep it or delete it.`,
    },
  ],
};

export function Component() {
  return (
    <EmailLinkPage
      endpoint={confirmEmail}
      title={<Trans>Confirm your email address</Trans>}
      doneTitle={<Trans>Your email address is confirmed</Trans>}
      button={{
        variant: 'primary',
        label: <Trans>Yes, this is my address</Trans>,
        sendingLabel: <Trans>Saving...</Trans>,
      }}
      instead={<NotMe />}
      next={
        <LinkButton variant="primary" to={paths.signIn}>
          <Trans>Continue</Trans>
        </LinkButton>
      }
      whenExpired={
        <>
          <p>
            <Trans>
              Do you need a new link? Log in and open My account. Then choose “Send the confirmation again”.
            </Trans>
          </p>
          <LinkButton variant="primary" to={paths.signIn}>
            <Trans>Log in</Trans>
          </LinkButton>
        </>
      }
    >
      <p>
        <Trans>You opened the link in our email. Choose the button, and the address is yours here.</Trans>
      </p>
      <EmailLinkDetails />
    </EmailLinkPage>
  );
}
