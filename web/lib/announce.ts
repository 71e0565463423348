import { createStore, useStore } from '#web/lib/store.ts';

/** One status line for all features: shown at the bottom of the page and announced once. */

const shownMs = 8000;
const line = createStore('');
let timer: ReturnType<typeof setTimeout> | undefined;

export function announce(text: string): void {
  clearTimeout(timer);
  line.set(text);
  timer = setTimeout(() => line.set(''), shownMs);
}

export function useAnnouncement(): string {
  return useStore(line, '');
}
