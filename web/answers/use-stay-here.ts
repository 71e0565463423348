import { useLingui } from '@lingui/react/macro';
import { useEffect, useRef } from 'react';
import { useBlocker, useLocation, useNavigate } from 'react-router';
import { announce } from '#web/shell/announce.ts';

/**
 * Back closes the dialog that is open, else it stays on the dashboard and says so; leaving is by the buttons and Log
 * Out (decision G46). Only what comes back within the app can be held up, so the dashboard never stands at the beginning
 * of it, as it would after a log in: there it is put a second time.
 */
export function useStayHere(): void {
  const { t } = useLingui();
  const navigate = useNavigate();
  const location = useLocation();
  const isSecond = useRef(false);
  useEffect(() => {
    if (isSecond.current || history.state?.idx !== 0) return;
    isSecond.current = true;
    void navigate(location, { state: location.state, preventScrollReset: true });
  }, [navigate, location]);
  const blocker = useBlocker(({ historyAction }) => historyAction === 'POP');
  useEffect(() => {
    if (blocker.state !== 'blocked') return;
    blocker.reset();
    const dialog = [...document.querySelectorAll('[role=dialog], [role=alertdialog]')].at(-1);
    if (dialog) dialog.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }));
    else announce(t`You are on your dashboard. Use Log Out to leave.`);
  }, [blocker, t]);
}
