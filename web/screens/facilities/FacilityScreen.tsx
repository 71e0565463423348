import { msg } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useId, useState } from 'react';
import type { Account } from '#contract/own-account.ts';
import { accountQuery, useRefetchAccount } from '#web/data/queries/account-query.ts';
import { useRefetch } from '#web/data/queries/use-refetch.ts';
import type { ScreenHandle } from '#web/shell/screen.ts';
import { Card } from '#web/ui/layout/Card.tsx';
import { Screen } from '#web/ui/layout/Screen.tsx';
import { Notice } from '#web/ui/status/Notice.tsx';
import { RetryNotice } from '#web/ui/status/RetryNotice.tsx';
import { Waiting } from '#web/ui/status/Waiting.tsx';
import { AddMembers } from './adding/AddMembers.tsx';
import { AdministratorsCard } from './administrators/AdministratorsCard.tsx';
import { useAdministrators } from './administrators/administrators-query.ts';
import { EndedNotice, UnverifiedNotice } from './FacilityNotices.tsx';
import styles from './FacilityScreen.module.css';
import { hasEnded } from './has-ended.ts';
import { firstSearch, memberListKey, useCardCount, useMemberPages, useUnits } from './member-queries.ts';
import { MemberList } from './members/MemberList.tsx';
import { OwnFacility } from './OwnFacility.tsx';
import { TopicsSection } from './topics/TopicsSection.tsx';
import { useTopics } from './topics/topics-query.ts';
import { UnitsCard } from './units/UnitsCard.tsx';

export const handle: ScreenHandle = {
  title: msg`My facility`,
  questions: [
    {
      question: msg`Who has not started yet?`,
      answer: msg`Tap "Who has not started". The list then shows only those members.`,
    },
    {
      question: msg`What do I see of my members?`,
      answer: msg`Answers, dates and scores. You never see their plan, their reviews, or what they write in surveys or feedback.`,
    },
    {
      question: msg`Can a colleague run the facility with me?`,
      answer: msg`Yes. Type the email address under "Administrators". We send a link that works for 7 days.`,
    },
    {
      question: msg`What is a five-minute huddle?`,
      answer: msg`A short meeting of your team around one page. Tap "Open the five-minute huddle" and print the page. It shows a picture, what to ask, why it matters, and what to do this week.`,
    },
    {
      question: msg`Why does a place in the table say "Too few to show"?`,
      answer: msg`Fewer than five members of the unit have answered there. With so few, the figures could show what one person answered.`,
    },
  ],
};

/** /facility: what an administrator of a facility sees of its members and does for them. */
export function Component() {
  const account = useQuery(accountQuery);
  const refetch = useRefetch();
  const facility = account.data?.facility;
  return (
    <Screen width="wide" className={styles.screen}>
      <h1 translate={facility ? 'no' : undefined}>{facility ? facility.name : <Trans>My facility</Trans>}</h1>
      {account.isPending && <Waiting onRetry={() => refetch(accountQuery)} />}
      {account.isError && (
        <RetryNotice onRetry={() => refetch(accountQuery)}>{account.error.message}</RetryNotice>
      )}
      {facility && <Cards facility={facility} />}
    </Screen>
  );
}

type AccountFacility = NonNullable<Account['facility']>;

/**
 * All cards appear together, so that none moves the others when it is filled. A read that failed counts: its card says so,
 * and stays while it is tried again.
 */
function Cards({ facility }: { facility: AccountFacility }) {
  const search = firstSearch(facility.verified ?? true);
  const reads = [useMemberPages(search), useUnits(), useCardCount(), useAdministrators()];
  const topics = useTopics(facility.verified ?? true);
  const refetch = useRefetch();
  const isKnown = (read: { isPending: boolean; isFetched: boolean }) => !read.isPending || read.isFetched;
  if ((!topics.isLoading || topics.isFetched) && reads.every(isKnown))
    return <FilledCards facility={facility} />;
  return <Waiting onRetry={() => refetch({ queryKey: memberListKey(search) })} />;
}

/** Members come first: they are what the page is opened for on most days. */
function FilledCards({ facility }: { facility: AccountFacility }) {
  const { verified = true, seats } = facility;
  const isOver = hasEnded(facility);
  const refetchAccount = useRefetchAccount();
  const [message, setMessage] = useState<string | null>(null);
  return (
    <>
      {isOver && <EndedNotice />}
      {!verified && !isOver && <UnverifiedNotice />}
      <TitledCard title={<Trans>Members</Trans>}>
        <MemberList showsResults={verified} expected={seats?.taken ?? 0} />
      </TitledCard>
      {verified && (
        <TitledCard title={<Trans>What your members overlook</Trans>}>
          <TopicsSection />
        </TitledCard>
      )}
      {!isOver && (
        <TitledCard title={<Trans>Add members</Trans>}>
          <AddMembers facility={facility} />
        </TitledCard>
      )}
      <TitledCard title={<Trans>Units</Trans>}>
        <UnitsCard />
      </TitledCard>
      <TitledCard title={<Trans>Administrators</Trans>}>
        <AdministratorsCard />
      </TitledCard>
      <TitledCard title={<Trans>Code, seats and price</Trans>}>
        {message !== null && (
          <Notice kind="good" announce>
            {message}
          </Notice>
        )}
        <OwnFacility
          facility={facility}
          onChanged={(response) => {
            setMessage(response.message);
            void refetchAccount();
          }}
        />
      </TitledCard>
    </>
  );
}

function TitledCard({ title, children }: { title: ReactNode; children: ReactNode }) {
  const id = useId();
  return (
    <Card as="section" aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {children}
    </Card>
  );
}
