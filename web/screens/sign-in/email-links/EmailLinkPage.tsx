import type { ReactNode } from 'react';
import { useState } from 'react';
import { useParams } from 'react-router';
import type {
  confirmDeletion,
  confirmEmail,
  releaseEmail,
  restoreAccount,
  undoEmailChange,
} from '#contract/account-links.ts';
import { type ApiProblem, send } from '#web/data/api/client.ts';
import { useSending } from '#web/forms/use-sending.ts';
import { Button } from '#web/ui/controls/Button.tsx';
import { Notice } from '#web/ui/status/Notice.tsx';
import { Waiting } from '#web/ui/status/Waiting.tsx';
import { AccountPage } from '../AccountPage.tsx';

type EmailLinkPageProps = {
  endpoint:
    | typeof restoreAccount
    | typeof confirmDeletion
    | typeof confirmEmail
    | typeof undoEmailChange
    | typeof releaseEmail;
  title: ReactNode;
  /** The heading once it is done. */
  doneTitle: ReactNode;
  children: ReactNode;
  button: { variant: 'primary' | 'danger'; label: ReactNode; sendingLabel: ReactNode };
  onDone?: (response: { message: string; resetToken?: string; userId?: string; email?: string }) => void;
  /** A way out for people who do not want it. */
  instead?: ReactNode;
  /** The primary action when it is done. */
  next: ReactNode;
  /** Shown for a link that was used or is too old: what to do now, and a primary action. */
  whenExpired: ReactNode;
};

type Outcome = { kind: 'good' | 'bad'; message: string; isFinished: boolean };

/**
 * The page of an emailed link: the action needs one press of a button, because some mail programs open every link to
 * look for viruses.
 */
export function EmailLinkPage(props: EmailLinkPageProps) {
  const { endpoint, title, doneTitle, children, button, onDone, instead, next, whenExpired } = props;
  const { token = '' } = useParams();
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  const { isSending, start, retry } = useSending(
    () => send(endpoint, { params: { token } }),
    (response) => {
      setOutcome({ kind: 'good', message: response.message, isFinished: true });
      onDone?.(response);
    },
    (problem) => {
      const { message, code } = problem as ApiProblem;
      setOutcome({ kind: 'bad', message, isFinished: code === 'link_invalid' });
    },
  );
  const isDone = outcome?.kind === 'good';
  return (
    <AccountPage title={isDone ? doneTitle : title}>
      {!outcome?.isFinished && children}
      {outcome && (
        <Notice kind={outcome.kind} announce>
          {outcome.message}
        </Notice>
      )}
      {isDone && next}
      {outcome?.kind === 'bad' && outcome.isFinished && whenExpired}
      {!outcome?.isFinished && (
        <Button variant={button.variant} busy={isSending} onClick={() => start(token)}>
          {isSending ? button.sendingLabel : button.label}
        </Button>
      )}
      {isSending && (
        <Waiting besideButton onRetry={retry}>
          {button.sendingLabel}
        </Waiting>
      )}
      {!outcome?.isFinished && instead}
    </AccountPage>
  );
}
