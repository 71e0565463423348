import { msg } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useRefetch } from '#web/data/queries/use-refetch.ts';
import type { ScreenHandle } from '#web/shell/screen.ts';
import { Fold } from '#web/ui/section/Fold.tsx';
import { RetryNotice } from '#web/ui/status/RetryNotice.tsx';
import { Waiting } from '#web/ui/status/Waiting.tsx';
import { type AccountFacility, FacilityPage } from '../FacilityPage.tsx';
import { FirstSteps } from '../FirstSteps.tsx';
import { hasEnded } from '../has-ended.ts';
import { firstSearch, memberListKey, useMembers } from '../member-queries.ts';
import { TitledCard } from '../TitledCard.tsx';
import { HuddlePage } from '../topics/HuddlePage.tsx';
import { TopicsSection } from '../topics/TopicsSection.tsx';
import { topicsKey, useTopics } from '../topics/topics-query.ts';
import { Activity } from './Activity.tsx';
import { activityKey, useActivity } from './activity-query.ts';
import { GroupRoom } from './GroupRoom.tsx';
import styles from './Week.module.css';
import { WhoPlayed } from './WhoPlayed.tsx';

export const handle: ScreenHandle = {
  title: msg`This week`,
  questions: [
    {
      question: msg`What is a five-minute huddle?`,
      answer: msg`A short meeting of your team around one page. Choose "Open the five-minute huddle" and print the page. It shows a picture, what to ask, why it matters, and what to do this week.`,
    },
    {
      question: msg`Who has not started yet?`,
      answer: msg`Their names stand here. "See all who have not started" shows them in the list of members.`,
    },
    {
      question: msg`Why does a place in the table say "Too few to show"?`,
      answer: msg`Fewer than five members of the unit have answered there. With so few, the figures could show what one person answered.`,
    },
  ],
};

/** /facility: what an administrator looks at once a week; figures of many weeks are folded below it. */
export function Component() {
  return <FacilityPage>{(facility) => <Week facility={facility} />}</FacilityPage>;
}

function Week({ facility }: { facility: AccountFacility }) {
  const { verified = true } = facility;
  const search = firstSearch(verified);
  const members = useMembers(search);
  const topics = useTopics(verified);
  const activity = useActivity(verified);
  const refetch = useRefetch();
  const isRead = (read: { isLoading: boolean; isFetched: boolean }) => !read.isLoading || read.isFetched;
  if (![members, topics, activity].every(isRead))
    return <Waiting onRetry={() => refetch({ queryKey: memberListKey(search) })} />;
  if (members.data?.total === 0 && !hasEnded(facility)) return <FirstSteps />;
  return (
    <>
      {members.error && (
        <RetryNotice onRetry={() => refetch({ queryKey: memberListKey(search) })}>
          {members.error.message}
        </RetryNotice>
      )}
      {verified && (
        <>
          <div className={styles.week}>
            <TitledCard title={<Trans>Five-minute huddle</Trans>}>
              {topics.error && (
                <RetryNotice onRetry={() => refetch({ queryKey: topicsKey })}>
                  {topics.error.message}
                </RetryNotice>
              )}
              {topics.data && <HuddlePage {...topics.data} />}
            </TitledCard>
            {members.data && <WhoPlayed list={members.data} activity={activity.data} />}
          </div>
          <GroupRoom />
          {activity.error && (
            <RetryNotice onRetry={() => refetch({ queryKey: activityKey })}>
              {activity.error.message}
            </RetryNotice>
          )}
          {activity.data && (
            <Fold title={<Trans>How many play</Trans>}>
              <Activity activity={activity.data} />
            </Fold>
          )}
          {topics.data && (
            <Fold title={<Trans>What your members overlook</Trans>}>
              <TopicsSection heatMap={topics.data} />
            </Fold>
          )}
        </>
      )}
    </>
  );
}
