import type { ReactNode } from 'react';
import { useState } from 'react';
import type { ButtonVariant } from '#web/ui/controls/Button.tsx';
import { Button } from '#web/ui/controls/Button.tsx';
import { Notice } from '#web/ui/status/Notice.tsx';
import { Waiting } from '#web/ui/status/Waiting.tsx';
import { useSending } from './use-sending.ts';

type ActionButtonProps<Result> = {
  variant?: ButtonVariant;
  /** Says what will happen: "Log out". */
  label: ReactNode;
  /** Says what is happening: "Logging out...". */
  sendingLabel: ReactNode;
  send: () => Promise<Result>;
  onSuccess: (response: Result) => void;
};

/** A button that makes one call and shows a failure under it. */
export function ActionButton<Result>(props: ActionButtonProps<Result>) {
  const { variant, label, sendingLabel, send, onSuccess } = props;
  const [failure, setFailure] = useState<string | null>(null);
  const { isSending, start, retry } = useSending(
    (_: undefined) => send(),
    onSuccess,
    (problem) => setFailure((problem as Error).message),
  );
  return (
    <>
      <Button
        {...(variant && { variant })}
        busy={isSending}
        onClick={() => {
          setFailure(null);
          void start(undefined);
        }}
      >
        {isSending ? sendingLabel : label}
      </Button>
      {isSending && (
        <Waiting besideButton onRetry={retry}>
          {sendingLabel}
        </Waiting>
      )}
      {failure !== null && (
        <Notice kind="bad" announce>
          {failure}
        </Notice>
      )}
    </>
  );
}
