import { useSyncExternalStore } from 'react';

/** One polite line for everyone: shown at the foot of the page and read out once. */

const shownMs = 8000;
const listeners = new Set<() => void>();
let line = '';
let timer: ReturnType<typeof setTimeout> | undefined;

export function announce(text: string): void {
  clearTimeout(timer);
  say(text);
  timer = setTimeout(() => say(''), shownMs);
}

function say(text: string): void {
  line = text;
  for (const listener of listeners) listener();
}

export function useAnnouncement(): string {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => line,
    () => '',
  );
}
