import { Plural, Trans } from '@lingui/react/macro';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { type ListedSignIns, listSignIns } from '#contract/own-account.ts';
import { accountQuery } from '#web/data/queries/account-query.ts';
import { queryFnFor } from '#web/data/queries/read.ts';
import { useRefetch } from '#web/data/queries/use-refetch.ts';
import { formatDate } from '#web/shell/dates.ts';
import { Link } from '#web/ui/controls/Link.tsx';
import { Lines, List, ListItem } from '#web/ui/section/List.tsx';
import { showAndHide } from '#web/ui/section/RowChange.tsx';
import { Section } from '#web/ui/section/Section.tsx';
import { RetryNotice } from '#web/ui/status/RetryNotice.tsx';
import { Waiting } from '#web/ui/status/Waiting.tsx';

/** Read again together with the account, because a change of the account may end or start a session. */
const signInsQuery = queryOptions({
  queryKey: [...accountQuery.queryKey, 'signIns'],
  queryFn: queryFnFor(listSignIns, {}),
});

/** The most days with wrong passwords to show; more would hide the log ins. */
const mostDays = 5;

/** Recent logins and failed attempts, so that the owner notices the logins of somebody else. */
export function SignInsSection() {
  const [isOpen, setOpen] = useState(false);
  return (
    <Section
      id="sign-ins"
      title={<Trans>Recent logins</Trans>}
      value={
        <p>
          <Trans>The last 90 days.</Trans>
        </p>
      }
      change={{ isOpen, setOpen, labels: showAndHide, form: <RecentLogins /> }}
    />
  );
}

function RecentLogins() {
  const { data, isPending, isError } = useQuery(signInsQuery);
  const refetch = useRefetch();
  return (
    <>
      {isPending && <Waiting onRetry={() => refetch(signInsQuery)} />}
      {isError && (
        <RetryNotice kind="info" onRetry={() => refetch(signInsQuery)}>
          <Trans>Your logins cannot be shown right now.</Trans>
        </RetryNotice>
      )}
      {data && <SignIns {...data} />}
    </>
  );
}

function SignIns({ signIns, wrongPasswords }: ListedSignIns) {
  if (signIns.length === 0 && wrongPasswords.length === 0) {
    return (
      <p>
        <Trans>Nothing yet. Your next login is shown here for 90 days.</Trans>
      </p>
    );
  }
  return (
    <>
      {signIns.length > 0 && (
        <List close>
          {signIns.map((signIn) => (
            <SignInItem key={`${signIn.at} ${signIn.device}`} signIn={signIn} />
          ))}
        </List>
      )}
      {wrongPasswords.length > 0 && (
        <Lines as="ul">
          {countByDay(wrongPasswords).map(([day, count]) => (
            <li key={day}>
              <Trans>
                <Plural value={count} one="# wrong password" other="# wrong passwords" /> on {day}
              </Trans>
            </li>
          ))}
        </Lines>
      )}
      <p>
        <Trans>Is there one that was not you? Log out all other devices, and choose a new password.</Trans>
      </p>
      <Link href="#devices" sameTab>
        <Trans>Go to "Where I am logged in"</Trans>
      </Link>
      <Link href="#password" sameTab>
        <Trans>Go to "Password"</Trans>
      </Link>
    </>
  );
}

function SignInItem({ signIn: { at, device, current } }: { signIn: ListedSignIns['signIns'][number] }) {
  const when = formatDate(at, 'llll');
  return (
    <ListItem>
      <div>
        <strong>{device}</strong>
        <p>{current ? <Trans>This device, {when}</Trans> : when}</p>
      </div>
    </ListItem>
  );
}

/** The count for each of the newest days, in the user's time zone. */
function countByDay(instants: readonly string[]): [string, number][] {
  const counts = new Map<string, number>();
  for (const instant of instants) {
    const day = formatDate(instant, 'll');
    counts.set(day, (counts.get(day) ?? 0) + 1);
  }
  return [...counts].slice(0, mostDays);
}
