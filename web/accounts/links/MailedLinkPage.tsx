import type { ReactNode } from 'react';
import { useState } from 'react';
import { useParams } from 'react-router';
import type { confirmEmail, restoreAccount } from '#contract/own-account.ts';
import { send } from '#web/api/client.ts';
import { useSending } from '#web/forms/use-sending.ts';
import { Button } from '#web/ui/Button.tsx';
import { Notice } from '#web/ui/Notice.tsx';
import { Waiting } from '#web/ui/Waiting.tsx';
import { AccountPage } from '../AccountPage.tsx';

type MailedLinkPageProps = {
  endpoint: typeof restoreAccount | typeof confirmEmail;
  title: ReactNode;
  children: ReactNode;
  button: { kind: 'main' | 'danger'; label: ReactNode; sendingLabel: ReactNode };
  onDone?: () => void;
  /** Where to go from here, whatever came of it. */
  next: ReactNode;
};

/**
 * Behind a mailed link: one press does it. Never by itself, as some mail programs open every link to look for viruses.
 */
export function MailedLinkPage(props: MailedLinkPageProps) {
  const { endpoint, title, children, button, onDone, next } = props;
  const { token = '' } = useParams();
  const [outcome, setOutcome] = useState<{ kind: 'good' | 'bad'; message: string } | null>(null);
  const { isSending, start, retry } = useSending(
    () => send(endpoint, { params: { token } }),
    ({ message }) => {
      setOutcome({ kind: 'good', message });
      onDone?.();
    },
    (problem) => setOutcome({ kind: 'bad', message: (problem as Error).message }),
  );
  return (
    <AccountPage title={title}>
      {outcome?.kind !== 'good' && children}
      {outcome && (
        <Notice kind={outcome.kind} announce actions={next}>
          {outcome.message}
        </Notice>
      )}
      {outcome?.kind !== 'good' && (
        <Button kind={button.kind} busy={isSending} onClick={() => start(token)}>
          {isSending ? button.sendingLabel : button.label}
        </Button>
      )}
      {isSending && <Waiting onRetry={retry}>{button.sendingLabel}</Waiting>}
    </AccountPage>
  );
}
