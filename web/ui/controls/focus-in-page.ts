import type { MouseEvent } from 'react';

/**
 * For a link within the page: moves the focus and the view to the target, because a hash in the address would add a
 * history entry that the router did not create and cannot go back from.
 */
export function focusInPage(event: MouseEvent<HTMLAnchorElement>): void {
  const id = event.currentTarget.getAttribute('href')?.slice(1) ?? '';
  const target = document.getElementById(id);
  if (target === null) return;
  event.preventDefault();

  const isControl = target.tabIndex >= 0;
  if (!isControl) target.tabIndex = -1;
  target.focus({ preventScroll: !isControl });
  if (!isControl) target.scrollIntoView();
}
