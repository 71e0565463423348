import { createSignal } from '#web/lib/store.ts';

/** Why the server does not let this user do something, on whichever page it is requested (decision G69). */
export type ForbiddenProblem = {
  code: 'forbidden' | 'subscription_required' | 'new_password_required';
  message: string;
};

export const { notify: notifyForbidden, subscribe: onForbidden } = createSignal<ForbiddenProblem>();
