import { createStore } from '#web/lib/store.ts';

/** The dialogs that are open, the topmost last: Back closes that one before it leaves the page. */

const open = createStore<readonly (() => void)[]>([]);

/** Called when a dialog opens; returns what ends it. */
export function addOpenDialog(close: () => void): () => void {
  open.set([...open.get(), close]);
  return () => open.set(open.get().filter((other) => other !== close));
}

export function isAnyDialogOpen(): boolean {
  return open.get().length > 0;
}

/** As its Close button or Esc does. */
export function closeTopDialog(): void {
  open.get().at(-1)?.();
}

export const onDialogsChanged = open.subscribe;
