import type { Draft } from '#web/forms/use-zod-form.ts';
import { readUser } from '#web/session/current-session.ts';

let kept: { owner: string | undefined; words: { feedback: string } } | null = null;

/** Text that was typed and not sent yet, on any page; other people on the same device do not see it. */
export const feedbackDraft: Draft<{ feedback: string }> = {
  get current() {
    return kept?.owner === readUser()?.userId ? (kept?.words ?? null) : null;
  },
  set current(words) {
    kept = words && { owner: readUser()?.userId, words: { feedback: words.feedback ?? '' } };
  },
};
