import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { type ListedJob, listFailedJobs, retryJob } from '#contract/operator-desk.ts';
import { hasRole } from '#contract/operator-roles.ts';
import { send } from '#web/data/api/client.ts';
import { useUser } from '#web/data/session/current-session.ts';
import { ActionButton } from '#web/forms/ActionButton.tsx';
import { formatDate } from '#web/shell/dates.ts';
import { Row } from '#web/ui/layout/Row.tsx';
import { Stack } from '#web/ui/layout/Stack.tsx';
import { ListItem } from '#web/ui/section/List.tsx';
import { PagedList } from '#web/ui/section/PagedList.tsx';
import { Notice } from '#web/ui/status/Notice.tsx';
import { Hidden } from '#web/ui/text/Hidden.tsx';
import styles from './Desk.module.css';
import { DeskState } from './DeskState.tsx';
import { deskKey, useDeskPages, useRefetchDesk } from './desk-queries.ts';

const queryKey = deskKey('jobs');

/** Jobs and emails that failed within the last day, with another try for those that were given up. */
export function JobsSection() {
  const { i18n } = useLingui();
  const mayRetry = hasRole('billingOperators', useUser()?.operatorRole);
  const [done, setDone] = useState<{ message: string; id: string } | null>(null);
  const refetch = useRefetchDesk('jobs');
  const pages = useDeskPages(
    queryKey,
    (page, signal) => send(listFailedJobs, { query: { page }, signal }),
    ({ total }) => total,
  );
  const total = pages.data?.pages.at(-1)?.total ?? 0;
  const jobs = pages.data?.pages.flatMap((page) => page.jobs) ?? [];
  return (
    <Stack className={styles.part}>
      {done && (
        <Notice key={done.id} kind="good" focus>
          {done.message}
        </Notice>
      )}
      <DeskState read={pages} queryKey={queryKey} />
      {pages.data && (
        <p role="status">
          {total === 0 ? (
            <Trans>No job and no email failed within the last day.</Trans>
          ) : (
            <Trans>Failed within the last day: {i18n.number(total)}</Trans>
          )}
        </p>
      )}
      <PagedList pages={pages} shown={jobs.length} total={total}>
        {jobs.map((job) => (
          <ListItem key={job.id} stacked className={styles.row}>
            <JobText job={job} />
            {mayRetry && job.nextTryAt === null && (
              <Row className={styles.buttons}>
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
              </Row>
            )}
          </ListItem>
        ))}
      </PagedList>
    </Stack>
  );
}

function JobText({ job: { name, template, reason, failedTries, createdAt, nextTryAt } }: { job: ListedJob }) {
  return (
    <>
      <h3>{template ? <Trans>Email: {template}</Trans> : name}</h3>
      <p className={styles.soft}>
        <Trans>
          From {formatDate(createdAt, 'llll')}. Failed tries: {failedTries}.
        </Trans>{' '}
        {nextTryAt ? (
          <Trans>It is tried again by itself, next at {formatDate(nextTryAt, 'llll')}.</Trans>
        ) : (
          <Trans>It was given up.</Trans>
        )}
      </p>
      {reason && <p className={styles.text}>{reason}</p>}
    </>
  );
}
