import { Trans, useLingui } from '@lingui/react/macro';
import type { OpenedStudy } from '#contract/operator-study.ts';
import {
  type AskedCounts,
  fewestInStudy,
  getStudySummary,
  type PlayedCounts,
} from '#contract/operator-study-summary.ts';
import { Table, type TableColumn } from '#web/ui/table/Table.tsx';
import { DeskState } from '../desk/DeskState.tsx';
import { deskKey, useDeskRead } from '../desk/desk-queries.ts';
import { instrumentNames } from './CreateStudyForm.tsx';

/** How complete the answers of a study are, and medians of them. */
export function SummaryPart({ study }: { study: OpenedStudy }) {
  const { studyId } = study;
  const queryKey = deskKey('studies', `${studyId} summary`);
  const read = useDeskRead(queryKey, getStudySummary, { params: { studyId } });
  const nameOf = (arm: string) => study.arms.find(({ id }) => id === arm)?.name ?? '';
  return (
    <>
      <h3>
        <Trans>Answers and first tries</Trans>
      </h3>
      <p>
        <Trans>
          A person is asked when the month begins while they take part. No median and no number of falls is
          about fewer than {fewestInStudy} people. Who left with all that was collected is in no number here.
        </Trans>
      </p>
      <DeskState read={read} queryKey={queryKey} />
      {read.data && read.data.questions.length > 0 && (
        <QuestionsTable questions={read.data.questions} nameOf={nameOf} />
      )}
      {read.data && read.data.play.length > 0 && <PlayTable play={read.data.play} nameOf={nameOf} />}
      {read.data?.questions.length === 0 && read.data.play.length === 0 && (
        <p>
          <Trans>Nobody has been asked yet, and there are no first tries.</Trans>
        </p>
      )}
    </>
  );
}

type NameOf = (arm: string) => string;

function QuestionsTable({ questions, nameOf }: { questions: AskedCounts[]; nameOf: NameOf }) {
  const { t, i18n } = useLingui();
  const columns: TableColumn<AskedCounts>[] = [
    {
      id: 'what',
      header: t`Questions`,
      grows: true,
      cell: ({ instrument, month, arm }) =>
        [i18n._(instrumentNames[instrument]), t`month ${month}`, nameOf(arm)].filter(Boolean).join(', '),
    },
    {
      id: 'answered',
      header: t`Answered, of those asked`,
      line: 'second',
      cell: ({ due, answered }) => (
        <Trans>
          {i18n.number(answered)} of {i18n.number(due)} ({i18n.number(answered / due, { style: 'percent' })})
        </Trans>
      ),
    },
    { id: 'phone', header: t`By telephone`, line: 'second', cell: ({ byPhone }) => i18n.number(byPhone) },
    {
      id: 'score',
      header: t`Median score (middle half)`,
      line: 'second',
      cell: ({ score }) =>
        score && `${i18n.number(score.median)} (${i18n.number(score.low)}–${i18n.number(score.high)})`,
    },
    {
      id: 'fell',
      header: t`Told of a fall`,
      line: 'second',
      cell: ({ fell }) => fell !== null && i18n.number(fell),
    },
  ];
  return (
    <Table
      isDense
      label={t`Answers by instrument and month`}
      columns={columns}
      items={questions}
      idOf={({ instrument, month, arm }) => `${instrument} ${month} ${arm}`}
    />
  );
}

function PlayTable({ play, nameOf }: { play: PlayedCounts[]; nameOf: NameOf }) {
  const { t, i18n } = useLingui();
  const columns: TableColumn<PlayedCounts>[] = [
    { id: 'arm', header: t`Arm`, grows: true, cell: ({ arm }) => nameOf(arm) || t`Everybody` },
    { id: 'people', header: t`Have first tries`, line: 'second', cell: ({ people }) => i18n.number(people) },
    {
      id: 'tries',
      header: t`Median of first tries`,
      line: 'second',
      cell: ({ medianTries }) => medianTries !== null && i18n.number(medianTries),
    },
    {
      id: 'right',
      header: t`Median of those right without help`,
      line: 'second',
      cell: ({ medianRight }) => medianRight !== null && i18n.number(medianRight, { style: 'percent' }),
    },
  ];
  return (
    <Table isDense label={t`First tries by arm`} columns={columns} items={play} idOf={({ arm }) => arm} />
  );
}
