import { createStore } from '#web/lib/store.ts';

/** The open dialogs, the topmost one last. Back closes that one before it leaves the page. */

const open = createStore<readonly (() => void)[]>([]);

/** Called when a dialog opens. @returns a function that removes it again */
export function addOpenDialog(close: () => void): () => void {
  open.set([...open.get(), close]);
  return () => open.set(open.get().filter((other) => other !== close));
}

export function isAnyDialogOpen(): boolean {
  return open.get().length > 0;
}

/** Does the same as its Close button or Esc. */
export function closeTopDialog(): void {
  open.get().at(-1)?.();
}

export const onDialogsChanged = open.subscribe;
