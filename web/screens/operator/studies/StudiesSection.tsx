import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { hasRole } from '#contract/operator-roles.ts';
import { createStudy, type ListedStudy, listStudies } from '#contract/operator-study.ts';
import { useUser } from '#web/data/session/current-session.ts';
import { formatUtcDay } from '#web/shell/dates.ts';
import { Button } from '#web/ui/controls/Button.tsx';
import { Notice } from '#web/ui/status/Notice.tsx';
import { Table, type TableColumn } from '#web/ui/table/Table.tsx';
import { Hidden } from '#web/ui/text/Hidden.tsx';
import { DeskState } from '../desk/DeskState.tsx';
import { deskKey, useDeskRead, useRefetchDesk } from '../desk/desk-queries.ts';
import { OpenerButton } from '../OpenerButton.tsx';
import { OperatorPart } from '../OperatorPart.tsx';
import { CreateStudyForm } from './CreateStudyForm.tsx';
import { InstrumentsPart } from './InstrumentsPart.tsx';
import { OpenedStudyView } from './OpenedStudyView.tsx';

const queryKey = deskKey('studies');

type Shown = { kind: 'list' } | { kind: 'create' } | { kind: 'study'; studyId: string };

/** All studies, one of them, or the form for a new one. */
export function StudiesSection() {
  const mayChange = hasRole(createStudy.only, useUser()?.operatorRole);
  const [shown, setShown] = useState<Shown>({ kind: 'list' });
  const [done, setDone] = useState<{ message: string; count: number } | null>(null);
  const refetch = useRefetchDesk('studies');
  const onDone = ({ message }: { message: string }) => {
    setDone({ message, count: (done?.count ?? 0) + 1 });
    void refetch();
  };
  const notice = done && (
    <Notice key={done.count} kind="good" focus>
      {done.message}
    </Notice>
  );
  const onBack = () => {
    setDone(null);
    setShown({ kind: 'list' });
  };
  if (shown.kind === 'create') {
    const onCreated = (response: { message: string }, studyId: string) => {
      onDone(response);
      setShown({ kind: 'study', studyId });
    };
    return <CreateStudyForm onDone={onCreated} onCancel={onBack} />;
  }
  if (shown.kind === 'study') {
    return (
      <OperatorPart>
        {notice}
        <OpenedStudyView key={shown.studyId} studyId={shown.studyId} {...{ mayChange, onDone, onBack }} />
      </OperatorPart>
    );
  }
  return (
    <OperatorPart>
      {notice}
      {mayChange && (
        <div>
          <OpenerButton takesFocus={false} onClick={() => setShown({ kind: 'create' })}>
            <Trans>Create a study</Trans>
          </OpenerButton>
        </div>
      )}
      <StudiesTable onOpen={(studyId) => setShown({ kind: 'study', studyId })} />
      {mayChange && <InstrumentsPart onDone={onDone} />}
    </OperatorPart>
  );
}

function StudiesTable({ onOpen }: { onOpen: (studyId: string) => void }) {
  const { t, i18n } = useLingui();
  const read = useDeskRead(queryKey, listStudies, {});
  const columns: TableColumn<ListedStudy>[] = [
    { id: 'name', header: t`Study`, grows: true, cell: ({ name }) => name },
    { id: 'start', header: t`Starts`, line: 'second', cell: ({ startsOn }) => formatUtcDay(startsOn) },
    {
      id: 'end',
      header: t`Ends`,
      line: 'second',
      cell: ({ endsOn }) => (endsOn ? formatUtcDay(endsOn) : <Trans>No end</Trans>),
    },
    {
      id: 'people',
      header: t`Taking part`,
      line: 'second',
      cell: ({ participants }) => i18n.number(participants),
    },
    {
      id: 'open',
      header: null,
      line: 'end',
      cell: ({ studyId, name }) => (
        <Button onClick={() => onOpen(studyId)}>
          <Trans>
            Open <Hidden>{name}</Hidden>
          </Trans>
        </Button>
      ),
    },
  ];
  return (
    <>
      <DeskState read={read} queryKey={queryKey} />
      {read.data && (
        <Table
          isDense
          label={t`Studies`}
          columns={columns}
          items={read.data.studies}
          idOf={({ studyId }) => studyId}
        />
      )}
    </>
  );
}
