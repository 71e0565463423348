import { readUser } from '#web/data/session/current-session.ts';
import type { Draft } from '#web/forms/use-zod-form.ts';

const drafts = new Map<string, Partial<{ answer: string }>>();
const keyOf = (ticketId: string) => `${readUser()?.userId} ${ticketId}`;

export const hasAnswerDraft = (ticketId: string): boolean => drafts.has(keyOf(ticketId));

/** An answer that was typed and neither sent nor canceled, while its operator looks at facilities or people. */
export function answerDraft(ticketId: string): Draft<{ answer: string }> & { end: () => void } {
  const key = keyOf(ticketId);
  let isOver = false;
  return {
    get current() {
      return drafts.get(key) ?? null;
    },
    set current(values) {
      if (!isOver && values?.answer?.trim()) drafts.set(key, values);
    },
    end() {
      isOver = true;
      drafts.delete(key);
    },
  };
}
