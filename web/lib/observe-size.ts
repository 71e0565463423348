/** Calls back when one of these elements changes its size; only with the window in a browser without such observers. @returns stops it */
export function observeSize(elements: readonly (Element | null)[], changed: () => void): () => void {
  if (!('ResizeObserver' in window)) {
    addEventListener('resize', changed);
    return () => removeEventListener('resize', changed);
  }
  const observer = new ResizeObserver(changed);
  for (const element of elements) if (element) observer.observe(element);
  return () => observer.disconnect();
}
