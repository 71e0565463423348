import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { listTickets, type TicketStatus, ticketStatuses } from '#contract/operator-desk.ts';
import { send } from '#web/data/api/client.ts';
import { Button } from '#web/ui/controls/Button.tsx';
import { Row } from '#web/ui/layout/Row.tsx';
import { Stack } from '#web/ui/layout/Stack.tsx';
import { PagedList } from '#web/ui/section/PagedList.tsx';
import { Notice } from '#web/ui/status/Notice.tsx';
import styles from './Desk.module.css';
import { DeskState } from './DeskState.tsx';
import { deskKey, useDeskPages, useRefetchDesk } from './desk-queries.ts';
import { TicketItem } from './TicketItem.tsx';

/** The messages of the contact page, by their status: read, answered by email, closed. */
export function TicketsSection() {
  const { t, i18n } = useLingui();
  const [status, setStatus] = useState<TicketStatus>('open');
  const [done, setDone] = useState<{ message: string; count: number } | null>(null);
  const queryKey = deskKey('tickets', status);
  const pages = useDeskPages(
    queryKey,
    (page, signal) => send(listTickets, { query: { status, page }, signal }),
    ({ totals }) => totals[status],
  );
  const refetch = useRefetchDesk('tickets');
  const totals = pages.data?.pages.at(-1)?.totals;
  const tickets = pages.data?.pages.flatMap((page) => page.tickets) ?? [];
  const names = { open: t`Open`, answered: t`Answered`, closed: t`Closed` };
  const labelOf = (one: TicketStatus) => {
    const name = names[one];
    if (!totals) return name;
    const count = i18n.number(totals[one]);
    return t`${name} (${count})`;
  };
  return (
    <Stack className={styles.part}>
      <Row className={styles.buttons} role="group" aria-label={t`Which messages`}>
        {ticketStatuses.map((one) => (
          <Button
            key={one}
            aria-pressed={one === status}
            onClick={() => {
              setDone(null);
              setStatus(one);
            }}
          >
            {labelOf(one)}
          </Button>
        ))}
      </Row>
      {done && (
        <Notice key={done.count} kind="good" focus>
          {done.message}
        </Notice>
      )}
      <DeskState read={pages} queryKey={queryKey} />
      {totals?.[status] === 0 && (
        <p role="status">
          <Trans>No messages here.</Trans>
        </p>
      )}
      <PagedList pages={pages} shown={tickets.length} total={totals?.[status] ?? 0}>
        {tickets.map((ticket) => (
          <TicketItem
            key={ticket.id}
            ticket={ticket}
            onDone={({ message }) => {
              setDone({ message, count: (done?.count ?? 0) + 1 });
              void refetch();
            }}
          />
        ))}
      </PagedList>
    </Stack>
  );
}
