/**
 * Never leaves the focus nowhere: when the control that has it is removed, disabled or hidden, and nobody else says where
 * to go on, the heading of what it was in takes it. Keys and screen readers would begin again at the top of the page.
 * A press on a disabled control takes it from nobody.
 */
export function keepFocus(page: Document): void {
  // What had the focus before this module arrived is known, too.
  let around = pathOf(page.activeElement);
  let isChecking = false;
  let isOnDisabled = false;

  page.addEventListener(
    'pointerdown',
    ({ target }) => {
      isOnDisabled = target instanceof Element && target.closest(':disabled') !== null;
    },
    { capture: true },
  );
  page.addEventListener('focusout', ({ target, relatedTarget }) => {
    if (!isOnDisabled || relatedTarget !== null || !(target instanceof HTMLElement)) return;
    setTimeout(() => page.activeElement === page.body && target.focus({ preventScroll: true }));
  });
  page.addEventListener('focusin', ({ target }) => {
    around = pathOf(target as Element | null);
  });

  /** After the code that made the change has had its turn. */
  const checkSoon = () => {
    if (isChecking || page.activeElement !== page.body) return;
    isChecking = true;
    requestAnimationFrame(() =>
      setTimeout(() => {
        isChecking = false;
        const [focused] = around;
        const isLost = page.activeElement === page.body && focused !== undefined && !canHaveFocus(focused);
        if (isLost) focusOn(headingIn(around));
      }),
    );
  };
  new MutationObserver(checkSoon).observe(page.body, {
    childList: true,
    subtree: true,
    attributeFilter: ['disabled', 'hidden', 'inert', 'open'],
  });
}

/** An element and all that it is in. */
function pathOf(element: Element | null): Element[] {
  const path: Element[] = [];
  for (let node = element; node !== null; node = node.parentElement) path.push(node);
  return path;
}

function canHaveFocus(element: Element): boolean {
  return element.isConnected && isShown(element) && !element.matches(':disabled, [inert] *');
}

function headingIn(around: readonly Element[]): HTMLElement | undefined {
  for (const part of around) {
    if (!part.isConnected) continue;
    const headings = [...part.querySelectorAll<HTMLElement>('h1, h2, h3, legend')];
    const shown = headings.find((heading) => isShown(heading) && heading.closest('[inert]') === null);
    if (shown) return shown;
  }
}

const isShown = (element: Element) => element.getClientRects().length > 0;

function focusOn(heading: HTMLElement | undefined): void {
  if (!heading) return;
  if (heading.tabIndex < 0) heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
}
