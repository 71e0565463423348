import { useLingui } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { paths } from '#contract/pages/paths.ts';
import { deviceOutbox } from '#web/data/outbox/device-outbox.ts';
import { isSafe } from '#web/data/outbox/outbox-state.ts';
import { type Redirect, useDelayedRedirect } from '#web/shell/routing/delayed-redirect.ts';
import type { Leaving } from '../play/play-types.ts';
import type { LeavingKind } from '../playthrough/use-play.ts';

/** Goes to the requested tab of the dashboard after the delay in the specification (docs/product-decisions.md#exit-keeps-saves and #dashboard-tabs). */
export function useLeaving() {
  const { t } = useLingui();
  const navigate = useNavigate();
  const queries = useQueryClient();
  const redirect = useDelayedRedirect();

  const messages = (kind: LeavingKind): Pick<Redirect, 'message' | 'messageThere'> => {
    if (kind === 'practiced') {
      return { message: { kind: 'info', text: t`That was the last one. Thank you for looking again.` } };
    }
    if (kind === 'finished') {
      return { message: { kind: 'good', text: t`You have finished the game. Here are your results.` } };
    }
    if (kind === 'beforeTheFirst') {
      return { message: { kind: 'info', text: t`Your new game begins with your first answer.` } };
    }
    // Not from the last render, because the save of this place has started since.
    if (kind === 'inTheMiddle' && isSafe(deviceOutbox().snapshot())) {
      return { message: { kind: 'good', text: t`Your place is saved.` } };
    }
    return {
      message: { kind: 'info', text: t`You are leaving the game.` },
      messageThere: { kind: 'info', text: t`You have left the game.` },
    };
  };

  const leave = (to: Leaving, afterMs: number, kind: LeavingKind) => {
    void queries.invalidateQueries({ queryKey: ['answers'] });
    redirect.start({
      afterMs,
      ...messages(kind),
      go: () => navigate(`${paths.dashboard}?tab=${to}`, { state: { type: to } }),
    });
  };
  return { redirect, leave };
}
