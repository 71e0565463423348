import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { FoundPerson } from '#contract/operator-people.ts';
import { useRefetch } from '#web/data/queries/use-refetch.ts';
import { formatDate } from '#web/shell/dates.ts';
import { ItemWords, ListItem } from '#web/ui/section/List.tsx';
import { PagedList } from '#web/ui/section/PagedList.tsx';
import { RetryNotice } from '#web/ui/status/RetryNotice.tsx';
import { Waiting } from '#web/ui/status/Waiting.tsx';
import { EmailAddress } from '#web/ui/text/EmailAddress.tsx';
import { Hidden } from '#web/ui/text/Hidden.tsx';
import { kindNames, stateNames } from '../names.ts';
import { OpenerButton } from '../OpenerButton.tsx';
import { foundKey, useFoundPeople } from './people-queries.ts';

type FoundPeopleProps = {
  search: string;
  /** The person whose button takes the focus, because the operator comes back from there. */
  returnsTo: string | null;
  onChoose: (person: FoundPerson) => void;
};

/** The masked results of a search, 25 at a time. */
export function FoundPeople({ search, returnsTo, onChoose }: FoundPeopleProps) {
  const pages = useFoundPeople(search);
  const refetchQuery = useRefetch();
  const refetch = () => refetchQuery({ queryKey: foundKey(search) });
  const people = pages.data?.pages.flatMap((page) => page.people) ?? [];
  const matching = pages.data?.pages.at(-1)?.matching ?? 0;
  return (
    <>
      {pages.isPending && <Waiting onRetry={refetch} />}
      {pages.isError && <RetryNotice onRetry={refetch}>{pages.error.message}</RetryNotice>}
      {pages.data && (
        <p role="status">
          <Plural
            value={matching}
            _0="Nobody is found."
            one="# person is found."
            other="# people are found."
          />
        </p>
      )}
      <PagedList pages={pages} shown={people.length} total={matching} label={<Trans>Show more people</Trans>}>
        {people.map((person) => (
          <FoundRow
            key={person.userId}
            person={person}
            takesFocus={person.userId === returnsTo}
            onChoose={onChoose}
          />
        ))}
      </PagedList>
    </>
  );
}

type FoundRowProps = { person: FoundPerson; takesFocus: boolean } & Pick<FoundPeopleProps, 'onChoose'>;

function FoundRow({ person, takesFocus, onChoose }: FoundRowProps) {
  const { i18n } = useLingui();
  const { name, userName, email, userType, facility, state, createdAt } = person;
  const day = formatDate(createdAt, 'll');
  return (
    <ListItem>
      <ItemWords>
        <strong translate="no">{name ?? userName}</strong>
        <p translate="no">{userName}</p>
        {email !== null && (
          <p>
            <EmailAddress text={email} />
          </p>
        )}
        <p>
          {i18n._(kindNames[userType])}
          {facility !== null && <span translate="no">, {facility}</span>}
        </p>
        <p>
          <Trans>Since {day}</Trans>
        </p>
        {state !== 'open' && <p>{i18n._(stateNames[state])}</p>}
      </ItemWords>
      <OpenerButton takesFocus={takesFocus} onClick={() => onChoose(person)}>
        <Trans>
          Open <Hidden>{name ?? userName}</Hidden>
        </Trans>
      </OpenerButton>
    </ListItem>
  );
}
