import { Trans } from '@lingui/react/macro';
import { lazy, type ReactNode, Suspense, useState } from 'react';
import { Button } from '#web/ui/Button.tsx';
import { Notice } from '#web/ui/Notice.tsx';
import type { FeedbackOutcome } from './FeedbackDialog.tsx';

const FeedbackDialog = lazy(async () => ({ default: (await import('./FeedbackDialog.tsx')).FeedbackDialog }));

/** Feedback from within dashboard and game: the dialog, and afterwards a banner with how it went. */
export function useFeedback(): {
  open: () => void;
  isOpen: boolean;
  dialog: ReactNode;
  banner: ReactNode;
} {
  const [words, setWords] = useState<string | null>(null);
  const [outcome, setOutcome] = useState<FeedbackOutcome | null>(null);
  const close = (next: FeedbackOutcome | null) => {
    setWords(null);
    setOutcome(next);
  };
  return {
    open: () => {
      setOutcome(null);
      setWords('');
    },
    isOpen: words !== null,
    dialog: words !== null && (
      <Suspense>
        <FeedbackDialog words={words} onClose={close} />
      </Suspense>
    ),
    banner: outcome && (
      <Notice
        kind={outcome.kind}
        announce
        actions={
          outcome.kind === 'bad' ? (
            <Button icon="retry" onClick={() => setWords(outcome.words)}>
              <Trans>Try again</Trans>
            </Button>
          ) : (
            <Button kind="quiet" onClick={() => setOutcome(null)}>
              <Trans>Close this message</Trans>
            </Button>
          )
        }
      >
        {outcome.message}
      </Notice>
    ),
  };
}
