/** What the server refuses to this person wherever it is asked for, and why (decision G69). */
export type Refusal = {
  code: 'forbidden' | 'subscription_required' | 'new_password_required';
  message: string;
};

const listeners = new Set<(refusal: Refusal) => void>();

export function tellRefusal(refusal: Refusal): void {
  for (const listener of listeners) listener(refusal);
}

export function onRefusal(listener: (refusal: Refusal) => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
