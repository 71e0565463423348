import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import type { ResponseOf } from '#contract/endpoint.ts';
import { type ListedMember, listMembers } from '#contract/facilities.ts';
import type { Account } from '#contract/own-account.ts';
import { paths } from '#contract/pages/paths.ts';
import { send } from '#web/data/api/client.ts';
import { accountQuery } from '#web/data/queries/account-query.ts';
import { useRefetch } from '#web/data/queries/use-refetch.ts';
import { formatDate } from '#web/shell/dates.ts';
import { Link } from '#web/ui/controls/Link.tsx';
import { Card } from '#web/ui/layout/Card.tsx';
import { Row } from '#web/ui/layout/Row.tsx';
import { RetryNotice } from '#web/ui/status/RetryNotice.tsx';
import { Waiting } from '#web/ui/status/Waiting.tsx';
import { EndedNotice } from './FacilityNotices.tsx';
import { hasEnded } from './has-ended.ts';
import styles from './MembersCard.module.css';

/** The rest is one press away. */
const mostShown = 3;

const queryKey = ['members', 'latest'];

/** For a facility's administrator, beside the own game: who played last, and the way to all. */
export function MembersCard() {
  const members = useQuery({
    queryKey,
    queryFn: ({ signal }) => send(listMembers, { query: { order: 'lastPlayed' }, signal }),
    // What stands below waits for this card, so a failure is shown at once.
    retry: false,
  });
  const account = useQuery({ ...accountQuery, retry: false });
  const refetchQuery = useRefetch();
  const refetch = () => refetchQuery({ queryKey });
  if (members.isPending || account.isPending) return <Waiting onRetry={refetch} />;
  return (
    <Card as="section" gap={2} aria-labelledby="people">
      <Row lines={0} gap={3} align="baseline" spread>
        <h2 id="people">
          <Trans>Your members</Trans>
        </h2>
        <p className={styles.facility} translate="no">
          {account.data?.facility?.name}
        </p>
      </Row>
      {members.data ? (
        <Latest list={members.data} facility={account.data?.facility} />
      ) : (
        <RetryNotice kind="info" onRetry={refetch}>
          <Trans>Your members cannot be shown right now.</Trans>
        </RetryNotice>
      )}
    </Card>
  );
}

type LatestProps = { list: ResponseOf<typeof listMembers>; facility: Account['facility'] | undefined };

function Latest({ list: { members, total, notStarted, totalExercises }, facility }: LatestProps) {
  const { i18n } = useLingui();
  if (facility != null && hasEnded(facility)) return <EndedNotice />;
  const isClosed = members.some(({ answered }) => answered === null);
  return (
    <>
      {total === 0 && (
        <p>
          <Trans>Nobody has joined yet.</Trans>
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
            <li key={member.userId}>
              <strong translate="no">{member.userName}</strong>
              {!isClosed && <HowFar member={member} total={totalExercises} />}
            </li>
          ))}
        </ul>
      )}
      {notStarted != null && notStarted > 0 && (
        <p>
          <Plural
            value={notStarted}
            one="# member has not started yet"
            other="# members have not started yet"
          />
        </p>
      )}
      <Link to={paths.facility}>
        {total > mostShown ? (
          <Trans>See all members ({i18n.number(total)})</Trans>
        ) : (
          <Trans>Manage your facility</Trans>
        )}
      </Link>
    </>
  );
}

function HowFar({ member: { answered, lastPlayedAt }, total }: { member: ListedMember; total: number }) {
  return (
    <span>
      {lastPlayedAt === null ? (
        <Trans>Not started yet</Trans>
      ) : (
        <Trans>
          {answered} of {total}, {formatDate(lastPlayedAt, 'll')}
        </Trans>
      )}
    </span>
  );
}
