import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { type ListedJob, listFailedJobs, retryJob } from '#contract/operator-desk.ts';
import { hasRole } from '#contract/operator-roles.ts';
import { send } from '#web/data/api/client.ts';
import { useUser } from '#web/data/session/current-session.ts';
import { ActionButton } from '#web/forms/ActionButton.tsx';
import { formatDate } from '#web/shell/dates.ts';
import { Stack } from '#web/ui/layout/Stack.tsx';
import { Notice } from '#web/ui/status/Notice.tsx';
import type { TableColumn } from '#web/ui/table/Table.tsx';
import { Hidden } from '#web/ui/text/Hidden.tsx';
import styles from './Desk.module.css';
import { DeskTable } from './DeskTable.tsx';
import { deskKey, useRefetchDesk } from './desk-queries.ts';

/** Jobs and emails that failed within the last day, with another try for those that were given up. */
export function JobsSection() {
  const { t, i18n } = useLingui();
  const mayRetry = hasRole('billingOperators', useUser()?.operatorRole);
  const [page, setPage] = useState(1);
  const [done, setDone] = useState<{ message: string; id: string } | null>(null);
  const refetch = useRefetchDesk('jobs');
  const columns: TableColumn<ListedJob>[] = [
    {
      id: 'name',
      header: t`Job`,
      cell: ({ name, template }) => (template ? <Trans>Email: {template}</Trans> : name),
    },
    {
      id: 'reason',
      header: t`Reason`,
      line: 'second',
      isWide: true,
      grows: true,
      cell: ({ reason }) => reason,
    },
    { id: 'tries', header: t`Failed tries`, line: 'second', cell: ({ failedTries }) => failedTries },
    {
      id: 'createdAt',
      header: t`From`,
      line: 'second',
      isWide: true,
      cell: ({ createdAt }) => formatDate(createdAt, 'll'),
    },
    {
      id: 'next',
      header: t`Next try`,
      line: 'second',
      cell: ({ nextTryAt }) => (nextTryAt ? formatDate(nextTryAt, 'llll') : t`It was given up.`),
    },
    {
      id: 'retry',
      header: null,
      line: 'end',
      cell: (job) =>
        mayRetry &&
        job.nextTryAt === null && (
          <ActionButton
            label={
              <Trans>
                Try again <Hidden>{job.template ?? job.name}</Hidden>
              </Trans>
            }
            sendingLabel={<Trans>One moment...</Trans>}
            send={() => send(retryJob, { params: { jobId: job.id } })}
            onSuccess={({ message }) => {
              setDone({ message, id: job.id });
              void refetch();
            }}
          />
        ),
    },
  ];
  return (
    <Stack className={styles.part}>
      {done && (
        <Notice key={done.id} kind="good" focus>
          {done.message}
        </Notice>
      )}
      <DeskTable
        label={t`Failed jobs and emails`}
        queryKey={deskKey('jobs')}
        read={(page, signal) => send(listFailedJobs, { query: { page: String(page) }, signal })}
        page={page}
        onPage={setPage}
        totalOf={({ total }) => total}
        itemsOf={({ jobs }) => jobs}
        idOf={({ id }) => id}
        columns={columns}
        status={(total) =>
          total === 0 ? (
            <Trans>No job and no email failed within the last day.</Trans>
          ) : (
            <Trans>Failed within the last day: {i18n.number(total)}</Trans>
          )
        }
      />
    </Stack>
  );
}
