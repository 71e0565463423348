import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import * as z from 'zod/mini';
import { createFacility, type ListedFacility, searchFacilities } from '#contract/operator-facilities.ts';
import { hasRole } from '#contract/operator-roles.ts';
import { send } from '#web/data/api/client.ts';
import { useUser } from '#web/data/session/current-session.ts';
import type { TableColumn } from '#web/ui/table/Table.tsx';
import { Hidden } from '#web/ui/text/Hidden.tsx';
import { DeskTable } from '../desk/DeskTable.tsx';
import { OpenerButton } from '../OpenerButton.tsx';
import { OperatorPart } from '../OperatorPart.tsx';
import { SearchForm } from '../SearchForm.tsx';
import { EndText, SeatsText, StatusText } from './FacilityTexts.tsx';
import { facilitiesKey } from './facility-queries.ts';

/** What the operator comes back from: a facility by its id, or the form for a new one. */
export type CameFrom = { facilityId: string } | 'new' | null;

type FacilityListProps = {
  search: string;
  cameFrom: CameFrom;
  onSearch: (search: string) => void;
  onOpen: (facilityId: string) => void;
  onCreate: () => void;
};

/** The facilities, all or those that a search finds, the newest first. */
export function FacilityList({ search, cameFrom, onSearch, onOpen, onCreate }: FacilityListProps) {
  const { t } = useLingui();
  const mayCreate = hasRole(createFacility.only, useUser()?.operatorRole);
  const [page, setPage] = useState(1);
  const columns = useColumns(cameFrom, onOpen);
  return (
    <OperatorPart>
      {mayCreate && (
        <div>
          <OpenerButton takesFocus={cameFrom === 'new'} onClick={onCreate}>
            <Trans>Create a facility</Trans>
          </OpenerButton>
        </div>
      )}
      <SearchForm
        label={t`Name or code`}
        submitLabel={<Trans>Find facilities</Trans>}
        schema={searchSchema}
        search={search}
        onSearch={(next) => {
          setPage(1);
          onSearch(next);
        }}
      />
      <DeskTable
        label={t`Facilities`}
        queryKey={facilitiesKey(search)}
        read={(page, signal) => send(searchFacilities, { body: { search, page }, signal })}
        page={page}
        onPage={setPage}
        totalOf={({ total }) => total}
        itemsOf={({ facilities }) => facilities}
        idOf={({ facilityId }) => facilityId}
        columns={columns}
        status={(total) => (
          <Plural value={total} _0="No facility is found." one="# facility" other="# facilities" />
        )}
      />
    </OperatorPart>
  );
}

function useColumns(cameFrom: CameFrom, onOpen: (facilityId: string) => void): TableColumn<ListedFacility>[] {
  const { t } = useLingui();
  return [
    {
      id: 'name',
      header: t`Name`,
      grows: true,
      cell: ({ facilityId, name, waitingName }) => (
        <>
          <OpenerButton
            variant="link"
            takesFocus={cameFrom !== 'new' && cameFrom?.facilityId === facilityId}
            onClick={() => onOpen(facilityId)}
          >
            <Hidden>
              <Trans>Open</Trans>
            </Hidden>{' '}
            <span translate="no">{name}</span>
          </OpenerButton>
          {waitingName !== null && <Trans>Wants to be called {waitingName}</Trans>}
        </>
      ),
    },
    {
      id: 'status',
      header: t`Status`,
      line: 'second',
      cell: (facility) => (
        <>
          <StatusText facility={facility} />
          {facility.verifiedAt === null && (
            <>
              {', '}
              <Trans>not verified</Trans>
            </>
          )}
        </>
      ),
    },
    { id: 'seats', header: t`Seats`, line: 'second', cell: (facility) => <SeatsText facility={facility} /> },
    {
      id: 'end',
      header: t`End`,
      line: 'second',
      isWide: true,
      cell: (facility) => <EndText facility={facility} />,
    },
    {
      id: 'code',
      header: t`Code`,
      line: 'second',
      isWide: true,
      cell: ({ code }) => code ?? t`Code turned off`,
    },
  ];
}

const searchSchema = z.object({ search: z.string().check(z.trim(), z.maxLength(120)) });
