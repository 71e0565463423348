import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { endDiscountCode, type ListedCode, listDiscountCodes } from '#contract/operator-sale.ts';
import { send } from '#web/data/api/client.ts';
import { ConfirmButton } from '#web/forms/ConfirmButton.tsx';
import { formatDate } from '#web/shell/dates.ts';
import { Icon } from '#web/ui/controls/Icon.tsx';
import type { TableColumn } from '#web/ui/table/Table.tsx';
import { Hidden } from '#web/ui/text/Hidden.tsx';
import { DeskTable } from '../desk/DeskTable.tsx';
import styles from './CodesTable.module.css';

type CodesTableProps = {
  queryKey: string[];
  mayEnd: boolean;
  onDone: (response: { message: string }) => void;
};

/** Each discount code in one line: what it gives, how often it was used, and whether it still works. */
export function CodesTable({ queryKey, mayEnd, onDone }: CodesTableProps) {
  const { t } = useLingui();
  const [page, setPage] = useState(1);
  const columns: TableColumn<ListedCode>[] = [
    { id: 'code', header: t`Code`, cell: ({ code }) => code },
    {
      id: 'discount',
      header: t`Discount`,
      line: 'second',
      cell: (code) => (
        <>
          <strong>
            <Trans>{code.percentOff}% off</Trans>
          </strong>{' '}
          · <LastsText code={code} />
        </>
      ),
    },
    {
      id: 'trial',
      header: t`Free trial`,
      line: 'second',
      isWide: true,
      cell: ({ trialDays }) => trialDays > 0 && <Plural value={trialDays} one="# day" other="# days" />,
    },
    { id: 'state', header: t`State`, line: 'third', cell: (code) => <StateText code={code} /> },
    { id: 'uses', header: t`Used`, line: 'second', cell: (code) => <UsesText code={code} /> },
    {
      id: 'end',
      header: null,
      line: 'end',
      // What nobody can use anymore has nothing to end.
      cell: (code) => mayEnd && code.state === 'usable' && <EndCode code={code} onDone={onDone} />,
    },
  ];
  return (
    <DeskTable
      label={t`Discount codes`}
      queryKey={queryKey}
      read={(page, signal) => send(listDiscountCodes, { query: { page: String(page) }, signal })}
      page={page}
      onPage={setPage}
      totalOf={({ total }) => total}
      itemsOf={({ codes }) => codes}
      idOf={({ code }) => code}
      columns={columns}
      status={(total) => (
        <Plural value={total} _0="No discount codes yet." one="# discount code" other="# discount codes" />
      )}
    />
  );
}

type CodeProps = { code: ListedCode };

function EndCode({ code: { code }, onDone }: CodeProps & Pick<CodesTableProps, 'onDone'>) {
  return (
    <ConfirmButton
      label={
        <Trans>
          End <Hidden>{code}</Hidden>
        </Trans>
      }
      title={<Trans>End the code {code}?</Trans>}
      keepLabel={<Trans>Keep this code</Trans>}
      confirm={{ label: <Trans>End the code</Trans>, sendingLabel: <Trans>One moment...</Trans> }}
      send={() => send(endDiscountCode, { params: { code } })}
      onSuccess={onDone}
    >
      <p>
        <Trans>
          Nobody can use it anymore. People who have used it keep the discount. This cannot be undone.
        </Trans>
      </p>
    </ConfirmButton>
  );
}

function LastsText({ code: { lasts, months } }: CodeProps) {
  if (lasts === 'once') return <Trans>First payment</Trans>;
  if (lasts === 'forever') return <Trans>Every payment</Trans>;
  return <Plural value={months ?? 0} one="# month" other="# months" />;
}

function UsesText({ code: { uses, maxUses } }: CodeProps) {
  if (maxUses === null) return <Plural value={uses} _0="Not used yet" one="Used once" other="Used # times" />;
  return (
    <Trans>
      {uses}/{maxUses} uses
    </Trans>
  );
}

/** What works has a mark; what is over is quieter. */
function StateText({ code }: CodeProps) {
  if (code.state !== 'usable') {
    return (
      <span className={styles.over}>
        <OverText code={code} />
      </span>
    );
  }
  return (
    <span className={styles.works}>
      <Icon name="good" size="1.1em" />
      {code.expiresOn === null ? (
        <Trans>Works, without an end</Trans>
      ) : (
        <Trans>Works until {formatDate(code.expiresOn, 'll')}</Trans>
      )}
    </span>
  );
}

function OverText({ code: { state, expiresOn, endedAt } }: CodeProps) {
  if (state === 'ended') return <Trans>Ended on {formatDate(endedAt ?? '', 'll')}</Trans>;
  if (state === 'expired') return <Trans>Expired on {formatDate(expiresOn ?? '', 'll')}</Trans>;
  return <Trans>Used up</Trans>;
}
