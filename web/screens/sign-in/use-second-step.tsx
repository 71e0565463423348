import { type ReactNode, useState } from 'react';
import type { login } from '#contract/accounts.ts';
import type { ResponseOf } from '#contract/endpoint.ts';
import type { SecondStep } from '#contract/user.ts';
import { lazyPart } from '#web/shell/loading/lazy-part.tsx';
import type { OpenedSession } from './start-session.ts';

const SecondStepDialog = lazyPart(
  async () => (await import('./second-step/SecondStepDialog.tsx')).SecondStepDialog,
  {
    cancel: ({ onClose }) => onClose(),
  },
);

type SecondStepState = {
  /** Continues after the first step: with the session, or with the dialog for the second step. */
  proceed: (result: ResponseOf<typeof login>, shared: boolean) => void;
  dialog: ReactNode;
};

/** The second step of a log in, where one is due. */
export function useSecondStep(
  onSignedIn: (session: OpenedSession, shared: boolean) => void,
): SecondStepState {
  const [waiting, setWaiting] = useState<{ step: SecondStep; shared: boolean } | null>(null);
  return {
    proceed: (result, shared) => {
      if (result.auth) return onSignedIn(result, shared);
      if (result.secondStep) setWaiting({ step: result.secondStep, shared });
    },
    dialog: waiting && (
      <SecondStepDialog
        {...waiting}
        onSignedIn={(session) => onSignedIn(session, waiting.shared)}
        onClose={() => setWaiting(null)}
      />
    ),
  };
}
