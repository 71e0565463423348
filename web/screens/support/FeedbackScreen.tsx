import { msg } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { RosaFace } from '#web/shell/RosaFace.tsx';
import type { ScreenHandle } from '#web/shell/screen.ts';
import { Row } from '#web/ui/layout/Row.tsx';
import { Screen } from '#web/ui/layout/Screen.tsx';
import { FeedbackForm } from './FeedbackForm.tsx';

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
    <Screen width="narrow">
      <h1>
        <Trans>Give feedback</Trans>
      </h1>
      <Row gap={3} wrap={false} align="center">
        <RosaFace />
        <p>
          <strong>
            <Trans>Rosa:</Trans>
          </strong>{' '}
          <q>
            <Trans>Tell us what you like, and what we could do better.</Trans>
          </q>
        </p>
      </Row>
      <FeedbackForm />
    </Screen>
  );
}
