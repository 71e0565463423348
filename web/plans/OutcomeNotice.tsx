import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { PlanOutcome } from '#contract/plans/plans.ts';
import { Notice } from '#web/ui/status/Notice.tsx';

/** What happens after the player has said how the chosen thing went. Takes the focus: the pressed button is gone. */
export function OutcomeNotice({ outcome, actions }: { outcome: PlanOutcome; actions?: ReactNode }) {
  return (
    <Notice kind={outcome === 'done' ? 'good' : 'info'} focus actions={actions}>
      {outcome === 'done' && <Trans>Well done. Your plan shows it as done.</Trans>}
      {outcome === 'notYet' && <Trans>That is fine. It stays in your plan.</Trans>}
      {outcome === 'hand' && <Trans>Your plan shows who can help.</Trans>}
    </Notice>
  );
}
