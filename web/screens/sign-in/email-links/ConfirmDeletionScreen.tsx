import { msg } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { confirmDeletion } from '#contract/account-links.ts';
import { paths } from '#contract/pages/paths.ts';
import { clearDataOf } from '#web/screens/log-out/clear-local-data.ts';
import type { ScreenHandle } from '#web/shell/screen.ts';
import { Link, LinkButton } from '#web/ui/controls/Link.tsx';
import { EmailLinkPage } from './EmailLinkPage.tsx';

export const handle: ScreenHandle = {
  title: msg`Delete my account`,
  questions: [
    {
      question: msg`I do not want to delete my account.`,
      answer: msg`Then do not choose the button, and close this page. Your account stays as it is.`,
    },
    {
      question: msg`Can I change my mind later?`,
      answer: msg`Yes, for 14 days. Open the link in the email that we send you, and your account and your results come back. A subscription stays canceled.`,
    },
  ],
};

export function Component() {
  return (
    <EmailLinkPage
      endpoint={confirmDeletion}
      title={<Trans>Delete my account</Trans>}
      doneTitle={<Trans>Your account is closed</Trans>}
      button={{
        variant: 'danger',
        label: <Trans>Delete my account</Trans>,
        sendingLabel: <Trans>Deleting...</Trans>,
      }}
      onDone={({ userId = '' }) => void clearDataOf(userId)}
      instead={
        <LinkButton to={paths.home}>
          <Trans>Keep my account</Trans>
        </LinkButton>
      }
      next={
        <LinkButton variant="primary" to={paths.home}>
          <Trans>Go to the home page</Trans>
        </LinkButton>
      }
      whenExpired={
        <>
          <p>
            <Trans>
              Do you need a new link? Log in and open My account. Then choose “Delete my account”.
            </Trans>
          </p>
          <LinkButton variant="primary" to={paths.signIn}>
            <Trans>Log in</Trans>
          </LinkButton>
        </>
      }
    >
      <p>
        <Trans>
          When you choose the button, your account is closed at once. All that we keep about you is deleted
          within 30 days. For 14 days you can change your mind: we send you an email with a link.
        </Trans>
      </p>
      <p>
        <Trans>
          To keep a copy of your data first,{' '}
          <Link inline to={paths.account}>
            log in and open My account
          </Link>
          .
        </Trans>
      </p>
    </EmailLinkPage>
  );
}
