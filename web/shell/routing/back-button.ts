import { useEffect } from 'react';
import { useBlocker, useLocation, useNavigate } from 'react-router';
import { useStore } from '#web/lib/store.ts';
import { closeTopDialog, isAnyDialogOpen, onDialogsChanged } from '#web/ui/open-dialogs.ts';

/** What Back does on a page that it must not leave; null on all other pages. */
let stayHere: (() => void) | null = null;

/**
 * Back closes an open dialog before it leaves the page, because a swipe from the edge of a tablet is Back too. The
 * router supports one blocker at a time, so this one serves every page.
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

/** For a page that Back must not leave: calls `instead`, for example to explain how to leave. */
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
 * The router can only block navigation within the app, so the first page of a visit is pushed into the history a
 * second time.
 */
function useEntryBelow(isNeeded: boolean): void {
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  useEffect(() => {
    if (!isNeeded || history.state?.idx !== 0) return;
    void navigate({ pathname, search }, { state: history.state.usr, preventScrollReset: true });
  }, [isNeeded, navigate, pathname, search]);
}
