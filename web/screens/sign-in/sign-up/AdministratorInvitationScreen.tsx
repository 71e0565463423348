import { msg } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';
import {
  type AdministratorInvitation,
  getAdministratorInvitation,
} from '#contract/facility-administrators.ts';
import { paths } from '#contract/pages/paths.ts';
import { ApiProblem, send } from '#web/data/api/client.ts';
import { useRefetch } from '#web/data/queries/use-refetch.ts';
import { useSession, useUser } from '#web/data/session/current-session.ts';
import { formatDate } from '#web/shell/dates.ts';
import type { ScreenHandle } from '#web/shell/screen.ts';
import { LinkButton } from '#web/ui/controls/Link.tsx';
import { Notice } from '#web/ui/status/Notice.tsx';
import { RetryNotice } from '#web/ui/status/RetryNotice.tsx';
import { Waiting } from '#web/ui/status/Waiting.tsx';
import { EmailAddress } from '#web/ui/text/EmailAddress.tsx';
import { AccountPage } from '../AccountPage.tsx';
import { AcceptInvitation } from './AcceptInvitation.tsx';
import { AdministratorSignUpForm } from './AdministratorSignUpForm.tsx';

export const handle: ScreenHandle = {
  title: msg`Help run a facility`,
  questions: [
    {
      question: msg`What do I do as an administrator?`,
      answer: msg`You add members and help them log in. You see their answers, dates and scores.`,
    },
    {
      question: msg`I do not want this.`,
      answer: msg`Then close this page. Nothing changes.`,
    },
  ],
};

/** The page of the emailed link: who invites to which facility, and how to accept. */
export function Component() {
  const { token = '' } = useParams();
  const refetch = useRefetch();
  const session = useSession();
  const query = queryOptions({
    // Whoever logs in is somebody else to the server.
    queryKey: ['administratorInvitation', token, session?.userId],
    queryFn: ({ signal }) =>
      send(getAdministratorInvitation, {
        params: { token },
        signal,
        ...(session && { token: session.token }),
      }),
    // Once it is accepted the link is used up, and the page still says so.
    staleTime: Number.POSITIVE_INFINITY,
  });
  const { data, isPending, error } = useQuery(query);
  const retry = () => refetch(query);
  return (
    <AccountPage title={<Trans>Help run a facility</Trans>}>
      {isPending && <Waiting onRetry={retry} />}
      {error && <NotShown error={error} onRetry={retry} />}
      {data && <Invitation token={token} invitation={data} />}
    </AccountPage>
  );
}

function NotShown({ error, onRetry }: { error: Error; onRetry: () => void }) {
  const isOver = error instanceof ApiProblem && error.code === 'link_invalid';
  if (!isOver) return <RetryNotice onRetry={onRetry}>{error.message}</RetryNotice>;
  return (
    <>
      <Notice kind="bad">{error.message}</Notice>
      <LinkButton variant="primary" to={paths.facilityLogin}>
        <Trans>Log in</Trans>
      </LinkButton>
    </>
  );
}

type InvitationProps = { token: string; invitation: AdministratorInvitation };

function Invitation({ token, invitation }: InvitationProps) {
  const { facilityName, invitedBy, email, endsAt, hasAccount } = invitation;
  const user = useUser();
  return (
    <>
      <p>
        {invitedBy ? (
          <Trans>
            {invitedBy} invites you to help run {facilityName}.
          </Trans>
        ) : (
          <Trans>You are invited to help run {facilityName}.</Trans>
        )}{' '}
        <Trans>You can accept until {formatDate(endsAt, 'll')}.</Trans>
      </p>
      <p>
        <Trans>
          You can add members, help them log in, and invite or remove people who help run it. You see the
          answers, dates and scores of all members. You never see a plan, reviews, surveys or feedback.
        </Trans>
      </p>
      {user && <AcceptInvitation token={token} invitation={invitation} user={user} />}
      {!user && hasAccount && (
        <>
          <Notice kind="info">
            <Trans>
              <EmailAddress text={email} /> has an account already. Log in first. Then open the link in our
              email again.
            </Trans>
          </Notice>
          <LinkButton variant="primary" to={paths.facilityLogin}>
            <Trans>Log in</Trans>
          </LinkButton>
        </>
      )}
      {!user && !hasAccount && <AdministratorSignUpForm token={token} email={email} />}
    </>
  );
}
