import { Trans, useLingui } from '@lingui/react/macro';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';
import { type EmailLink, getEmailLink } from '#contract/account-links.ts';
import { paths } from '#contract/pages/paths.ts';
import { ApiProblem, send } from '#web/data/api/client.ts';
import { useRefetch } from '#web/data/queries/use-refetch.ts';
import { providerNames } from '#web/data/session/social-user.ts';
import { listedOr } from '#web/lib/listed.ts';
import { formatDate } from '#web/shell/dates.ts';
import { Button } from '#web/ui/controls/Button.tsx';
import { LinkButton } from '#web/ui/controls/Link.tsx';
import { Notice } from '#web/ui/status/Notice.tsx';
import { Waiting } from '#web/ui/status/Waiting.tsx';

function useEmailLink() {
  const { token = '' } = useParams();
  const refetch = useRefetch();
  const query = queryOptions({
    queryKey: ['emailLink', token],
    queryFn: ({ signal }) => send(getEmailLink, { params: { token }, signal }),
  });
  const read = useQuery(query);
  return { ...read, retry: () => refetch(query) };
}

/** Shows whose account the address is for, so that nobody confirms the account of somebody else. */
export function EmailLinkDetails() {
  const { data, isPending, error, retry } = useEmailLink();
  if (isPending) return <Waiting onRetry={retry} />;
  if (data) return data.asked === 'signUp' ? <SignUp {...data} /> : <NewAddress {...data} />;
  // The button shows what to do about an expired link.
  if (error instanceof ApiProblem && error.code === 'link_invalid') return null;
  return (
    <Notice
      kind="info"
      actions={
        <Button icon="retry" onClick={retry}>
          <Trans>Retry</Trans>
        </Button>
      }
    >
      <Trans>We cannot show right now who asked for this.</Trans>
    </Notice>
  );
}

/** A way to take over an account that somebody else created with this address. */
export function NotMe() {
  const { data } = useEmailLink();
  if (data?.asked !== 'signUp') return null;
  return (
    <LinkButton to={paths.forgotPassword}>
      <Trans>It was not me: choose a new password</Trans>
    </LinkButton>
  );
}

function SignUp({ at, device, openedBy }: EmailLink) {
  const when = formatDate(at, 'llll');
  const { t } = useLingui();
  const methods = openedBy.map((method) => (method === 'password' ? t`a password` : providerNames[method]));
  const waysIn = listedOr(methods);
  return (
    <>
      <p>
        {device ? (
          <Trans>
            An account was made with your address on {when}, with {device}.
          </Trans>
        ) : (
          <Trans>An account was made with your address on {when}.</Trans>
        )}{' '}
        {waysIn && <Trans>It opens with {waysIn}.</Trans>}
      </p>
      <p>
        <Trans>Was it not you? Then choose a new password, and the account is yours alone.</Trans>
      </p>
    </>
  );
}

function NewAddress({ at, device, account }: EmailLink) {
  const when = formatDate(at, 'llll');
  const { userName } = account;
  const madeOn = formatDate(account.createdAt, 'll');
  return (
    <>
      <p>
        <Trans>
          Your address then opens the account <strong translate="no">{userName}</strong>, which was made on{' '}
          {madeOn}.
        </Trans>
      </p>
      <p>
        {device ? (
          <Trans>
            It was typed in as a new address on {when}, with {device}.
          </Trans>
        ) : (
          <Trans>It was typed in as a new address on {when}.</Trans>
        )}
      </p>
      <p>
        <Trans>Was it not you, or is it not your account? Then close this page. Nothing changes.</Trans>
      </p>
    </>
  );
}
