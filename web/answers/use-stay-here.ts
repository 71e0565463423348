import { useLingui } from '@lingui/react/macro';
import { useEffect } from 'react';
import { useBlocker } from 'react-router';
import { announce } from '#web/shell/announce.ts';

/**
 * Back closes the dialog that is open, else it stays on the dashboard and says so; leaving is by the buttons and Log
 * Out (decision G46).
 */
export function useStayHere(): void {
  const { t } = useLingui();
  const blocker = useBlocker(({ historyAction }) => historyAction === 'POP');
  useEffect(() => {
    if (blocker.state !== 'blocked') return;
    blocker.reset();
    const dialog = [...document.querySelectorAll('[role=dialog], [role=alertdialog]')].at(-1);
    if (dialog) dialog.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }));
    else announce(t`You are on your dashboard. Use Log Out to leave.`);
  }, [blocker, t]);
}
