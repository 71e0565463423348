import { Trans, useLingui } from '@lingui/react/macro';
import { type ReactNode, useState } from 'react';
import { saveFallCount } from '#contract/facility-figures.ts';
import { type CountedFalls, fallRate } from '#contract/rules/fall-rate.ts';
import { send } from '#web/data/api/client.ts';
import { Button } from '#web/ui/controls/Button.tsx';
import { Dialog } from '#web/ui/overlays/Dialog.tsx';
import { Table } from '#web/ui/table/Table.tsx';
import { Hidden } from '#web/ui/text/Hidden.tsx';
import type { OnChanged } from '../on-changed.ts';
import { FallsForm } from './FallsForm.tsx';
import styles from './Figures.module.css';

/** A month of what is looked at; null for one that nothing was entered for. */
export type FallsMonth = { month: string; count: CountedFalls | null };

type FallsTableProps = {
  months: readonly FallsMonth[];
  /** Whose numbers can be entered; null for all units together, which are only shown. */
  unit: { unitId: string | null; name: string | null } | null;
  onDone: OnChanged;
};

/** Each month with its numbers, this one first; each opens a dialog to enter or correct them. */
export function FallsTable({ months, unit, onDone }: FallsTableProps) {
  const { t, i18n } = useLingui();
  const [opened, setOpened] = useState<string | null>(null);
  const nameOf = (month: string) =>
    i18n.date(new Date(`${month}-01`), { month: 'long', year: 'numeric', timeZone: 'UTC' });
  const close = () => setOpened(null);
  const open = months.find(({ month }) => month === opened);
  return (
    <>
      <Table
        label={t`Falls by month`}
        items={months}
        idOf={({ month }) => month}
        columns={[
          { id: 'month', header: <Trans>Month</Trans>, cell: ({ month }) => nameOf(month), grows: true },
          {
            id: 'falls',
            header: <Trans>Falls</Trans>,
            line: 'second',
            cell: ({ count }) =>
              count ? (
                <Figure name={<Trans>Falls:</Trans>}>{i18n.number(count.falls)}</Figure>
              ) : (
                <Trans>Not entered</Trans>
              ),
          },
          {
            id: 'days',
            header: <Trans>Resident days</Trans>,
            line: 'second',
            isWide: true,
            cell: ({ count }) => count && i18n.number(count.residentDays),
          },
          {
            id: 'rate',
            header: <Trans>For 1,000 resident days</Trans>,
            line: 'second',
            cell: ({ count }) => count && <Rate count={count} />,
          },
          ...(unit
            ? [
                {
                  id: 'enter',
                  header: null,
                  line: 'end' as const,
                  cell: ({ month, count }: FallsMonth) => (
                    <Button variant="text" onClick={() => setOpened(month)}>
                      {count ? <Trans>Correct</Trans> : <Trans>Enter</Trans>} <Hidden>{nameOf(month)}</Hidden>
                    </Button>
                  ),
                },
              ]
            : []),
        ]}
      />
      {unit && (
        <Dialog
          title={
            <>
              {nameOf(opened ?? '2000-01')}
              {unit.name && (
                <>
                  , <span translate="no">{unit.name}</span>
                </>
              )}
            </>
          }
          isOpen={open !== undefined}
          onClose={close}
        >
          {open && (
            <FallsForm
              month={open.month}
              count={open.count}
              save={(numbers) =>
                send(saveFallCount, { body: { unitId: unit.unitId, month: open.month, ...numbers } })
              }
              onSaved={(response) => {
                close();
                onDone(response);
              }}
            />
          )}
        </Dialog>
      )}
    </>
  );
}

/** A row of two lines has no headings. */
function Figure({ name, children }: { name: ReactNode; children: ReactNode }) {
  return (
    <>
      <span className={styles.name}>{name} </span>
      {children}
    </>
  );
}

function Rate({ count }: { count: NonNullable<FallsMonth['count']> }) {
  const { i18n } = useLingui();
  const rate = fallRate(count);
  if (rate === null) return <Trans>No resident days, so no rate</Trans>;
  return <Figure name={<Trans>Rate:</Trans>}>{i18n.number(rate, { minimumFractionDigits: 1 })}</Figure>;
}
