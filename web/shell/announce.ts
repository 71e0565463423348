import { createStore, useStore } from '#web/lib/store.ts';

/** One polite line for everyone: shown at the foot of the page and read out once. */

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
