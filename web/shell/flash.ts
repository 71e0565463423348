import { useSyncExternalStore } from 'react';
import { tabItems } from '#web/browser/storage.ts';
import type { NoticeKind } from '#web/ui/Notice.tsx';

/** A message for the page that comes next: it outlives a redirect and a full load, and goes with that page. */
export type Flash = { kind: NoticeKind; text: string };

const key = 'flash';
const listeners = new Set<() => void>();
let shown: Flash | null = null;
let shownAt: string | undefined;

/** Keeps the message until the next page opens, which then shows it at its top. */
export function flashOnNextPage(flash: Flash) {
  tabItems.set(key, JSON.stringify(flash));
}

/** On the page that is open, until the next one. */
export function flashHere(flash: Flash) {
  show(flash);
}

/** Called with each new page's path: the waiting message is shown now, the one shown before goes. */
export function turnPage(pathname: string) {
  if (pathname === shownAt) return;
  shownAt = pathname;
  const waiting = readWaiting();
  tabItems.remove(key);
  show(waiting);
}

export function closeFlash() {
  show(null);
}

export function useFlash(): Flash | null {
  return useSyncExternalStore(
    subscribe,
    () => shown,
    () => null,
  );
}

function show(flash: Flash | null) {
  shown = flash;
  for (const listener of listeners) listener();
}

function readWaiting(): Flash | null {
  try {
    return JSON.parse(tabItems.get(key) ?? 'null') as Flash | null;
  } catch {
    return null;
  }
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
