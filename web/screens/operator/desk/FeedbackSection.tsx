import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { type ListedFeedback, listFeedback } from '#contract/operator-desk.ts';
import { send } from '#web/data/api/client.ts';
import { formatDayOfList } from '#web/shell/dates.ts';
import { Stack } from '#web/ui/layout/Stack.tsx';
import type { TableColumn } from '#web/ui/table/Table.tsx';
import { EmailAddress } from '#web/ui/text/EmailAddress.tsx';
import styles from './Desk.module.css';
import { DeskTable } from './DeskTable.tsx';
import { deskKey } from './desk-queries.ts';

/** What people wrote about the product, the newest first. */
export function FeedbackSection() {
  const { t, i18n } = useLingui();
  const [page, setPage] = useState(1);
  const columns: TableColumn<ListedFeedback>[] = [
    {
      id: 'feedback',
      header: t`Feedback`,
      grows: true,
      cell: ({ feedback }) => <span className={styles.lines}>{feedback}</span>,
    },
    {
      id: 'email',
      header: t`From`,
      line: 'second',
      isWide: true,
      cell: ({ email }) => (email ? <EmailAddress text={email} /> : <Trans>Without an address</Trans>),
    },
    {
      id: 'receivedAt',
      header: t`When`,
      line: 'second',
      cell: ({ receivedAt }) => formatDayOfList(receivedAt),
    },
  ];
  return (
    <Stack className={styles.part}>
      <DeskTable
        label={t`Feedback`}
        queryKey={deskKey('feedback')}
        read={(page, signal) => send(listFeedback, { query: { page: String(page) }, signal })}
        page={page}
        onPage={setPage}
        totalOf={({ total }) => total}
        itemsOf={({ feedback }) => feedback}
        idOf={({ id }) => String(id)}
        columns={columns}
        status={(total) =>
          total === 0 ? <Trans>No feedback yet.</Trans> : <Trans>In all: {i18n.number(total)}</Trans>
        }
      />
    </Stack>
  );
}
