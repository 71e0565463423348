import { useCallback, useEffect, useState } from 'react';
import type { Flash } from './flash.ts';
import { flashOnNextPage } from './flash.ts';
import { getSettings } from './settings.ts';

/** The specification's pauses before a page changes by itself (section 9, decision G68); the game has its own. */
export const redirectDelaysMs = {
  billingFailure: 4_000,
  notRegistered: 5_000,
} as const;

/** Only a pause this long can be read and answered: it gets "Stay here". */
const stoppableFromMs = 4_000;

export type Redirect = {
  afterMs: number;
  /** Said here while waiting and again on the page it leads to. */
  message: Flash;
  go: () => void;
  /** Leads to another part of the same page, which repeats the message itself. */
  staysOnPage?: boolean;
};

export type DelayedRedirect = {
  start: (redirect: Redirect) => void;
  /** What is waiting to happen; drawn by `RedirectNotice`. */
  pending: (Redirect & { isRunning: boolean; canStay: boolean }) | null;
  goNow: () => void;
  stayHere: () => void;
};

/** Changes the page after a pause, unless the person stops it or has switched such changes off. */
export function useDelayedRedirect(): DelayedRedirect {
  const [redirect, setRedirect] = useState<Redirect | null>(null);
  const [isStopped, setStopped] = useState(false);
  const isRunning = redirect !== null && !isStopped;

  const goNow = useCallback(() => {
    if (redirect === null) return;
    setRedirect(null);
    if (!redirect.staysOnPage) flashOnNextPage(redirect.message);
    redirect.go();
  }, [redirect]);

  useEffect(() => {
    if (!isRunning) return;
    const timer = setTimeout(goNow, redirect.afterMs);
    return () => clearTimeout(timer);
  }, [isRunning, redirect, goNow]);

  return {
    start: (next) => {
      setStopped(getSettings().stayOnPage);
      setRedirect(next);
    },
    pending: redirect && { ...redirect, isRunning, canStay: redirect.afterMs >= stoppableFromMs },
    goNow,
    stayHere: () => setStopped(true),
  };
}
