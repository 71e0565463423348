import { readUser } from '#web/data/session/current-session.ts';
import type { Draft } from '#web/forms/use-zod-form.ts';

let draft: { owner: string | undefined; values: { feedback: string } } | null = null;

/** Text that was typed and not sent yet, on any page; other people on the same device do not see it. */
export const feedbackDraft: Draft<{ feedback: string }> = {
  get current() {
    return draft?.owner === readUser()?.userId ? (draft?.values ?? null) : null;
  },
  set current(values) {
    draft = values && { owner: readUser()?.userId, values: { feedback: values.feedback ?? '' } };
  },
};
