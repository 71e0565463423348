/**
 * On a poor network a page can be seen, and so tapped, seconds before its scripts are here. The button that a person
 * presses last in the meantime (Enter in a form presses one, too) is pressed again when `doEarlyActions` is called,
 * unless they have gone on typing in its form. One that opens a window only takes the focus: browsers allow windows for
 * a person's own press alone. Links work without scripts; what is typed or ticked stays, because the forms read their
 * fields as they find them.
 * @returns doEarlyActions
 */
export function keepEarlyActions(page: Document): () => void {
  let pressed: HTMLElement | undefined;
  const keepPress = (event: Event) => {
    const button = (event.target as Element).closest<HTMLElement>('button, [role="tab"]');
    if (button === null) return;
    event.preventDefault();
    event.stopPropagation();
    pressed = button;
  };
  const forgetPress = ({ target }: Event) => {
    if (pressed?.closest('form')?.contains(target as Node)) pressed = undefined;
  };
  page.addEventListener('click', keepPress, { capture: true });
  page.addEventListener('input', forgetPress, { capture: true });
  return () => {
    page.removeEventListener('click', keepPress, { capture: true });
    page.removeEventListener('input', forgetPress, { capture: true });
    if (pressed?.matches('[data-opens-window]')) pressed.focus();
    else pressed?.click();
  };
}
