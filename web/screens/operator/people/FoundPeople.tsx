import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { type FoundPerson, peoplePerPage, searchPeople } from '#contract/operator-people.ts';
import { send } from '#web/data/api/client.ts';
import { formatDate } from '#web/shell/dates.ts';
import type { TableColumn, TableSort } from '#web/ui/table/Table.tsx';
import { EmailAddress } from '#web/ui/text/EmailAddress.tsx';
import { Hidden } from '#web/ui/text/Hidden.tsx';
import { DeskTable } from '../desk/DeskTable.tsx';
import { shortKindNames, stateNames } from '../names.ts';
import { OpenerButton } from '../OpenerButton.tsx';
import styles from './FoundPeople.module.css';
import { foundKey } from './people-queries.ts';
import { personNumber } from './person-number.ts';

type FoundSort = TableSort<'userName' | 'createdAt'>;

type FoundPeopleProps = {
  search: string;
  page: number;
  onPage: (page: number) => void;
  /** The person whose button takes the focus, because the operator comes back from there. */
  returnsTo: string | null;
  onChoose: (person: FoundPerson) => void;
};

/** The results of a search, masked but for what was typed. */
export function FoundPeople({ search, page, onPage, returnsTo, onChoose }: FoundPeopleProps) {
  const { t } = useLingui();
  const [sort, setSort] = useState<FoundSort>({ id: 'userName', direction: 'ascending' });
  const columns = useColumns(returnsTo, onChoose);
  return (
    <DeskTable
      label={t`People who are found`}
      queryKey={[...foundKey(search), sort.id, sort.direction]}
      read={(page, signal) => {
        const { id: order, direction } = sort;
        return send(searchPeople, { body: { search, page, order, direction }, signal });
      }}
      sort={sort}
      onSort={(next) => {
        setSort(next as FoundSort);
        onPage(1);
      }}
      page={page}
      onPage={onPage}
      perPage={peoplePerPage}
      totalOf={({ matching }) => matching}
      itemsOf={({ people }) => people}
      idOf={({ userId }) => userId}
      columns={columns}
      status={(matching) => (
        <Plural value={matching} _0="Nobody is found." one="# person is found." other="# people are found." />
      )}
    />
  );
}

function useColumns(
  returnsTo: string | null,
  onChoose: (person: FoundPerson) => void,
): TableColumn<FoundPerson>[] {
  const { t, i18n } = useLingui();
  return [
    {
      id: 'name',
      header: t`Name`,
      cell: (person) => (
        <>
          <OpenerButton
            variant="link"
            takesFocus={person.userId === returnsTo}
            onClick={() => onChoose(person)}
          >
            <Hidden>
              <Trans>Open</Trans>
            </Hidden>{' '}
            <span translate="no">{person.name ?? person.userName}</span>
          </OpenerButton>
        </>
      ),
    },
    {
      id: 'kind',
      header: t`Kind`,
      line: 'second',
      cell: ({ userType, facility, state }) => (
        <>
          {state !== 'open' && <strong>{i18n._(stateNames[state])}, </strong>}
          {i18n._(shortKindNames[userType])}
          {facility !== null && (
            <>
              {', '}
              <span className={styles.facility} translate="no">
                {facility}
              </span>
            </>
          )}
        </>
      ),
    },
    {
      id: 'createdAt',
      header: t`Since`,
      line: 'second',
      sorts: 'descending',
      isWide: true,
      cell: ({ createdAt }) => formatDate(createdAt, 'll'),
    },
    {
      id: 'userName',
      header: t`Username`,
      line: 'second',
      sorts: 'ascending',
      isWide: true,
      cell: ({ userName }) => <span translate="no">{userName}</span>,
    },
    {
      id: 'email',
      header: t`Email`,
      line: 'second',
      isWide: true,
      cell: ({ email }) => email !== null && <EmailAddress text={email} />,
    },
    {
      id: 'number',
      header: t`Number`,
      line: 'end',
      cell: ({ userId, createdAt }) => (
        <>
          <span translate="no">{personNumber(userId)}</span>
          <span className={styles.since}>{formatDate(createdAt, 'll')}</span>
        </>
      ),
    },
  ];
}
