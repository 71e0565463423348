import { msg } from '@lingui/core/macro';
import type { Question, ScreenHandle } from '#web/shell/screen.ts';

/** Questions on the pages that send a link for a new password. */
export const questionsOnAsking: ScreenHandle['questions'] = [
  {
    question: msg`I didn't get the email. What now?`,
    answer: msg`Wait five minutes and look in your spam folder. Then choose Forgot Password and ask for the link again.`,
  },
  {
    question: msg`I play with a facility and gave no email address.`,
    answer: msg`Ask your facility. They can give you a new password at once.`,
  },
];

export const goodPasswordQuestion: Question = {
  question: msg`What makes a good password?`,
  answer: msg`Try three words that don't usually go together. It needs 8 characters or more.`,
};

/** Questions on the pages that the link opens. */
export const questionsOnChoosing: ScreenHandle['questions'] = [
  goodPasswordQuestion,
  {
    question: msg`My link does not work. What now?`,
    answer: msg`It works for 60 minutes, and only once. Choose Forgot Password on the page to log in, and we send you a new link.`,
  },
];
