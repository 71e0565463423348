import { msg } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { ScreenHandle } from '#web/shell/screen.ts';
import { FeedbackForm } from './FeedbackForm.tsx';
import styles from './FeedbackScreen.module.css';

export const handle: ScreenHandle = {
  title: msg`Give feedback`,
  description: msg`Tell us what you like about the game and what we could do better.`,
  questions: [
    {
      question: msg`Do I need an account to write?`,
      answer: msg`No. Anyone can write. Leave your email if you would like to hear from us.`,
    },
  ],
};

export function Component() {
  return (
    <div className={styles.screen}>
      <h1>
        <Trans>Give feedback</Trans>
      </h1>
      <FeedbackForm />
    </div>
  );
}
