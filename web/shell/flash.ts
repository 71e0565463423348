import { tabItems } from '#web/browser/storage.ts';
import { createStore, useStore } from '#web/lib/store.ts';
import type { NoticeKind } from '#web/ui/Notice.tsx';

/** A message for the page that comes next: it outlives a redirect and a full load, and goes with that page. */
export type Flash = { kind: NoticeKind; text: string };

const key = 'flash';
const shown = createStore<Flash | null>(null);
let shownAt: string | undefined;

/** Keeps the message until the next page opens, which then shows it at its top. */
export function flashOnNextPage(flash: Flash) {
  tabItems.set(key, JSON.stringify(flash));
}

/** On the page that is open, until the next one. */
export function flashHere(flash: Flash) {
  shown.set(flash);
}

/** Called with each new page's path: the waiting message is shown now, the one shown before goes. */
export function turnPage(pathname: string) {
  if (pathname === shownAt) return;
  shownAt = pathname;
  const waiting = readWaiting();
  tabItems.remove(key);
  shown.set(waiting);
}

export function closeFlash() {
  shown.set(null);
}

export function useFlash(): Flash | null {
  return useStore(shown, null);
}

function readWaiting(): Flash | null {
  try {
    return JSON.parse(tabItems.get(key) ?? 'null') as Flash | null;
  } catch {
    return null;
  }
}
