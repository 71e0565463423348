import { Trans, useLingui } from '@lingui/react/macro';
import { listFeedback } from '#contract/operator-desk.ts';
import { send } from '#web/data/api/client.ts';
import { formatDate } from '#web/shell/dates.ts';
import { PagedList } from '#web/ui/section/PagedList.tsx';
import { EmailAddress } from '#web/ui/text/EmailAddress.tsx';
import styles from './Desk.module.css';
import { DeskState } from './DeskState.tsx';
import { deskKey, useDeskPages } from './desk-queries.ts';

const queryKey = deskKey('feedback');

/** What people wrote about the product, the newest first. */
export function FeedbackSection() {
  const { i18n } = useLingui();
  const pages = useDeskPages(
    queryKey,
    (page, signal) => send(listFeedback, { query: { page }, signal }),
    ({ total }) => total,
  );
  const total = pages.data?.pages.at(-1)?.total ?? 0;
  const rows = pages.data?.pages.flatMap(({ feedback }) => feedback) ?? [];
  return (
    <div className={styles.part}>
      <DeskState read={pages} queryKey={queryKey} />
      {pages.data && (
        <p role="status">
          {total === 0 ? <Trans>No feedback yet.</Trans> : <Trans>In all: {i18n.number(total)}</Trans>}
        </p>
      )}
      <PagedList className={styles.rows} pages={pages} shown={rows.length} total={total}>
        {rows.map(({ id, email, feedback, receivedAt }) => (
          <li key={id} className={styles.row}>
            <p className={styles.about}>
              <span>{email ? <EmailAddress text={email} /> : <Trans>Without an address</Trans>}</span>
              <span>{formatDate(receivedAt, 'llll')}</span>
            </p>
            <p className={styles.text}>{feedback}</p>
          </li>
        ))}
      </PagedList>
    </div>
  );
}
