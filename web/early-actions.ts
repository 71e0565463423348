type Field = HTMLInputElement | HTMLTextAreaElement;

const tickedTypes = new Set(['checkbox', 'radio']);

/**
 * On a poor network a page can be seen, and so tapped, seconds before its scripts are here. What a person does in the
 * meantime is kept, and done when `doEarlyActions` is called: what they typed and ticked stands again in the fields
 * that the app has taken over, and the button they pressed last is pressed. Links work without scripts.
 * @returns doEarlyActions
 */
export function keepEarlyActions(page: Document): () => void {
  const written = new Map<Field, string>();
  const ticked = new Map<HTMLInputElement, boolean>();
  let pressed: HTMLElement | undefined;

  const keepField = ({ target }: Event) => {
    if (!isField(target)) return;
    if (target instanceof HTMLInputElement && tickedTypes.has(target.type))
      ticked.set(target, target.checked);
    else written.set(target, target.value);
  };
  // Enter in a form presses its button, too.
  const keepPress = (event: Event) => {
    const button = (event.target as Element).closest<HTMLElement>('button, [role="tab"]');
    if (button === null) return;
    event.preventDefault();
    event.stopPropagation();
    pressed = button;
  };
  page.addEventListener('input', keepField, { capture: true });
  page.addEventListener('click', keepPress, { capture: true });

  return () => {
    page.removeEventListener('input', keepField, { capture: true });
    page.removeEventListener('click', keepPress, { capture: true });
    for (const [field, value] of written) writeAgain(field, value);
    for (const [field, checked] of ticked) if (field.checked !== checked) field.click();
    pressed?.click();
  };
}

function isField(target: EventTarget | null): target is Field {
  return target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement;
}

/** As if it were typed now. React notes what it writes itself and takes only another value for somebody's typing. */
function writeAgain(field: Field, value: string): void {
  field.value = '';
  const { set } = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value') ?? {};
  set?.call(field, value);
  field.dispatchEvent(new Event('input', { bubbles: true }));
}
