import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import type { ResponseOf } from '#contract/endpoint.ts';
import { type ListedMember, listMembers } from '#contract/facilities.ts';
import { paths } from '#contract/pages/paths.ts';
import { send } from '#web/api/client.ts';
import { useRefetch } from '#web/queries/use-refetch.ts';
import { useUser } from '#web/session/current-session.ts';
import { formatDate } from '#web/shell/dates.ts';
import { LinkButton } from '#web/ui/controls/Link.tsx';
import { RetryNotice } from '#web/ui/status/RetryNotice.tsx';
import { Waiting } from '#web/ui/status/Waiting.tsx';
import styles from './MembersCard.module.css';

/** The rest is one press away. */
const mostShown = 5;

/** For a facility's administrator: the members who played last, and the way to all of them. Nothing for others. */
export function MembersCard() {
  return useUser()?.userType === 'facilityAdmin' ? <LatestMembers /> : null;
}

const queryKey = ['members', 'latest'];

function LatestMembers() {
  const members = useQuery({
    queryKey,
    queryFn: ({ signal }) => send(listMembers, { query: { order: 'lastPlayed' }, signal }),
    // The game below waits for this card, so a failure is shown at once.
    retry: false,
  });
  const refetchQuery = useRefetch();
  const refetch = () => refetchQuery({ queryKey });
  if (members.isPending) return <Waiting onRetry={refetch} />;
  return (
    <section className={styles.card}>
      <h2>
        <Trans>Your members</Trans>
      </h2>
      {members.data ? (
        <Latest list={members.data} />
      ) : (
        <RetryNotice kind="info" onRetry={refetch}>
          <Trans>Your members cannot be shown right now.</Trans>
        </RetryNotice>
      )}
    </section>
  );
}

function Latest({ list: { members, total, totalExercises } }: { list: ResponseOf<typeof listMembers> }) {
  const { i18n } = useLingui();
  const isClosed = members.some(({ answered }) => answered === null);
  return (
    <>
      {total === 0 && (
        <p>
          <Trans>Nobody has joined yet. Your facility code lets people in.</Trans>
        </p>
      )}
      {isClosed && (
        <p>
          <Trans>You will see results here once we know who runs this facility.</Trans>
        </p>
      )}
      {total > 0 && (
        <ul className={styles.members}>
          {members.slice(0, mostShown).map((member) => (
            <Member key={member.userId} member={member} totalExercises={totalExercises} />
          ))}
        </ul>
      )}
      <LinkButton to={`${paths.account}#facility`}>
        {total === 0 ? (
          <Trans>Show the facility code</Trans>
        ) : (
          <Trans>See all members ({i18n.number(total)})</Trans>
        )}
      </LinkButton>
    </>
  );
}

function Member({ member, totalExercises }: { member: ListedMember; totalExercises: number }) {
  const { userName, answered, lastPlayedAt } = member;
  return (
    <li className={styles.member}>
      <strong className={styles.name}>{userName}</strong>
      {answered !== null && (
        <>
          <span>
            <Trans>
              {answered} of {totalExercises} answered
            </Trans>
          </span>
          <span className={styles.last}>
            {lastPlayedAt === null ? (
              <Trans>Not started yet</Trans>
            ) : (
              <Trans>Last played: {formatDate(lastPlayedAt, 'll')}</Trans>
            )}
          </span>
        </>
      )}
    </li>
  );
}
