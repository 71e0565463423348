import { Trans, useLingui } from '@lingui/react/macro';
import { type CSSProperties, useState } from 'react';
import { membersPerPage } from '#contract/facilities.ts';
import { useRefetchAccount } from '#web/data/queries/account-query.ts';
import { useRefetch } from '#web/data/queries/use-refetch.ts';
import { Stack } from '#web/ui/layout/Stack.tsx';
import { PagedList } from '#web/ui/section/PagedList.tsx';
import { Notice } from '#web/ui/status/Notice.tsx';
import { RetryNotice } from '#web/ui/status/RetryNotice.tsx';
import { Waiting } from '#web/ui/status/Waiting.tsx';
import { EmailAddress } from '#web/ui/text/EmailAddress.tsx';
import { WhatIsShown } from '../MemberProgress.tsx';
import {
  firstSearch,
  type MemberSearch,
  memberListKey,
  useMemberPages,
  useRefetchMembers,
  useUnits,
} from '../member-queries.ts';
import type { OnChanged } from '../on-changed.ts';
import { PutInUnit } from '../units/PutInUnit.tsx';
import { MemberItem } from './MemberItem.tsx';
import styles from './MemberList.module.css';
import { MemberSearchBar } from './MemberSearchBar.tsx';

type MemberListProps = {
  showsResults: boolean;
  /** How many members there will be: their place is kept free, so that nothing below moves when they arrive. */
  expected: number;
};

/** The members, searched, filtered and sorted, page by page. */
export function MemberList({ showsResults, expected }: MemberListProps) {
  const { i18n } = useLingui();
  const [search, setSearch] = useState<MemberSearch>(firstSearch(showsResults));
  const [done, setDone] = useState<{ message: string; count: number } | null>(null);
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const pages = useMemberPages(search);
  const units = useUnits().data?.units ?? [];
  const refetchQuery = useRefetch();
  const refetch = () => refetchQuery({ queryKey: memberListKey(search) });
  const refetchMembers = useRefetchMembers();
  const refetchAccount = useRefetchAccount();
  const onChanged: OnChanged = ({ message }) => {
    setDone({ message, count: (done?.count ?? 0) + 1 });
    void refetchMembers();
    // The seats.
    void refetchAccount();
  };
  const members = pages.data?.pages.flatMap((page) => page.members) ?? [];
  const { total = 0, matching = 0, notStarted = null, totalExercises = 0 } = pages.data?.pages.at(-1) ?? {};
  const choose = (userId: string, isChosen: boolean) => {
    const next = new Set(chosen);
    if (isChosen) next.add(userId);
    else next.delete(userId);
    setChosen(next);
  };
  return (
    <Stack>
      {showsResults && <WhatIsShown />}
      <MemberSearchBar
        search={search}
        onChange={(next) => {
          setSearch(next);
          setChosen(new Set());
        }}
        showsResults={showsResults}
        notStarted={notStarted}
        units={units}
      />
      {pages.isPending && (
        <div
          className={styles.expected}
          style={{ '--rows': Math.min(expected, membersPerPage) } as CSSProperties}
        >
          <Waiting onRetry={refetch} />
        </div>
      )}
      {pages.isError && <RetryNotice onRetry={refetch}>{pages.error.message}</RetryNotice>}
      {done && (
        <Notice key={done.count} kind="good" focus>
          <EmailAddress text={done.message} />
        </Notice>
      )}
      {pages.data && (
        <p role="status">
          {total === 0 ? (
            <Trans>Nobody has joined yet.</Trans>
          ) : (
            <Trans>
              {i18n.number(matching)} of {i18n.number(total)} members
            </Trans>
          )}
        </p>
      )}
      <PagedList
        pages={pages}
        shown={members.length}
        total={matching}
        label={<Trans>Show more members</Trans>}
      >
        {members.map((member) => (
          <MemberItem
            key={member.userId}
            member={member}
            totalExercises={totalExercises}
            showsResults={showsResults}
            onChanged={onChanged}
            {...(units.length > 0 && { isChosen: chosen.has(member.userId), onChoose: choose })}
          />
        ))}
      </PagedList>
      {units.length > 0 && members.length > 0 && (
        <PutInUnit
          units={units}
          userIds={members.map(({ userId }) => userId).filter((userId) => chosen.has(userId))}
          onPut={() => setChosen(new Set())}
        />
      )}
    </Stack>
  );
}
