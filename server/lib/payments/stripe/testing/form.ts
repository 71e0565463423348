/** Stripe's notation of nested values in a form: `items[0][price]=...`, `metadata[operation]=...`. */

export type FormValue = string | FormValue[] | { [name: string]: FormValue };

export function parseForm(text: string): { [name: string]: FormValue } {
  const root: { [name: string]: FormValue } = {};
  for (const [key, value] of new URLSearchParams(text)) {
    const steps = key.split(/[[\]]+/).filter((step) => step !== '');
    put(root, steps, value);
  }
  return root;
}

type Holder = { [name: string]: FormValue };

function put(holder: Holder, [step = '', ...rest]: string[], value: string): void {
  const [next] = rest;
  if (next === undefined) {
    holder[step] = value;
    return;
  }
  holder[step] ??= /^\d+$/.test(next) ? [] : {};
  put(holder[step] as Holder, rest, value);
}
