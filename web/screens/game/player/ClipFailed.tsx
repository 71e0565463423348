import { Trans } from '@lingui/react/macro';
import { useEffect, useRef } from 'react';
import { Button } from '#web/ui/controls/Button.tsx';
import { Notice } from '#web/ui/status/Notice.tsx';

/**
 * Shown when a clip cannot be loaded, with the ways to continue (docs/product-decisions.md#answer-is-offered). One that
 * failed without a network starts again by itself when the network is back.
 */
export function ClipFailed({ onRetry, onNext }: { onRetry: () => void; onNext: () => void }) {
  const isOffline = navigator.onLine === false;
  const retry = useRef(onRetry);
  retry.current = onRetry;
  useEffect(() => {
    if (!isOffline) return;
    const tryAgain = () => retry.current();
    addEventListener('online', tryAgain, { once: true });
    return () => removeEventListener('online', tryAgain);
  }, [isOffline]);
  return (
    <Notice
      kind="bad"
      announce
      actions={
        <>
          <Button icon="retry" onClick={onRetry}>
            <Trans>Try again</Trans>
          </Button>
          <Button onClick={onNext}>
            <Trans>Next</Trans>
          </Button>
        </>
      }
    >
      <p>
        <Trans>This clip cannot be played</Trans>
      </p>
      <p>
        {isOffline ? (
          <Trans>You have no internet just now. Choose Next to continue without it.</Trans>
        ) : (
          <Trans>Choose Next to continue without it.</Trans>
        )}
      </p>
    </Notice>
  );
}
