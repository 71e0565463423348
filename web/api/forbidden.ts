import { createSignal } from '#web/lib/store.ts';

/** What the server refuses to this person wherever it is asked for, and why (decision G69). */
export type ForbiddenProblem = {
  code: 'forbidden' | 'subscription_required' | 'new_password_required';
  message: string;
};

export const { notify: notifyForbidden, subscribe: onForbidden } = createSignal<ForbiddenProblem>();
