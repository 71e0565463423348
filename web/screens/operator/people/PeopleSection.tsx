import { Trans, useLingui } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import * as z from 'zod/mini';
import { type FoundPerson, openPerson, reason, searchPeople } from '#contract/operator-people.ts';
import { send } from '#web/data/api/client.ts';
import { Form } from '#web/forms/Form.tsx';
import { useZodForm } from '#web/forms/use-zod-form.ts';
import { Button } from '#web/ui/controls/Button.tsx';
import { TextField } from '#web/ui/fields/TextField.tsx';
import { FocusedHeading } from '../FocusedHeading.tsx';
import { OperatorPart } from '../OperatorPart.tsx';
import { SearchForm } from '../SearchForm.tsx';
import { FoundPeople } from './FoundPeople.tsx';
import { PersonDetails } from './PersonDetails.tsx';
import { personKey } from './people-queries.ts';
import { personNumber } from './person-number.ts';

/** Finds people, and opens one of them with a reason. */
export function PeopleSection() {
  const { t } = useLingui();
  const [search, setSearch] = useState('');
  const [page, setPage] = useState(1);
  const [chosen, setChosen] = useState<FoundPerson | null>(null);
  const [openedId, setOpenedId] = useState<string | null>(null);
  const [returnsTo, setReturnsTo] = useState<string | null>(null);
  const back = () => {
    setReturnsTo(chosen?.userId ?? null);
    setChosen(null);
    setOpenedId(null);
  };
  if (openedId !== null) return <PersonDetails userId={openedId} onBack={back} />;
  if (chosen !== null) {
    return <OpenPerson person={chosen} onOpened={() => setOpenedId(chosen.userId)} onBack={back} />;
  }
  return (
    <OperatorPart>
      <SearchForm
        label={t`Name, username or email`}
        submitLabel={<Trans>Find people</Trans>}
        schema={searchSchema}
        search={search}
        onSearch={(next) => {
          setReturnsTo(null);
          setPage(1);
          setSearch(next);
        }}
      />
      {search === '' ? (
        <p>
          <Trans>A whole word, or its first three letters.</Trans>
        </p>
      ) : (
        <FoundPeople {...{ search, page, returnsTo }} onPage={setPage} onChoose={setChosen} />
      )}
    </OperatorPart>
  );
}

const searchSchema = z.object({ search: searchPeople.body.shape.search });

const reasonSchema = z.object({ reason });

type OpenPersonProps = { person: FoundPerson; onOpened: () => void; onBack: () => void };

function OpenPerson({ person, onOpened, onBack }: OpenPersonProps) {
  const form = useZodForm(reasonSchema, { reason: '' });
  const queries = useQueryClient();
  const { userId, name, userName } = person;
  const number = personNumber(userId);
  return (
    <OperatorPart>
      <FocusedHeading>
        <Trans>
          Open <span translate="no">{name ?? userName}</span>, number {number}
        </Trans>
      </FocusedHeading>
      <p>
        <Trans>
          You will see name, email, facility and payments for one hour. The audit log keeps your reason.
        </Trans>
      </p>
      <Form
        form={form}
        submitLabel={<Trans>Open this person</Trans>}
        sendingLabel={<Trans>Opening...</Trans>}
        send={(body) => send(openPerson, { params: { userId }, body })}
        onSuccess={(opened) => {
          queries.setQueryData(personKey(userId), opened);
          onOpened();
        }}
        after={
          <Button onClick={onBack}>
            <Trans>Back to the results</Trans>
          </Button>
        }
      >
        <TextField
          label={<Trans>Reason</Trans>}
          hint={<Trans>The person can read it in the download of their data.</Trans>}
          autoComplete="off"
          maxLength={200}
          {...form.field('reason')}
        />
      </Form>
    </OperatorPart>
  );
}
