/** The dialogs that are open, the topmost last: Back closes that one before it leaves the page. */

const listeners = new Set<() => void>();
let open: readonly (() => void)[] = [];

/** Called when a dialog opens; returns what ends it. */
export function addOpenDialog(close: () => void): () => void {
  set([...open, close]);
  return () => set(open.filter((other) => other !== close));
}

export function isAnyDialogOpen(): boolean {
  return open.length > 0;
}

/** As its Close button or Esc does. */
export function closeTopDialog(): void {
  open.at(-1)?.();
}

export function onDialogsChanged(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function set(next: readonly (() => void)[]): void {
  open = next;
  for (const listener of listeners) listener();
}
