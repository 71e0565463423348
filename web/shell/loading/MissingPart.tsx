import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { Button } from '#web/ui/controls/Button.tsx';
import { Notice } from '#web/ui/status/Notice.tsx';
import { RetryNotice } from '#web/ui/status/RetryNotice.tsx';
import { loadAgain, type Missing } from './missing-part.ts';

type MissingPartProps = { why: Missing; onRetry: () => void; actions?: ReactNode };

/** Says why a part of the app did not arrive, and what helps. */
export function MissingPart({ why, onRetry, actions }: MissingPartProps) {
  if (why !== 'newVersion') {
    return (
      <RetryNotice onRetry={onRetry} actions={actions}>
        {why === 'busy' ? (
          <Trans>Our server could not send this part. Wait a moment, then choose Retry.</Trans>
        ) : (
          <Trans>This part did not arrive. Check that you are online, then choose Retry.</Trans>
        )}
      </RetryNotice>
    );
  }
  return (
    <Notice
      kind="info"
      announce
      actions={
        <>
          <Button icon="retry" onClick={loadAgain}>
            <Trans>Load again</Trans>
          </Button>
          {actions}
        </>
      }
    >
      <Trans>There is a new version. Load the page again to continue. What you typed stays.</Trans>
    </Notice>
  );
}
