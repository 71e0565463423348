import { useEffect } from 'react';
import { useBlocker, useLocation, useNavigate } from 'react-router';
import { useStore } from '#web/lib/store.ts';
import { closeTopDialog, isAnyDialogOpen, onDialogsChanged } from '#web/ui/open-dialogs.ts';

/** What Back does instead of leaving a page that holds people back; null elsewhere. */
let stayHere: (() => void) | null = null;

/**
 * Back closes the dialog that is open before it leaves a page, because a swipe from the edge of a tablet is Back too.
 * The router supports one blocker at a time, so this one serves every page.
 */
export function useBackButton(): void {
  const blocker = useBlocker(
    ({ historyAction }) => historyAction === 'POP' && (isAnyDialogOpen() || stayHere !== null),
  );
  useEffect(() => {
    if (blocker.state !== 'blocked') return;
    blocker.reset();
    if (isAnyDialogOpen()) closeTopDialog();
    else stayHere?.();
  }, [blocker]);
  const isOpen = useStore({ subscribe: onDialogsChanged, get: isAnyDialogOpen }, false);
  useEntryBelow(isOpen);
}

/** On a page that Back does not leave: `instead` is called, e.g. to say how to leave. */
export function useStayOnBack(instead: () => void): void {
  useEntryBelow(true);
  useEffect(() => {
    stayHere = instead;
    return () => {
      stayHere = null;
    };
  }, [instead]);
}

/**
 * The router can only hold up what comes back within the app, so a page at the very beginning of it is put into the
 * history a second time.
 */
function useEntryBelow(isNeeded: boolean): void {
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  useEffect(() => {
    if (!isNeeded || history.state?.idx !== 0) return;
    void navigate({ pathname, search }, { state: history.state.usr, preventScrollReset: true });
  }, [isNeeded, navigate, pathname, search]);
}
