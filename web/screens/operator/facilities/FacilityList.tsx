import { Plural, Trans, useLingui } from '@lingui/react/macro';
import * as z from 'zod/mini';
import { createFacility, type ListedFacility, searchFacilities } from '#contract/operator-facilities.ts';
import { hasRole } from '#contract/operator-roles.ts';
import { send } from '#web/data/api/client.ts';
import { useUser } from '#web/data/session/current-session.ts';
import { Form } from '#web/forms/Form.tsx';
import { useZodForm } from '#web/forms/use-zod-form.ts';
import { TextField } from '#web/ui/fields/TextField.tsx';
import { ItemWords, ListItem } from '#web/ui/section/List.tsx';
import { PagedList } from '#web/ui/section/PagedList.tsx';
import { Hidden } from '#web/ui/text/Hidden.tsx';
import { DeskState } from '../desk/DeskState.tsx';
import { useDeskPages } from '../desk/desk-queries.ts';
import { OpenerButton } from '../OpenerButton.tsx';
import { OperatorPart } from '../OperatorPart.tsx';
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
  const mayCreate = hasRole(createFacility.only, useUser()?.operatorRole);
  const queryKey = facilitiesKey(search);
  const pages = useDeskPages(
    queryKey,
    (page, signal) => send(searchFacilities, { body: { search, page: Number(page) }, signal }),
    ({ total }) => total,
  );
  const total = pages.data?.pages.at(-1)?.total ?? 0;
  const found = pages.data?.pages.flatMap(({ facilities }) => facilities) ?? [];
  return (
    <OperatorPart>
      {mayCreate && (
        <div>
          <OpenerButton takesFocus={cameFrom === 'new'} onClick={onCreate}>
            <Trans>Create a facility</Trans>
          </OpenerButton>
        </div>
      )}
      <SearchForm search={search} onSearch={onSearch} />
      <DeskState read={pages} queryKey={queryKey} />
      {pages.data && (
        <p role="status">
          <Plural value={total} _0="No facility is found." one="# facility" other="# facilities" />
        </p>
      )}
      <PagedList pages={pages} shown={found.length} total={total}>
        {found.map((facility) => (
          <FacilityRow
            key={facility.facilityId}
            facility={facility}
            takesFocus={cameFrom !== 'new' && cameFrom?.facilityId === facility.facilityId}
            onOpen={onOpen}
          />
        ))}
      </PagedList>
    </OperatorPart>
  );
}

const searchSchema = z.object({ search: z.string().check(z.trim(), z.maxLength(120)) });

function SearchForm({ search, onSearch }: Pick<FacilityListProps, 'search' | 'onSearch'>) {
  const form = useZodForm(searchSchema, { search });
  return (
    <Form
      form={form}
      submitLabel={<Trans>Find facilities</Trans>}
      submitVariant="secondary"
      sendingLabel={<Trans>Searching...</Trans>}
      send={async (typed) => typed.search}
      onSuccess={onSearch}
    >
      <TextField
        label={<Trans>Name or code</Trans>}
        hint={<Trans>A part of the name, or the whole code. Leave it empty to see all.</Trans>}
        type="search"
        autoComplete="off"
        spellCheck={false}
        maxLength={120}
        {...form.field('search')}
      />
    </Form>
  );
}

type FacilityRowProps = { facility: ListedFacility; takesFocus: boolean } & Pick<FacilityListProps, 'onOpen'>;

function FacilityRow({ facility, takesFocus, onOpen }: FacilityRowProps) {
  const { t } = useLingui();
  const { facilityId, name, waitingName, code, verifiedAt } = facility;
  return (
    <ListItem>
      <ItemWords>
        <strong translate="no">{name}</strong>
        <p>
          <StatusText facility={facility} /> · <SeatsText facility={facility} />
        </p>
        <p>
          <EndText facility={facility} />
        </p>
        <p>{code === null ? t`Code turned off` : t`Code ${code}`}</p>
        {waitingName !== null && (
          <p>
            <Trans>Wants to be called {waitingName}</Trans>
          </p>
        )}
        {verifiedAt === null && (
          <p>
            <Trans>Not verified</Trans>
          </p>
        )}
      </ItemWords>
      <OpenerButton takesFocus={takesFocus} onClick={() => onOpen(facilityId)}>
        <Trans>
          Open <Hidden>{name}</Hidden>
        </Trans>
      </OpenerButton>
    </ListItem>
  );
}
