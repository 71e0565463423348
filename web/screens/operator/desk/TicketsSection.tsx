import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import {
  type ListedTicket,
  listTickets,
  type TicketStatus,
  ticketStatuses,
} from '#contract/operator-desk.ts';
import { send } from '#web/data/api/client.ts';
import { formatDayOfList } from '#web/shell/dates.ts';
import { Button } from '#web/ui/controls/Button.tsx';
import { Row } from '#web/ui/layout/Row.tsx';
import { Stack } from '#web/ui/layout/Stack.tsx';
import { Notice } from '#web/ui/status/Notice.tsx';
import type { TableColumn } from '#web/ui/table/Table.tsx';
import { Hidden } from '#web/ui/text/Hidden.tsx';
import { OpenerButton } from '../OpenerButton.tsx';
import { hasAnswerDraft } from './answer-drafts.ts';
import styles from './Desk.module.css';
import { DeskTable } from './DeskTable.tsx';
import { deskKey, useRefetchDesk } from './desk-queries.ts';
import { OpenTicket } from './OpenTicket.tsx';

type Totals = Record<TicketStatus, number>;

/** The messages of the contact page, by their status: read, answered by email, closed. */
export function TicketsSection() {
  const { t, i18n } = useLingui();
  const [status, setStatus] = useState<TicketStatus>('open');
  const [page, setPage] = useState(1);
  const [totals, setTotals] = useState<Totals | null>(null);
  const [opened, setOpened] = useState<ListedTicket | null>(null);
  const [returnsTo, setReturnsTo] = useState<string | null>(null);
  const [done, setDone] = useState<{ message: string; count: number } | null>(null);
  const refetch = useRefetchDesk('tickets');
  const columns = useColumns(returnsTo, (ticket) => {
    setDone(null);
    setOpened(ticket);
  });
  if (opened) {
    return (
      <OpenTicket
        ticket={opened}
        onBack={() => {
          setReturnsTo(opened.id);
          setOpened(null);
        }}
        onDone={({ message }) => {
          setDone({ message, count: (done?.count ?? 0) + 1 });
          setOpened(null);
          void refetch();
        }}
      />
    );
  }
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
              setPage(1);
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
      <DeskTable
        label={t`Messages`}
        queryKey={deskKey('tickets', status)}
        read={async (page, signal) => {
          const read = await send(listTickets, { query: { status, page: String(page) }, signal });
          setTotals(read.totals);
          return read;
        }}
        page={page}
        onPage={setPage}
        totalOf={({ totals }) => totals[status]}
        itemsOf={({ tickets }) => tickets}
        idOf={({ id }) => id}
        columns={columns}
        status={(total) => total === 0 && <Trans>No messages here.</Trans>}
      />
    </Stack>
  );
}

function useColumns(
  returnsTo: string | null,
  onOpen: (ticket: ListedTicket) => void,
): TableColumn<ListedTicket>[] {
  const { t } = useLingui();
  return [
    {
      id: 'name',
      header: t`From`,
      cell: (ticket) => (
        <OpenerButton variant="link" takesFocus={ticket.id === returnsTo} onClick={() => onOpen(ticket)}>
          <Hidden>
            <Trans>Read the message from</Trans>
          </Hidden>{' '}
          <span translate="no">{ticket.name}</span>
        </OpenerButton>
      ),
    },
    {
      id: 'issue',
      header: t`Message`,
      line: 'second',
      grows: true,
      cell: ({ id, issue }) => (
        <>
          {hasAnswerDraft(id) && (
            <>
              <strong>
                <Trans>Draft.</Trans>
              </strong>{' '}
            </>
          )}
          {beginningOf(issue)}
        </>
      ),
    },
    {
      id: 'receivedAt',
      header: t`Received`,
      line: 'end',
      cell: ({ receivedAt }) => formatDayOfList(receivedAt),
    },
  ];
}

/** Characters of a message that fit into its row. */
const mostShown = 60;

const beginningOf = (issue: string) => (issue.length > mostShown ? `${issue.slice(0, mostShown)}…` : issue);
