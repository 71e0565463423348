import { Trans } from '@lingui/react/macro';
import { RetryNotice } from '#web/ui/status/RetryNotice.tsx';

/** Shown instead of results that could not be loaded, so that nobody thinks there are none. */
export function ResultsUnavailable({ onRetry }: { onRetry: () => void }) {
  return (
    <RetryNotice kind="info" onRetry={onRetry}>
      <Trans>Your results cannot be shown right now. Your answers are safe.</Trans>
    </RetryNotice>
  );
}
