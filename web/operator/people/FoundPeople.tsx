import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useRef } from 'react';
import type { FoundPerson } from '#contract/operator/people.ts';
import { useRefetch } from '#web/queries/use-refetch.ts';
import { formatDate } from '#web/shell/dates.ts';
import { Button } from '#web/ui/controls/Button.tsx';
import lists from '#web/ui/section/SectionList.module.css';
import { RetryNotice } from '#web/ui/status/RetryNotice.tsx';
import { Waiting } from '#web/ui/status/Waiting.tsx';
import { Hidden } from '#web/ui/text/Hidden.tsx';
import { kindNames, stateNames } from '../names.ts';
import styles from './People.module.css';
import { foundKey, useFoundPeople } from './people-queries.ts';

type FoundPeopleProps = {
  search: string;
  /** The person whose button takes the focus, because the operator comes back from there. */
  returnsTo: string | null;
  onChoose: (person: FoundPerson) => void;
};

/** The masked results of a search, 25 at a time. */
export function FoundPeople({ search, returnsTo, onChoose }: FoundPeopleProps) {
  const { i18n } = useLingui();
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
      <ul className={lists.list}>
        {people.map((person) => (
          <FoundRow
            key={person.userId}
            person={person}
            takesFocus={person.userId === returnsTo}
            onChoose={onChoose}
          />
        ))}
      </ul>
      {pages.hasNextPage && (
        <div className={styles.part}>
          <p>
            <Trans>
              {i18n.number(people.length)} of {i18n.number(matching)} are shown.
            </Trans>
          </p>
          <Button busy={pages.isFetchingNextPage} onClick={() => void pages.fetchNextPage()}>
            <Trans>Show more people</Trans>
          </Button>
        </div>
      )}
    </>
  );
}

type FoundRowProps = { person: FoundPerson; takesFocus: boolean } & Pick<FoundPeopleProps, 'onChoose'>;

function FoundRow({ person, takesFocus, onChoose }: FoundRowProps) {
  const { i18n } = useLingui();
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (takesFocus) button.current?.focus();
  }, [takesFocus]);
  const { name, userName, email, userType, facility, state, createdAt } = person;
  const day = formatDate(createdAt, 'll');
  return (
    <li className={lists.item}>
      <div className={styles.who}>
        <strong>{name ?? userName}</strong>
        <p translate="no">{[userName, email].filter((text) => text !== null).join(' · ')}</p>
        <p>
          {i18n._(kindNames[userType])}
          {facility !== null && <span translate="no">, {facility}</span>}
        </p>
        <p>
          <Trans>Since {day}</Trans>
          {state !== 'open' && ` · ${i18n._(stateNames[state])}`}
        </p>
      </div>
      <Button ref={button} onClick={() => onChoose(person)}>
        <Trans>
          Open <Hidden>{name ?? userName}</Hidden>
        </Trans>
      </Button>
    </li>
  );
}
