import { Trans, useLingui } from '@lingui/react/macro';
import type { ArmFlow, OpenedStudy } from '#contract/operator-study.ts';
import { Table, type TableColumn } from '#web/ui/table/Table.tsx';

/** How many people joined each arm, left it and are in it. */
export function FlowTable({ study: { flow } }: { study: OpenedStudy }) {
  const { t, i18n } = useLingui();
  const numbers = (
    id: keyof ArmFlow & ('joined' | 'leftKept' | 'leftDeleted' | 'taking'),
    header: string,
  ) => ({
    id,
    header,
    line: 'second' as const,
    cell: (arm: ArmFlow) => i18n.number(arm[id]),
  });
  const columns: TableColumn<ArmFlow>[] = [
    { id: 'arm', header: t`Arm`, grows: true, cell: ({ name }) => name || <Trans>Everybody</Trans> },
    numbers('joined', t`Joined`),
    numbers('leftKept', t`Left, data kept`),
    numbers('leftDeleted', t`Left, data deleted`),
    numbers('taking', t`Taking part`),
  ];
  return <Table isDense label={t`People by arm`} columns={columns} items={flow} idOf={({ arm }) => arm} />;
}
