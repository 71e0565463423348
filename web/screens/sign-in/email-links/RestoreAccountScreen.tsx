import { msg } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { restoreAccount } from '#contract/account-links.ts';
import { paths } from '#contract/pages/paths.ts';
import type { ScreenHandle } from '#web/shell/screen.ts';
import { LinkButton } from '#web/ui/controls/Link.tsx';
import { EmailLinkPage } from './EmailLinkPage.tsx';

export const handle: ScreenHandle = {
  title: msg`Keep my account`,
  questions: [
    {
      question: msg`Are my results still there?`,
      answer: msg`Yes. Choose Keep my account, and then log in as before.`,
    },
    {
      question: msg`My link does not work. What now?`,
      answer: msg`It works for 14 days, and only once. If it is too old, please call or write to us. You find us below.`,
    },
  ],
};

export function Component() {
  return (
    <EmailLinkPage
      endpoint={restoreAccount}
      title={<Trans>Keep my account</Trans>}
      doneTitle={<Trans>Your account is kept</Trans>}
      button={{
        variant: 'primary',
        label: <Trans>Keep my account</Trans>,
        sendingLabel: <Trans>One moment...</Trans>,
      }}
      next={
        <LinkButton variant="primary" to={paths.signIn}>
          <Trans>Login</Trans>
        </LinkButton>
      }
      whenExpired={
        <>
          <p>
            <Trans>It works for 14 days, and only once. If you need help, write to us or call us.</Trans>
          </p>
          <LinkButton variant="primary" to={paths.contact}>
            <Trans>Write to us</Trans>
          </LinkButton>
        </>
      }
    >
      <p>
        <Trans>
          Your account is being deleted. Choose the button, and your account and your results come back. If
          you had a subscription, it stays canceled: you can start it again.
        </Trans>
      </p>
    </EmailLinkPage>
  );
}
