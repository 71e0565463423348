import { useCallback, useEffect, useState } from 'react';
import type { Flash } from '#web/data/session/flash.ts';
import { flashOnNextPage } from '#web/data/session/flash.ts';
import { getSettings } from '#web/data/settings.ts';

/** The specification's pauses before an automatic redirect (section 9, docs/product-decisions.md#delays). The game has its own. */
export const redirectDelaysMs = {
  billingFailure: 4_000,
  notRegistered: 5_000,
} as const;

/** A pause at least this long gives people time to react, so it gets "Stay here". */
const stoppableFromMs = 4_000;

export type Redirect = {
  afterMs: number;
  /** Shown here during the pause, and again on the page that opens. */
  message: Flash;
  /** Shown instead of `message` on the page that opens, where the redirect is over. */
  messageThere?: Flash;
  go: () => void;
  /** Leads to another part of the same page, which shows the message itself. */
  staysOnPage?: boolean;
};

export type DelayedRedirect = {
  start: (redirect: Redirect) => void;
  /** The redirect that is about to happen; `RedirectNotice` renders it. */
  pending: (Redirect & { isRunning: boolean; canStay: boolean }) | null;
  /** For the `ref` of the message: the pause runs only while it is in view (#declined-at-sign-up). */
  watch: (message: Element | null) => (() => void) | undefined;
  goNow: () => void;
  stayHere: () => void;
};

/** Changes the page after a pause for reading, unless the person stops it or has turned automatic changes off. */
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

  const canStay = redirect !== null && redirect.afterMs >= stoppableFromMs;
  useEffect(() => {
    if (isRunning && canStay) return onUseOfForm(() => setStopped(true));
  }, [isRunning, canStay]);

  const watch = useCallback((message: Element | null) => {
    if (message === null || !('IntersectionObserver' in window)) return undefined;
    const observer = new IntersectionObserver((seen) => setInView(seen.at(-1)?.isIntersecting ?? true));
    observer.observe(message);
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
    pending: redirect && { ...redirect, isRunning, canStay },
    watch,
    goNow,
    stayHere: () => setStopped(true),
  };
}

/** Whoever goes on filling in a form stays: a touch, a key or the focus in it counts, also in a field of another site. */
function onUseOfForm(act: () => void): () => void {
  const stop = new AbortController();
  const { signal } = stop;
  const actIfInForm = (element: EventTarget | null) => {
    if (element instanceof Element && element.closest('form')) act();
  };
  for (const name of ['pointerdown', 'keydown', 'focusin'])
    document.addEventListener(name, ({ target }) => actIfInForm(target), { signal });
  window.addEventListener('blur', () => actIfInForm(document.activeElement), { signal });
  return () => stop.abort();
}
