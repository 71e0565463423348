type FieldElement = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;
type Value = string | boolean | readonly string[] | null | undefined;

/** The props that connect an element with its field. */
export type Registration = {
  name: string;
  ref: (element: FieldElement | null) => (() => void) | undefined;
  onChange: () => void;
};

export type Fields<Input extends object> = {
  register: (name: string) => Registration;
  /** In the order of the initial values. */
  names: () => string[];
  read: () => Input;
  /** The last known value; `onWatchedChange` is called when it changes. */
  watch: <Name extends keyof Input & string>(name: Name) => Partial<Input>[Name];
  fill: (values: Partial<Input>) => void;
  focus: (name: keyof Input & string) => void;
};

/**
 * The fields of a form. Their elements hold the values, so text that was typed before the page was hydrated counts; a
 * field whose element is gone keeps its last value.
 */
export function createFields<Input extends object>(
  initial: Partial<Input>,
  onWatchedChange: () => void,
): Fields<Input> {
  const kept = { ...initial } as Record<string, Value>;
  const elements = new Map<string, Set<FieldElement>>();
  const registrations = new Map<string, Registration>();
  const watched = new Set<string>();

  const names = () => [...new Set([...Object.keys(kept), ...elements.keys()])];

  function keep(name: string, value: Value) {
    if (kept[name] === value) return;
    kept[name] = value;
    if (watched.has(name)) onWatchedChange();
  }

  function attach(name: string, element: FieldElement) {
    const all = elements.get(name) ?? new Set();
    elements.set(name, all.add(element));
    if (isTouched(element)) keep(name, readValue([...all], kept[name]));
    else fillElement(element, kept[name]);
    return () => {
      all.delete(element);
    };
  }

  function readField(name: string): Value {
    const all = [...(elements.get(name) ?? [])];
    return all.length === 0 ? kept[name] : readValue(all, kept[name]);
  }

  return {
    register(name) {
      const registration = registrations.get(name) ?? {
        name,
        ref: (element) => (element ? attach(name, element) : undefined),
        onChange: () => keep(name, readField(name)),
      };
      registrations.set(name, registration);
      return registration;
    },
    names,
    read() {
      for (const name of names()) keep(name, readField(name));
      return { ...kept } as Input;
    },
    watch(name) {
      watched.add(name);
      return kept[name] as Partial<Input>[typeof name];
    },
    fill(values) {
      for (const [name, value] of Object.entries(values) as [string, Value][]) {
        for (const element of elements.get(name) ?? []) fillElement(element, value);
        keep(name, value);
      }
    },
    focus: (name) => [...(elements.get(name) ?? [])][0]?.focus(),
  };
}

/** Somebody, or the browser, has filled it in before the app knew it. */
function isTouched(element: FieldElement): boolean {
  if (isBox(element)) return element.checked;
  return element.type !== 'select-one' && element.value !== '';
}

function readValue(all: readonly FieldElement[], last: Value): Value {
  const [first] = all;
  if (first === undefined) return last;
  if (!isBox(first)) return first.value;
  const checked = all.filter((element) => isBox(element) && element.checked).map(({ value }) => value);
  if (Array.isArray(last)) return checked;
  return first.type === 'radio' ? (checked[0] ?? last) : first.checked;
}

function fillElement(element: FieldElement, value: Value): void {
  if (!isBox(element)) element.value = String(value ?? '');
  else if (Array.isArray(value)) element.checked = value.includes(element.value);
  else element.checked = element.type === 'radio' ? element.value === value : value === true;
}

function isBox(element: FieldElement): element is HTMLInputElement {
  return element.type === 'checkbox' || element.type === 'radio';
}
