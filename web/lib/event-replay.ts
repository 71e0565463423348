type Captured = {
  /** Ends the capturing, and presses the button that was pressed last. */
  replay: () => void;
  /** Ends the capturing. */
  forget: () => void;
};

/**
 * On a slow network a page can be seen, and so tapped, seconds before its scripts arrive. The button that was pressed
 * last in the meantime (Enter in a form presses one too) is pressed again by `replay`, unless the person has continued
 * to type in its form. A button that opens a window only gets the focus once its press is seconds ago, because browsers
 * allow windows only for a moment after a real press. Links work without scripts; typed text and ticks stay, because the forms read their fields as they find them.
 */
export function captureEvents(page: Document, part: Node = page, onPress = () => {}): Captured {
  let pressed: HTMLElement | undefined;
  const capturePress = (event: Event) => {
    const button = (event.target as Element).closest<HTMLElement>('button, [role="tab"]');
    if (button === null || !part.contains(button)) return;
    event.preventDefault();
    event.stopPropagation();
    pressed = button;
    onPress();
  };
  const dropPress = ({ target }: Event) => {
    if (pressed?.closest('form')?.contains(target as Node)) pressed = undefined;
  };
  page.addEventListener('click', capturePress, { capture: true });
  page.addEventListener('input', dropPress, { capture: true });
  const forget = () => {
    page.removeEventListener('click', capturePress, { capture: true });
    page.removeEventListener('input', dropPress, { capture: true });
  };
  return {
    replay() {
      forget();
      const button = pressed && (pressed.isConnected ? pressed : sameButton(page, pressed));
      const isTooLate = button?.matches('[data-opens-window]') && !navigator.userActivation?.isActive;
      if (isTooLate) button?.focus();
      else button?.click();
    },
    forget,
  };
}

/** React draws a page anew that an extension has changed before. */
function sameButton(page: Document, { tagName, role, textContent }: HTMLElement): HTMLElement | undefined {
  return [...page.querySelectorAll<HTMLElement>(tagName)].find(
    (button) => button.role === role && button.textContent === textContent,
  );
}
