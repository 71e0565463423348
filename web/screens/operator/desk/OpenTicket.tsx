import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { closeTicket, getTicket, type ListedTicket } from '#contract/operator-desk.ts';
import { languageNames } from '#contract/pages/languages.ts';
import { send } from '#web/data/api/client.ts';
import { useLanguages } from '#web/data/config.tsx';
import { ConfirmButton } from '#web/forms/ConfirmButton.tsx';
import { formatDate } from '#web/shell/dates.ts';
import { Button } from '#web/ui/controls/Button.tsx';
import { Row } from '#web/ui/layout/Row.tsx';
import { Stack } from '#web/ui/layout/Stack.tsx';
import { EmailAddress } from '#web/ui/text/EmailAddress.tsx';
import { Hidden } from '#web/ui/text/Hidden.tsx';
import { FocusedHeading } from '../FocusedHeading.tsx';
import { kindNames } from '../names.ts';
import { OpenerButton } from '../OpenerButton.tsx';
import { OperatorFacts } from '../OperatorPart.tsx';
import { AnswerForm } from './AnswerForm.tsx';
import { hasAnswerDraft } from './answer-drafts.ts';
import styles from './Desk.module.css';
import { DeskState } from './DeskState.tsx';
import { deskKey, useDeskRead } from './desk-queries.ts';

type OpenTicketProps = {
  ticket: ListedTicket;
  onBack: () => void;
  onDone: (response: { message: string }) => void;
};

/** One message, its sender beside it, what was answered, and what can be done. A draft of an answer is there again. */
export function OpenTicket({ ticket, onBack, onDone }: OpenTicketProps) {
  const { id, name, issue, status } = ticket;
  const [isAnswering, setAnswering] = useState(() => hasAnswerDraft(id));
  const [wasCanceled, setCanceled] = useState(false);
  return (
    <Stack className={styles.part}>
      <Row>
        <Button onClick={onBack}>
          <Trans>Back to the messages</Trans>
        </Button>
      </Row>
      <div className={styles.opened}>
        <Stack>
          <FocusedHeading>
            <Trans>
              Message from <span translate="no">{name}</span>
            </Trans>
          </FocusedHeading>
          <p className={styles.text}>{issue}</p>
          {status !== 'open' && <Answers ticketId={id} />}
          {isAnswering ? (
            <AnswerForm
              ticket={ticket}
              onDone={onDone}
              onCancel={() => {
                setAnswering(false);
                setCanceled(true);
              }}
            />
          ) : (
            status !== 'closed' && (
              <Row className={styles.buttons}>
                <OpenerButton
                  takesFocus={wasCanceled}
                  onClick={() => {
                    setAnswering(true);
                    setCanceled(false);
                  }}
                >
                  <Trans>
                    Answer <Hidden>{name}</Hidden>
                  </Trans>
                </OpenerButton>
                <CloseMessage ticket={ticket} onDone={onDone} />
              </Row>
            )
          )}
        </Stack>
        <Sender ticket={ticket} />
      </div>
    </Stack>
  );
}

function CloseMessage({ ticket: { id, name }, onDone }: Omit<OpenTicketProps, 'onBack'>) {
  return (
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
  );
}

/** Anybody can type any name and address: what counts is the account that sent the message. */
function Sender({ ticket: { email, language, receivedAt, sender } }: Pick<OpenTicketProps, 'ticket'>) {
  const { i18n, t } = useLingui();
  const hasEditions = useLanguages().length > 1;
  return (
    <section className={styles.sender} aria-label={t`The sender`}>
      <OperatorFacts>
        <div>
          <dt>
            <Trans>Answer goes to</Trans>
          </dt>
          <dd>
            <EmailAddress text={email} />
          </dd>
        </div>
        <div>
          <dt>
            <Trans>Received</Trans>
          </dt>
          <dd>{formatDate(receivedAt, 'llll')}</dd>
        </div>
        {hasEditions && language && (
          <div>
            <dt>
              <Trans>Language</Trans>
            </dt>
            <dd>{languageNames[language]}</dd>
          </div>
        )}
        <div>
          <dt>
            <Trans>Account</Trans>
          </dt>
          <dd>
            {sender ? (
              [
                sender.userName,
                sender.email ?? t`No email`,
                i18n._(kindNames[sender.userType]),
                ...(sender.facility === null ? [] : [sender.facility]),
              ].join(', ')
            ) : (
              <Trans>Sent without a login: name and address are not proven.</Trans>
            )}
          </dd>
        </div>
      </OperatorFacts>
    </section>
  );
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
