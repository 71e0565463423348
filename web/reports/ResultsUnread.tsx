import { Trans } from '@lingui/react/macro';
import { Button } from '#web/ui/Button.tsx';
import { Notice } from '#web/ui/Notice.tsx';

/** In place of results that could not be read: they are never called none. */
export function ResultsUnread({ onRetry }: { onRetry: () => void }) {
  return (
    <Notice
      kind="news"
      actions={
        <Button icon="retry" onClick={onRetry}>
          <Trans>Retry</Trans>
        </Button>
      }
    >
      <Trans>Your results cannot be shown right now. Your answers are safe.</Trans>
    </Notice>
  );
}
