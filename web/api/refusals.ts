import { createSignal } from '#web/lib/store.ts';

/** A problem that concerns every page of the user, and the server's message (decision G69). */
export type Refusal = {
  code: 'forbidden' | 'subscription_required' | 'new_password_required';
  message: string;
};

export const { notify: tellRefusal, subscribe: onRefusal } = createSignal<Refusal>();
