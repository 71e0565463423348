import { Trans, useLingui } from '@lingui/react/macro';
import type { ArmFlow, OpenedStudy } from '#contract/operator-study.ts';
import { Table, type TableColumn } from '#web/ui/table/Table.tsx';
import { FlowDiagram } from './FlowDiagram.tsx';
import { flowBoxes } from './flow-boxes.ts';

type CountOfArm = keyof ArmFlow &
  ('joined' | 'leftKept' | 'leftDeleted' | 'underWay' | 'notAnswered' | 'completed');

/** How many people joined each arm, left it and completed it: drawn, and the same as a table. */
export function FlowPart({ study: { flow, codes, allocation } }: { study: OpenedStudy }) {
  const { t, i18n } = useLingui();
  const names: Record<CountOfArm, string> = {
    joined: t`Joined`,
    leftKept: t`Left, data kept`,
    leftDeleted: t`Left, data deleted`,
    underWay: t`Under way`,
    notAnswered: t`No answer at the end`,
    completed: t`Completed`,
  };
  const words = {
    ...names,
    listed: t`Codes on the list`,
    unused: t`Not used`,
    allocated: t`Allocated`,
    everybody: t`Everybody`,
  };
  const columns: TableColumn<ArmFlow>[] = [
    { id: 'arm', header: t`Arm`, grows: true, cell: ({ name }) => name || words.everybody },
    ...(Object.keys(names) as CountOfArm[]).map((id) => ({
      id,
      header: names[id],
      line: 'second' as const,
      cell: (arm: ArmFlow) => i18n.number(arm[id]),
    })),
  ];
  const line = (name: keyof typeof words, count: number) => `${words[name]}: ${i18n.number(count)}`;
  return (
    <>
      <h3>
        <Trans>Flow of people</Trans>
      </h3>
      <FlowDiagram {...flowBoxes(flow, allocation === 'open' ? null : codes, { line, ...words })} />
      <Table isDense label={t`People by arm`} columns={columns} items={flow} idOf={({ arm }) => arm} />
    </>
  );
}
