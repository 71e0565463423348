import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { listAuditLog } from '#contract/operator-desk.ts';
import { send } from '#web/data/api/client.ts';
import { formatDate } from '#web/shell/dates.ts';
import { SelectField } from '#web/ui/fields/SelectField.tsx';
import { PagedList } from '#web/ui/section/PagedList.tsx';
import styles from './Desk.module.css';
import { DeskState } from './DeskState.tsx';
import { deskKey, useDeskPages } from './desk-queries.ts';

/** What operators and administrators did, all or one kind of action, the newest first. */
export function AuditSection() {
  const { t, i18n } = useLingui();
  const [command, setCommand] = useState('');
  const queryKey = deskKey('audit', command);
  const pages = useDeskPages(
    queryKey,
    (page, signal) => send(listAuditLog, { query: { ...(command && { command }), page }, signal }),
    ({ total }) => total,
  );
  const { total = 0, commands = [] } = pages.data?.pages.at(-1) ?? {};
  const entries = pages.data?.pages.flatMap((page) => page.entries) ?? [];
  return (
    <div className={styles.part}>
      <div className={styles.choice}>
        <SelectField
          label={<Trans>Action</Trans>}
          value={command}
          onChange={({ target }) => setCommand(target.value)}
        >
          <option value="">{t`All actions`}</option>
          {commands.map((one) => (
            <option key={one} value={one}>
              {one}
            </option>
          ))}
        </SelectField>
      </div>
      <DeskState read={pages} queryKey={queryKey} />
      {pages.data && (
        <p role="status">
          {total === 0 ? (
            <Trans>Nothing is recorded yet.</Trans>
          ) : (
            <Trans>Entries: {i18n.number(total)}</Trans>
          )}
        </p>
      )}
      <PagedList className={styles.rows} pages={pages} shown={entries.length} total={total}>
        {entries.map(({ id, at, by, command: action, subject, details, reason }) => (
          <li key={id} className={styles.row}>
            <h3>{action}</h3>
            <p className={styles.about}>
              <span>{by}</span>
              <span>{formatDate(at, 'llll')}</span>
            </p>
            <p translate="no">{[subject, ...detailsOf(details)].join(', ')}</p>
            {reason && <p className={styles.text}>{reason}</p>}
          </li>
        ))}
      </PagedList>
    </div>
  );
}

/** "encrypted: true" for each detail. */
function detailsOf(json: string): string[] {
  return Object.entries(JSON.parse(json) as Record<string, unknown>).map(
    ([name, value]) => `${name}: ${typeof value === 'string' ? value : JSON.stringify(value)}`,
  );
}
