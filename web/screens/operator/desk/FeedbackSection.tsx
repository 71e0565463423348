import { Trans, useLingui } from '@lingui/react/macro';
import { listFeedback } from '#contract/operator-desk.ts';
import { send } from '#web/data/api/client.ts';
import { formatDate } from '#web/shell/dates.ts';
import { Row } from '#web/ui/layout/Row.tsx';
import { Stack } from '#web/ui/layout/Stack.tsx';
import { ListItem } from '#web/ui/section/List.tsx';
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
    <Stack className={styles.part}>
      <DeskState read={pages} queryKey={queryKey} />
      {pages.data && (
        <p role="status">
          {total === 0 ? <Trans>No feedback yet.</Trans> : <Trans>In all: {i18n.number(total)}</Trans>}
        </p>
      )}
      <PagedList pages={pages} shown={rows.length} total={total}>
        {rows.map(({ id, email, feedback, receivedAt }) => (
          <ListItem key={id} stacked className={styles.row}>
            <Row as="p" lines={0} gap={3} className={styles.about}>
              <span>{email ? <EmailAddress text={email} /> : <Trans>Without an address</Trans>}</span>
              <span>{formatDate(receivedAt, 'llll')}</span>
            </Row>
            <p className={styles.text}>{feedback}</p>
          </ListItem>
        ))}
      </PagedList>
    </Stack>
  );
}
