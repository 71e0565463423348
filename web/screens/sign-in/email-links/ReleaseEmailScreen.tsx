import { msg } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useNavigate } from 'react-router';
import { releaseEmail } from '#contract/account-links.ts';
import { paths } from '#contract/pages/paths.ts';
import { rememberNames, toSignUpCard } from '#web/data/session/pending-sign-up.ts';
import type { ScreenHandle } from '#web/shell/screen.ts';
import { Button } from '#web/ui/controls/Button.tsx';
import { LinkButton } from '#web/ui/controls/Link.tsx';
import { EmailLinkPage } from './EmailLinkPage.tsx';

export const handle: ScreenHandle = {
  title: msg`This is not my account`,
  questions: [
    {
      question: msg`Why is my address on an account that is not mine?`,
      answer: msg`Somebody typed it in, and it was confirmed by the link in our email. They may have done so by mistake.`,
    },
    {
      question: msg`It is my own account. What should I do?`,
      answer: msg`Then do not choose the button, and close this page. Nothing changes.`,
    },
  ],
};

export function Component() {
  const navigate = useNavigate();
  return (
    <EmailLinkPage
      endpoint={releaseEmail}
      title={<Trans>This is not my account</Trans>}
      doneTitle={<Trans>Your email address is free</Trans>}
      button={{
        variant: 'primary',
        label: <Trans>It is not mine: take my address off it</Trans>,
        sendingLabel: <Trans>One moment...</Trans>,
      }}
      onDone={({ email = '' }) => rememberNames({ userName: '', email })}
      instead={
        <LinkButton to={paths.home}>
          <Trans>It is mine: keep it</Trans>
        </LinkButton>
      }
      next={
        <Button variant="primary" onClick={() => navigate(paths.signIn, toSignUpCard)}>
          <Trans>Make a new account</Trans>
        </Button>
      }
      whenExpired={
        <>
          <p>
            <Trans>It works for a few days, and only once. If you need help, write to us or call us.</Trans>
          </p>
          <LinkButton variant="primary" to={paths.contact}>
            <Trans>Write to us</Trans>
          </LinkButton>
        </>
      }
    >
      <p>
        <Trans>
          Did somebody else make this account? Then choose the button. Your email address is taken off it, and
          you can make a new account with it.
        </Trans>
      </p>
      <p>
        <Trans>
          What is saved in the account stays there. Do you pay for it? Then log in and cancel the subscription
          first.
        </Trans>
      </p>
    </EmailLinkPage>
  );
}
