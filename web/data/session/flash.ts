import { tabItems } from '#web/lib/storage.ts';
import { createStore, useStore } from '#web/lib/store.ts';

/** A message for the next page: it survives a redirect and a full load, and disappears with that page. */
export type Flash = { kind: 'good' | 'bad' | 'info'; text: string };

const key = 'flash';
const current = createStore<Flash | null>(null);
let currentPath: string | undefined;

/** Stores the message until the next page opens, which shows it at its top. */
export function flashOnNextPage(flash: Flash) {
  tabItems.set(key, JSON.stringify(flash));
}

/** Shows the message on the current page, until the next one opens. */
export function flashHere(flash: Flash) {
  current.set(flash);
}

/** Called with the path of each new page: shows the stored message and removes the previous one. */
export function onNavigation(pathname: string) {
  if (pathname === currentPath) return;
  currentPath = pathname;
  const waiting = readWaiting();
  tabItems.remove(key);
  current.set(waiting);
}

export function closeFlash() {
  current.set(null);
}

export function useFlash(): Flash | null {
  return useStore(current, null);
}

function readWaiting(): Flash | null {
  try {
    return JSON.parse(tabItems.get(key) ?? 'null') as Flash | null;
  } catch {
    return null;
  }
}
