import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { PlanOutcome } from '#contract/plans.ts';
import { Notice } from '#web/ui/status/Notice.tsx';

/** What the player has just said of the chosen thing, or done with it; `later` puts the question off. */
export type ChoiceOutcome = PlanOutcome | 'chosen' | 'unchosen' | 'later';

type OutcomeNoticeProps = { outcome: ChoiceOutcome; actions?: ReactNode };

/** What comes of it. Takes the focus: the pressed button is gone. */
export function OutcomeNotice({ outcome, actions }: OutcomeNoticeProps) {
  return (
    <Notice kind={outcome === 'done' || outcome === 'chosen' ? 'good' : 'info'} focus actions={actions}>
      {outcome === 'chosen' && <Trans>Your plan now shows what you do first.</Trans>}
      {outcome === 'unchosen' && <Trans>You took it back. You can choose again.</Trans>}
      {outcome === 'later' && <Trans>That is fine. We will ask you again next time.</Trans>}
      {outcome === 'done' && <Trans>Well done. Your plan shows it as done.</Trans>}
      {outcome === 'notYet' && <Trans>That is fine. It stays in your plan.</Trans>}
      {outcome === 'hand' && <Trans>Your plan shows who can help.</Trans>}
    </Notice>
  );
}
