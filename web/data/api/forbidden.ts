import { createSignal } from '#web/lib/store.ts';

const codes = ['forbidden', 'subscription_required', 'new_password_required', 'two_steps_required'] as const;
type ForbiddenCode = (typeof codes)[number];

/** Why the server does not let this user do something, on whichever page it is requested (docs/product-decisions.md#sessions). */
export type ForbiddenProblem = { code: ForbiddenCode; message: string };

export const isForbidden = (code: string): code is ForbiddenCode => codes.some((one) => one === code);

export const { notify: notifyForbidden, subscribe: onForbidden } = createSignal<ForbiddenProblem>();
