/**
 * A finger that begins on a dialog's title or buttons scrolls its box, too: what is below may begin at the foot
 * (docs/product-decisions.md#reason-below-the-foot). @returns ends it
 */
export function scrollByDrag(box: HTMLElement): () => void {
  const dialog = box.closest<HTMLElement>('[role=dialog], [role=alertdialog]');
  const ended = new AbortController();
  const options = { signal: ended.signal, passive: true };
  let lastY: number | null = null;
  dialog?.addEventListener(
    'touchstart',
    ({ target, touches }) => {
      const isBeside = !box.contains(target as Node) && touches.length === 1;
      lastY = isBeside ? (touches[0]?.clientY ?? null) : null;
    },
    options,
  );
  dialog?.addEventListener(
    'touchmove',
    ({ touches: [touch] }) => {
      if (lastY === null || !touch) return;
      box.scrollTop += lastY - touch.clientY;
      lastY = touch.clientY;
    },
    options,
  );
  return () => ended.abort();
}
