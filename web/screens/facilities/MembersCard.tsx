import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import type { ResponseOf } from '#contract/endpoint.ts';
import { listMembers } from '#contract/facilities.ts';
import type { Account } from '#contract/own-account.ts';
import { paths } from '#contract/pages/paths.ts';
import { send } from '#web/data/api/client.ts';
import { accountQuery } from '#web/data/queries/account-query.ts';
import { useRefetch } from '#web/data/queries/use-refetch.ts';
import { useUser } from '#web/data/session/current-session.ts';
import { LinkButton } from '#web/ui/controls/Link.tsx';
import { Card } from '#web/ui/layout/Card.tsx';
import { Row } from '#web/ui/layout/Row.tsx';
import { RetryNotice } from '#web/ui/status/RetryNotice.tsx';
import { Waiting } from '#web/ui/status/Waiting.tsx';
import { EndedNotice } from './FacilityNotices.tsx';
import { hasEnded } from './has-ended.ts';
import { InviteCode } from './invite/InviteCode.tsx';
import { WhatIsShown } from './MemberProgress.tsx';
import styles from './MembersCard.module.css';
import { MemberRow } from './members/MemberRow.tsx';
import { ResultsButton } from './members/ResultsButton.tsx';

/** The rest is one press away. */
const mostShown = 3;

/**
 * For a facility's administrator: the members who played last, the way to all of them, and a heading that parts this
 * work from the administrator's own game. Nothing for others.
 */
export function MembersCard() {
  if (useUser()?.userType !== 'facilityAdmin') return null;
  return (
    <>
      <LatestMembers />
      <h2>
        <Trans>Your own game</Trans>
      </h2>
    </>
  );
}

const queryKey = ['members', 'latest'];

function LatestMembers() {
  const members = useQuery({
    queryKey,
    queryFn: ({ signal }) => send(listMembers, { query: { order: 'lastPlayed' }, signal }),
    // The game below waits for this card, so a failure is shown at once.
    retry: false,
  });
  const account = useQuery({ ...accountQuery, retry: false });
  const refetchQuery = useRefetch();
  const refetch = () => refetchQuery({ queryKey });
  if (members.isPending || account.isPending) return <Waiting onRetry={refetch} />;
  return (
    <Card as="section" className={styles.card}>
      <Row lines={2} gap={3} align="center" spread>
        <div>
          {account.data?.facility && <p className={styles.facility}>{account.data.facility.name}</p>}
          <h2>
            <Trans>Your members</Trans>
          </h2>
          <NotStarted count={members.data?.notStarted ?? 0} />
        </div>
        <AllMembers total={members.data?.total ?? 0} />
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

/** How many may need to be asked; nothing if all have started. */
function NotStarted({ count }: { count: number }) {
  if (count === 0) return null;
  return (
    <p>
      <Plural value={count} one="# member has not started yet" other="# members have not started yet" />
    </p>
  );
}

/** The way to the page of the facility. */
function AllMembers({ total }: { total: number }) {
  const { i18n } = useLingui();
  return (
    <LinkButton to={paths.facility}>
      {total > mostShown ? (
        <Trans>See all members ({i18n.number(total)})</Trans>
      ) : (
        <Trans>Manage your facility</Trans>
      )}
    </LinkButton>
  );
}

type LatestProps = { list: ResponseOf<typeof listMembers>; facility: Account['facility'] | undefined };

function Latest({ list: { members, total, totalExercises }, facility }: LatestProps) {
  const isClosed = members.some(({ answered }) => answered === null);
  const isOver = facility != null && hasEnded(facility);
  return (
    <>
      {isOver && <EndedNotice />}
      {total === 0 && !isOver && (
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
            <li key={member.userId} className={styles.member}>
              <MemberRow member={member} totalExercises={totalExercises}>
                {!isClosed && <ResultsButton member={member} showsResults />}
              </MemberRow>
            </li>
          ))}
        </ul>
      )}
      {total <= mostShown && !isOver && facility?.code && (
        <InviteCode code={facility.code} facility={facility} />
      )}
      {total > 0 && !isClosed && <WhatIsShown />}
    </>
  );
}
