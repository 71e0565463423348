type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/**
 * An extension that puts a node into a page before the app has started, or a translation, makes React draw a part anew.
 * Remembers the fields as they are, and returns what gives the new ones the typed text, the choices and the focus.
 */
export function rememberFields(root: ParentNode): () => void {
  const before = fieldsOf(root);
  let focused: Element | null = document.activeElement;
  document.addEventListener('focusin', ({ target }) => {
    focused = target as Element;
  });
  return () => {
    const now = fieldsOf(root);
    for (const [name, old] of before) {
      const field = now.get(name);
      if (!field || field === old) continue;
      before.set(name, field);
      fill(field, entryOf(old));
      if (old === focused && !old.isConnected) field.focus();
    }
  };
}

/** Each field by what tells it from the others: an extension may have added some. */
export function fieldsOf(root: ParentNode): Map<string, Field> {
  const fields = new Map<string, Field>();
  for (const field of root.querySelectorAll<Field>('input, textarea, select')) {
    const kind = `${field.type} ${field.name} ${isChoice(field) && field.value} `;
    let count = 0;
    while (fields.has(kind + count)) count += 1;
    fields.set(kind + count, field);
  }
  return fields;
}

/** What was typed or chosen. */
export function entryOf(field: Field): string | boolean {
  return isChoice(field) ? field.checked : field.value;
}

/** As if the person had typed or chosen it. */
export function fill(field: Field, value: string | boolean): void {
  if (value === entryOf(field)) return;
  if (isChoice(field)) {
    field.click();
    return;
  }
  // What React has put in front of it would hide the change from React.
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, value);
  field.dispatchEvent(new Event('input', { bubbles: true }));
  field.dispatchEvent(new Event('change', { bubbles: true }));
}

const isChoice = (field: Field): field is HTMLInputElement => /^(?:checkbox|radio)$/.test(field.type);
