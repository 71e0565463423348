import { Trans } from '@lingui/react/macro';
import { type ReactNode, useEffect, useState } from 'react';
import { lazyPart } from '#web/shell/loading/lazy-part.tsx';
import { Button } from '#web/ui/controls/Button.tsx';
import { Notice } from '#web/ui/status/Notice.tsx';
import type { FeedbackOutcome } from './FeedbackDialog.tsx';
import { feedbackDraft } from './feedback-draft.ts';

const FeedbackDialog = lazyPart(async () => (await import('./FeedbackDialog.tsx')).FeedbackDialog, {
  cancel: ({ onClose }) => onClose(null),
});

/** Feedback in dashboard and game: the dialog, and then a banner with the outcome. */
export function useFeedback(): {
  open: () => void;
  isOpen: boolean;
  dialog: ReactNode;
  banner: ReactNode;
} {
  const [isOpen, setOpen] = useState(false);
  const [outcome, setOutcome] = useState<FeedbackOutcome | null>(null);
  // Runs after the closed dialog has stored its text in the draft.
  useEffect(() => {
    if (outcome?.kind === 'good' && feedbackDraft.current?.feedback?.trim() === outcome.text)
      feedbackDraft.current = null;
  }, [outcome]);
  const open = () => {
    setOutcome(null);
    setOpen(true);
  };
  const close = (next: FeedbackOutcome | null) => {
    setOpen(false);
    setOutcome(next);
  };
  return {
    open,
    isOpen,
    dialog: isOpen && <FeedbackDialog onClose={close} />,
    banner: outcome && (
      <Notice
        kind={outcome.kind}
        focus
        actions={
          outcome.kind === 'bad' ? (
            <Button icon="retry" onClick={open}>
              <Trans>Try again</Trans>
            </Button>
          ) : (
            <Button variant="text" onClick={() => setOutcome(null)}>
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
