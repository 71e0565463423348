import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useRef, useState } from 'react';
import { closeTicket, getTicket, type ListedTicket } from '#contract/operator-desk.ts';
import { send } from '#web/data/api/client.ts';
import { ConfirmButton } from '#web/forms/ConfirmButton.tsx';
import { formatDate } from '#web/shell/dates.ts';
import { Button } from '#web/ui/controls/Button.tsx';
import { Row } from '#web/ui/layout/Row.tsx';
import { Stack } from '#web/ui/layout/Stack.tsx';
import { ListItem } from '#web/ui/section/List.tsx';
import { EmailAddress } from '#web/ui/text/EmailAddress.tsx';
import { Hidden } from '#web/ui/text/Hidden.tsx';
import { kindNames } from '../names.ts';
import { AnswerForm } from './AnswerForm.tsx';
import { hasAnswerDraft } from './answer-drafts.ts';
import styles from './Desk.module.css';
import { DeskState } from './DeskState.tsx';
import { deskKey, useDeskRead } from './desk-queries.ts';

type TicketItemProps = { ticket: ListedTicket; onDone: (response: { message: string }) => void };

/** One message: who wrote it, what was answered, and what can be done. */
export function TicketItem({ ticket, onDone }: TicketItemProps) {
  const { id, name, email, issue, status, receivedAt } = ticket;
  const [isAnswering, setAnswering] = useState(() => hasAnswerDraft(id));
  const [showsAnswers, setShowsAnswers] = useState(false);
  const [wasCanceled, setCanceled] = useState(false);
  const answer = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (wasCanceled) answer.current?.focus();
  }, [wasCanceled]);
  return (
    <ListItem stacked className={styles.row}>
      <h3 translate="no">{name}</h3>
      <Row as="p" lines={0} gap={3} className={styles.about}>
        <span>
          <EmailAddress text={email} />
        </span>
        <span>{formatDate(receivedAt, 'llll')}</span>
      </Row>
      <p>
        <Sender sender={ticket.sender} />
      </p>
      <p className={styles.text}>{issue}</p>
      {showsAnswers && <Answers ticketId={id} />}
      {isAnswering ? (
        <AnswerForm
          ticket={ticket}
          onDone={(response) => {
            setAnswering(false);
            onDone(response);
          }}
          onCancel={() => {
            setAnswering(false);
            setCanceled(true);
          }}
        />
      ) : (
        <Row className={styles.buttons}>
          {status !== 'closed' && (
            <Button
              ref={answer}
              onClick={() => {
                setAnswering(true);
                setCanceled(false);
              }}
            >
              <Trans>
                Answer <Hidden>{name}</Hidden>
              </Trans>
            </Button>
          )}
          {status !== 'open' && (
            <Button aria-expanded={showsAnswers} onClick={() => setShowsAnswers(!showsAnswers)}>
              {showsAnswers ? (
                <Trans>
                  Hide our answers <Hidden>to {name}</Hidden>
                </Trans>
              ) : (
                <Trans>
                  Show our answers <Hidden>to {name}</Hidden>
                </Trans>
              )}
            </Button>
          )}
          {status !== 'closed' && (
            <ConfirmButton
              label={
                <Trans>
                  Close <Hidden>the message from {name}</Hidden>
                </Trans>
              }
              title={<Trans>Close this message?</Trans>}
              keepLabel={<Trans>Leave it as it is</Trans>}
              confirm={{
                variant: 'primary',
                label: <Trans>Close the message</Trans>,
                sendingLabel: <Trans>One moment...</Trans>,
              }}
              send={() => send(closeTicket, { params: { ticketId: id } })}
              onSuccess={onDone}
            >
              <p>
                <Trans>
                  Nothing is sent to <span translate="no">{name}</span>. A closed message cannot be answered.
                </Trans>
              </p>
            </ConfirmButton>
          )}
        </Row>
      )}
    </ListItem>
  );
}

/** Anybody can type any name and address: what counts is the account that sent the message. */
function Sender({ sender }: Pick<ListedTicket, 'sender'>) {
  const { i18n, t } = useLingui();
  if (!sender) return <Trans>Sent without a login: name and address are not proven.</Trans>;
  const { userName, email, facility } = sender;
  const kind = i18n._(kindNames[sender.userType]);
  const about = [userName, email ?? t`No email`, kind, ...(facility === null ? [] : [facility])].join(', ');
  return <Trans>Sent from the account {about}.</Trans>;
}

function Answers({ ticketId }: { ticketId: string }) {
  const queryKey = deskKey('tickets', ticketId);
  const ticket = useDeskRead(queryKey, getTicket, { params: { ticketId } });
  return (
    <>
      <DeskState read={ticket} queryKey={queryKey} />
      {ticket.data?.answers.length === 0 && (
        <p>
          <Trans>Closed without an answer.</Trans>
        </p>
      )}
      {ticket.data?.answers.map(({ answer, answeredAt }) => (
        <Stack key={answeredAt} gap={2} className={styles.answers}>
          <p className={styles.soft}>
            <Trans>Our answer, {formatDate(answeredAt, 'llll')}:</Trans>
          </p>
          <p className={styles.text}>{answer}</p>
        </Stack>
      ))}
    </>
  );
}
