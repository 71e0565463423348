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
  /** In its place on the page it leads to, where the person is no longer on the way. */
  messageThere?: Flash;
  go: () => void;
  /** Leads to another part of the same page, which repeats the message itself. */
  staysOnPage?: boolean;
};

export type DelayedRedirect = {
  start: (redirect: Redirect) => void;
  /** What is waiting to happen; drawn by `RedirectNotice`. */
  pending: (Redirect & { isRunning: boolean; canStay: boolean }) | null;
  /** For the `ref` of its words: the pause runs only while they are in view (decision G138). */
  watch: (words: Element | null) => (() => void) | undefined;
  goNow: () => void;
  stayHere: () => void;
};

/** Changes the page after a pause in which it could be read, unless the person stops it or has switched such changes off. */
export function useDelayedRedirect(): DelayedRedirect {
  const [redirect, setRedirect] = useState<Redirect | null>(null);
  const [isStopped, setStopped] = useState(false);
  const [isInView, setInView] = useState(true);
  const isRunning = redirect !== null && !isStopped;

  const goNow = useCallback(() => {
    if (redirect === null) return;
    setRedirect(null);
    if (!redirect.staysOnPage) flashOnNextPage(redirect.messageThere ?? redirect.message);
    redirect.go();
  }, [redirect]);

  useEffect(() => {
    if (!isRunning || !isInView) return;
    const timer = setTimeout(goNow, redirect.afterMs);
    return () => clearTimeout(timer);
  }, [isRunning, isInView, redirect, goNow]);

  const watch = useCallback((words: Element | null) => {
    if (words === null) return undefined;
    const observer = new IntersectionObserver((seen) => setInView(seen.at(-1)?.isIntersecting ?? true));
    observer.observe(words);
    return () => {
      observer.disconnect();
      setInView(true);
    };
  }, []);

  return {
    start: (next) => {
      setStopped(getSettings().stayOnPage);
      setRedirect(next);
    },
    pending: redirect && { ...redirect, isRunning, canStay: redirect.afterMs >= stoppableFromMs },
    watch,
    goNow,
    stayHere: () => setStopped(true),
  };
}
