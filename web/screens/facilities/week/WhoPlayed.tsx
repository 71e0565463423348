import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { ResponseOf } from '#contract/endpoint.ts';
import type { ListedMember, listMembers } from '#contract/facilities.ts';
import { paths } from '#contract/pages/paths.ts';
import { formatDate } from '#web/shell/dates.ts';
import { Link } from '#web/ui/controls/Link.tsx';
import { Stack } from '#web/ui/layout/Stack.tsx';
import { useMembers } from '../member-queries.ts';
import { TitledCard } from '../TitledCard.tsx';
import type { FacilityActivity } from './activity-query.ts';
import styles from './Week.module.css';

/** Names in each list; the rest is one press away. */
const mostNames = 6;

type WhoPlayedProps = {
  /** Those who played last come first. */
  list: ResponseOf<typeof listMembers>;
  activity: FacilityActivity | undefined;
};

/** Who played this week, and who has not started. */
export function WhoPlayed({ list, activity }: WhoPlayedProps) {
  const { i18n } = useLingui();
  const waiting = useMembers({ status: 'notStarted', order: 'userName' });
  const played = list.members.filter(({ lastPlayedAt }) => lastPlayedAt !== null);
  const notStarted = list.notStarted ?? 0;
  return (
    <Stack gap={3}>
      <TitledCard title={<Trans>Who played</Trans>}>
        {activity && (
          <p className={styles.figure}>
            <strong>
              <Trans>
                {i18n.number(activity.played)} of {i18n.number(activity.total)}
              </Trans>
            </strong>{' '}
            <Trans>played in the last seven days</Trans>
          </p>
        )}
        <Names
          members={played}
          detail={({ lastPlayedAt }) => lastPlayedAt && formatDate(lastPlayedAt, 'll')}
        />
        <Link to={paths.facilityMembers}>
          <Trans>See all members</Trans>
        </Link>
      </TitledCard>
      <TitledCard title={<Trans>Who has not started</Trans>}>
        <p className={styles.figure}>
          <Plural
            value={notStarted}
            _0="Everybody has started."
            one="# member has not started yet"
            other="# members have not started yet"
          />
        </p>
        {waiting.data && <Names members={waiting.data.members} detail={({ unit }) => unit?.name} />}
        {notStarted > 0 && (
          <Link to={`${paths.facilityMembers}?status=notStarted`}>
            <Trans>See all who have not started</Trans>
          </Link>
        )}
      </TitledCard>
    </Stack>
  );
}

type NamesProps = {
  members: readonly ListedMember[];
  detail: (member: ListedMember) => string | null | undefined;
};

function Names({ members, detail }: NamesProps) {
  if (members.length === 0) return null;
  return (
    <ul className={styles.names}>
      {members.slice(0, mostNames).map((member) => (
        <li key={member.userId}>
          <strong translate="no">{member.userName}</strong> <span>{detail(member)}</span>
        </li>
      ))}
    </ul>
  );
}
