import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { listAuditLog } from '#contract/operator-desk.ts';
import { send } from '#web/data/api/client.ts';
import { formatDate } from '#web/shell/dates.ts';
import { SelectField } from '#web/ui/fields/SelectField.tsx';
import { Row } from '#web/ui/layout/Row.tsx';
import { Stack } from '#web/ui/layout/Stack.tsx';
import { ListItem } from '#web/ui/section/List.tsx';
import { PagedList } from '#web/ui/section/PagedList.tsx';
import styles from './Desk.module.css';
import { DeskState } from './DeskState.tsx';
import { deskKey, useDeskPages } from './desk-queries.ts';
import { detailsInWords } from './detail-words.ts';

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
    <Stack className={styles.part}>
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
      <PagedList pages={pages} shown={entries.length} total={total}>
        {entries.map(({ id, at, by, command: action, subject, details, reason }) => (
          <ListItem key={id} stacked className={styles.row}>
            <h3>{action}</h3>
            <Row as="p" lines={0} gap={3} className={styles.about}>
              <span>{by}</span>
              <span>{formatDate(at, 'llll')}</span>
            </Row>
            <p translate="no">{[subject, ...detailsInWords(i18n, details)].join(', ')}</p>
            {reason && <p className={styles.text}>{reason}</p>}
          </ListItem>
        ))}
      </PagedList>
    </Stack>
  );
}
