import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { type ListedAuditEntry, listAuditLog } from '#contract/operator-desk.ts';
import { send } from '#web/data/api/client.ts';
import { formatDate } from '#web/shell/dates.ts';
import { SelectField } from '#web/ui/fields/SelectField.tsx';
import { Stack } from '#web/ui/layout/Stack.tsx';
import type { TableColumn } from '#web/ui/table/Table.tsx';
import styles from './Desk.module.css';
import { DeskTable } from './DeskTable.tsx';
import { deskKey } from './desk-queries.ts';
import { detailsInWords } from './detail-words.ts';

/** What operators and administrators did, all or one kind of action, the newest first. */
export function AuditSection() {
  const { t, i18n } = useLingui();
  const [command, setCommand] = useState('');
  const [page, setPage] = useState(1);
  const [commands, setCommands] = useState<readonly string[]>([]);
  const columns: TableColumn<ListedAuditEntry>[] = [
    { id: 'command', header: t`Action`, cell: ({ command }) => command },
    {
      id: 'about',
      header: t`About`,
      line: 'second',
      isWide: true,
      grows: true,
      cell: ({ subject, details, reason }) => (
        <span translate="no">
          {[subject, ...detailsInWords(i18n, details)].join(', ')}
          {reason && ` (${reason})`}
        </span>
      ),
    },
    { id: 'by', header: t`By`, line: 'second', cell: ({ by }) => by },
    { id: 'at', header: t`When`, line: 'second', cell: ({ at }) => formatDate(at, 'llll') },
  ];
  return (
    <Stack className={styles.part}>
      <div className={styles.choice}>
        <SelectField
          compact
          label={<Trans>Action</Trans>}
          value={command}
          onChange={({ target }) => {
            setCommand(target.value);
            setPage(1);
          }}
        >
          <option value="">{t`All actions`}</option>
          {commands.map((one) => (
            <option key={one} value={one}>
              {one}
            </option>
          ))}
        </SelectField>
      </div>
      <DeskTable
        label={t`Audit log`}
        queryKey={deskKey('audit', command)}
        read={async (page, signal) => {
          const query = { ...(command && { command }), page: String(page) };
          const read = await send(listAuditLog, { query, signal });
          setCommands(read.commands);
          return read;
        }}
        page={page}
        onPage={setPage}
        totalOf={({ total }) => total}
        itemsOf={({ entries }) => entries}
        idOf={({ id }) => String(id)}
        columns={columns}
        status={(total) =>
          total === 0 ? <Trans>Nothing is recorded yet.</Trans> : <Trans>Entries: {i18n.number(total)}</Trans>
        }
      />
    </Stack>
  );
}
