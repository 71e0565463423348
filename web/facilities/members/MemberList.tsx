import { Trans, useLingui } from '@lingui/react/macro';
import { useInfiniteQuery } from '@tanstack/react-query';
import { type CSSProperties, useState } from 'react';
import { type ListedMember, listMembers, membersPerPage, setMemberPassword } from '#contract/facilities.ts';
import { send } from '#web/api/client.ts';
import { ConfirmButton } from '#web/forms/ConfirmButton.tsx';
import { useRefetch } from '#web/queries/use-refetch.ts';
import { formatDate } from '#web/shell/dates.ts';
import { Button } from '#web/ui/controls/Button.tsx';
import { Dialog } from '#web/ui/overlays/Dialog.tsx';
import styles from '#web/ui/section/SectionList.module.css';
import { Notice } from '#web/ui/status/Notice.tsx';
import { RetryNotice } from '#web/ui/status/RetryNotice.tsx';
import { Waiting } from '#web/ui/status/Waiting.tsx';
import { Hidden } from '#web/ui/text/Hidden.tsx';
import { MemberProgress, WhatIsShown } from './MemberProgress.tsx';
import { MemberResults } from './MemberResults.tsx';
import facility from './OwnFacility.module.css';
import { UnverifiedNotice } from './UnverifiedNotice.tsx';

type MemberListProps = {
  showsResults: boolean;
  /** How many members there will be: their place is kept free, so that nothing below moves when they arrive. */
  expected: number;
};

/** The members by name, page by page. Members without an email address get new passwords here (decision G52). */
export function MemberList({ showsResults, expected }: MemberListProps) {
  const { i18n } = useLingui();
  const pages = useMemberPages();
  const refetchQuery = useRefetch();
  const refetch = () => refetchQuery({ queryKey });
  const members = pages.data?.pages.flatMap((page) => page.members) ?? [];
  const { total = 0, totalExercises = 0 } = pages.data?.pages.at(-1) ?? {};
  return (
    <div className={facility.people}>
      <h3>
        <Trans>Members</Trans>
      </h3>
      {showsResults && <WhatIsShown />}
      {pages.isPending && (
        <div
          className={facility.expected}
          style={{ '--rows': Math.min(expected, membersPerPage) } as CSSProperties}
        >
          <Waiting onRetry={refetch} />
        </div>
      )}
      {pages.isError && <RetryNotice onRetry={refetch}>{pages.error.message}</RetryNotice>}
      {pages.data && total === 0 && (
        <p>
          <Trans>Nobody has joined yet.</Trans>
        </p>
      )}
      <ul className={styles.list}>
        {members.map((member) => (
          <MemberItem
            key={member.userId}
            member={member}
            totalExercises={totalExercises}
            showsResults={showsResults}
          />
        ))}
      </ul>
      {pages.hasNextPage && (
        <div className={facility.more}>
          <p>
            <Trans>
              {i18n.number(members.length)} of {i18n.number(total)} members
            </Trans>
          </p>
          <Button busy={pages.isFetchingNextPage} onClick={() => void pages.fetchNextPage()}>
            <Trans>Show more members</Trans>
          </Button>
        </div>
      )}
    </div>
  );
}

const queryKey = ['members', 'all'];

function useMemberPages() {
  return useInfiniteQuery({
    queryKey,
    queryFn: ({ pageParam, signal }) =>
      send(listMembers, { query: { order: 'userName', page: String(pageParam) }, signal }),
    initialPageParam: 1,
    getNextPageParam: ({ total }, _pages, page) => (page * membersPerPage < total ? page + 1 : undefined),
  });
}

type MemberItemProps = { member: ListedMember; totalExercises: number; showsResults: boolean };

function MemberItem({ member, totalExercises, showsResults }: MemberItemProps) {
  const { userId, userName, hasEmail, joinedAt } = member;
  const [password, setPassword] = useState<string | null>(null);
  const day = formatDate(joinedAt, 'll');
  return (
    <li className={facility.member}>
      <div className={facility.memberLine}>
        <div>
          <strong>{userName}</strong>
          <p className={facility.joined}>
            <Trans>Joined on {day}</Trans>
          </p>
        </div>
        <MemberProgress member={member} totalExercises={totalExercises} />
        <div className={facility.memberActions}>
          <ResultsButton member={member} showsResults={showsResults} />
          {!hasEmail && (
            <ConfirmButton
              label={
                <Trans>
                  New password <Hidden>for {userName}</Hidden>
                </Trans>
              }
              title={<Trans>New password for {userName}?</Trans>}
              keepLabel={<Trans>Keep the current one</Trans>}
              confirm={{
                variant: 'primary',
                label: <Trans>Make a new password</Trans>,
                sendingLabel: <Trans>One moment...</Trans>,
              }}
              send={() => send(setMemberPassword, { params: { userId } })}
              onSuccess={(response) => setPassword(response.password)}
            >
              <p>
                <Trans>
                  The current password stops working. The new one works once, within 3 days. Then {userName}{' '}
                  chooses another, which you will not know.
                </Trans>
              </p>
            </ConfirmButton>
          )}
        </div>
      </div>
      {password !== null && (
        <Notice kind="good" announce>
          <Trans>
            The password for {userName} is <strong>{password}</strong>. Please write it down now: it is not
            shown again.
          </Trans>
        </Notice>
      )}
    </li>
  );
}

function ResultsButton({ member, showsResults }: { member: ListedMember; showsResults: boolean }) {
  const { userId, userName } = member;
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>
        <Trans>
          Results <Hidden>of {userName}</Hidden>
        </Trans>
      </Button>
      <Dialog
        title={<Trans>Results of {userName}</Trans>}
        isOpen={isOpen}
        onClose={() => setOpen(false)}
        size="wide"
      >
        {showsResults ? <MemberResults userId={userId} userName={userName} /> : <UnverifiedNotice />}
      </Dialog>
    </>
  );
}
