import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useMemo, useState } from 'react';
import { type ListedMember, type memberOrders, membersPerPage } from '#contract/facilities.ts';
import { useRefetchAccount } from '#web/data/queries/account-query.ts';
import { useRefetch } from '#web/data/queries/use-refetch.ts';
import { formatDate } from '#web/shell/dates.ts';
import { Button } from '#web/ui/controls/Button.tsx';
import { Stack } from '#web/ui/layout/Stack.tsx';
import { Notice } from '#web/ui/status/Notice.tsx';
import { RetryNotice } from '#web/ui/status/RetryNotice.tsx';
import { Waiting } from '#web/ui/status/Waiting.tsx';
import { ActionBar } from '#web/ui/table/ActionBar.tsx';
import { Pages } from '#web/ui/table/Pages.tsx';
import { Table, type TableColumn } from '#web/ui/table/Table.tsx';
import { EmailAddress } from '#web/ui/text/EmailAddress.tsx';
import { FirstSteps } from '../FirstSteps.tsx';
import { type MemberSearch, memberListKey, useMembers, useRefetchMembers } from '../member-queries.ts';
import type { OnChanged } from '../on-changed.ts';
import { PutInUnit } from '../units/PutInUnit.tsx';
import { WhatIsShown } from '../WhatIsShown.tsx';
import { Answered } from './Answered.tsx';
import { MemberMenu } from './MemberMenu.tsx';
import styles from './Members.module.css';

type Order = (typeof memberOrders)[number];

type MemberTableProps = {
  search: MemberSearch;
  onSearch: (search: MemberSearch) => void;
  showsResults: boolean;
};

/** The members in rows, page by page; those that are chosen can be moved together. */
export function MemberTable({ search, onSearch, showsResults }: MemberTableProps) {
  const { i18n, t } = useLingui();
  const [done, setDone] = useState<{ message: string; count: number } | null>(null);
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const members = useMembers(search);
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
  const { data } = members;
  const columns = useColumns(showsResults, data?.totalExercises ?? 0, onChanged);
  const { order = 'lastPlayed', direction = 'descending' } = search;
  if (data?.total === 0) return <FirstSteps />;
  return (
    <Stack gap={2} className={styles.table}>
      {members.isPending && <Waiting onRetry={refetch} />}
      {members.isError && <RetryNotice onRetry={refetch}>{members.error.message}</RetryNotice>}
      {done && (
        <Notice key={done.count} kind="good" focus>
          <EmailAddress text={done.message} />
        </Notice>
      )}
      {data && (
        <>
          <Table
            label={t`Members`}
            columns={columns}
            items={data.members}
            idOf={({ userId }) => userId}
            sort={{ id: order, direction }}
            onSort={({ id, direction }) => onSearch({ ...search, page: undefined, order: id, direction })}
            choice={{ chosen, onChoose: setChosen, label: ({ userName }) => t`Choose ${userName}` }}
          />
          <p role="status">
            <Trans>
              {i18n.number(data.matching)} of {i18n.number(data.total)} members
            </Trans>
          </p>
          <Pages
            page={Number(search.page ?? 1)}
            perPage={membersPerPage}
            total={data.matching}
            onPage={(page) => onSearch({ ...search, page: String(page) })}
          />
          {showsResults && <WhatIsShown />}
        </>
      )}
      {chosen.size > 0 && (
        <ActionBar
          label={t`What can be done with the chosen members`}
          count={<Plural value={chosen.size} one="# is chosen" other="# are chosen" />}
        >
          <PutInUnit
            userIds={[...chosen]}
            onPut={(response) => {
              setChosen(new Set());
              onChanged(response);
            }}
          />
          <Button variant="text" onClick={() => setChosen(new Set())}>
            <Trans>Choose nobody</Trans>
          </Button>
        </ActionBar>
      )}
    </Stack>
  );
}

type MemberColumn = TableColumn<ListedMember, Order>;

/** Until we know who runs the facility there is nothing of results. */
function useColumns(showsResults: boolean, total: number, onChanged: OnChanged): MemberColumn[] {
  const { t } = useLingui();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the menu calls what it was given last
  return useMemo(() => {
    const added: MemberColumn = {
      id: 'lastPlayed',
      header: t`Added`,
      line: 'second',
      cell: ({ joinedAt }) => formatDate(joinedAt, 'll'),
    };
    const results: MemberColumn[] = [
      {
        id: 'answered',
        header: t`Answered`,
        line: 'second',
        sorts: 'descending',
        cell: ({ answered }) => answered !== null && <Answered answered={answered} total={total} />,
      },
      {
        id: 'firstTry',
        header: t`First try`,
        line: 'second',
        isWide: true,
        sorts: 'descending',
        cell: ({ firstAttemptScore: score }) => score !== null && `${score}%`,
      },
      {
        id: 'lastPlayed',
        header: t`Last played`,
        line: 'second',
        sorts: 'descending',
        cell: ({ lastPlayedAt }) => (lastPlayedAt === null ? t`Not started` : formatDate(lastPlayedAt, 'll')),
      },
    ];
    return [
      {
        id: 'userName',
        header: t`Name`,
        grows: true,
        sorts: 'ascending',
        cell: ({ userName }) => <span translate="no">{userName}</span>,
      },
      {
        id: 'unit',
        header: t`Unit`,
        line: 'second',
        isWide: true,
        sorts: 'ascending',
        cell: ({ unit }) =>
          unit && (
            <span className={styles.unit} title={unit.name}>
              {unit.name}
            </span>
          ),
      },
      ...(showsResults ? results : [added]),
      {
        id: 'status',
        header: null,
        line: 'end',
        cell: (member) => <MemberMenu member={member} showsResults={showsResults} onChanged={onChanged} />,
      },
    ];
  }, [showsResults, total, t]);
}
