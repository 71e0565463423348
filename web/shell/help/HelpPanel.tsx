import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { useRouteError } from 'react-router';
import { useConfig } from '#web/data/config.tsx';
import { useOutboxState } from '#web/data/outbox/device-outbox.ts';
import { Stack } from '#web/ui/layout/Stack.tsx';
import { Dialog } from '#web/ui/overlays/Dialog.tsx';
import { Lines } from '#web/ui/text/Lines.tsx';
import { type Question, useScreen } from '../screen.ts';
import { CallUs, EmailUs } from './ContactCards.tsx';
import styles from './HelpPanel.module.css';
import { HowToPlay } from './HowToPlay.tsx';
import { OldestBrowsers } from './OldestBrowsers.tsx';

/** For a screen that failed to load or render, whichever it is. */
const pageUnavailable: Question = {
  question: msg`Why do I not see the page?`,
  answer: msg`Part of it did not arrive. Check that you are online. Then choose Load the page again.`,
};
const answersStored: Question = {
  question: msg`Are my answers lost?`,
  answer: msg`No. They are kept on this device and sent when you are online again.`,
};
const answersNotStored: Question = {
  question: msg`Are my answers lost?`,
  answer: msg`Every answer that was sent is safe. This device cannot keep the others. Please stay online while you play.`,
};

type HelpPanelProps = {
  isOpen: boolean;
  onClose: () => void;
  /** The first line. */
  children?: ReactNode;
};

/** A person to talk to comes first, then the questions about this page, emergencies, and the game. */
export function HelpPanel({ isOpen, onClose, children }: HelpPanelProps) {
  const { safety } = useConfig();
  const screen = useScreen();
  const hasFailed = Boolean(useRouteError());
  return (
    <Dialog title={<Trans>Need help?</Trans>} isOpen={isOpen} onClose={onClose}>
      <Stack gap={4}>
        {children && <div>{children}</div>}
        <Stack as="section" gap={2} className={styles.part}>
          <h3>
            <Trans>Talk to a person</Trans>
          </h3>
          <CallUs />
          <EmailUs />
        </Stack>
        {hasFailed ? <AboutFailedPage /> : screen && <AboutPage questions={screen.questions} />}
        <Stack as="section" gap={2} className={styles.part}>
          <h3>
            <Trans>In an emergency</Trans>
          </h3>
          <Lines text={safety.emergency} />
        </Stack>
        <Stack as="section" gap={2} className={styles.part}>
          <h3>
            <Trans>How to play</Trans>
          </h3>
          <HowToPlay />
        </Stack>
        <Stack as="section" gap={2} className={styles.part}>
          <h3>
            <Trans>Which browsers work</Trans>
          </h3>
          <OldestBrowsers />
        </Stack>
      </Stack>
    </Dialog>
  );
}

function AboutFailedPage() {
  const { isDurable } = useOutboxState();
  return <AboutPage questions={[pageUnavailable, isDurable ? answersStored : answersNotStored]} />;
}

function AboutPage({ questions }: { questions: readonly Question[] }) {
  const { i18n } = useLingui();
  return (
    <Stack as="section" gap={2} className={styles.part}>
      <h3>
        <Trans>About this page</Trans>
      </h3>
      {questions.map(({ question, answer }) => (
        <div key={question.id}>
          <p className={styles.question}>{i18n._(question)}</p>
          <p>{i18n._(answer)}</p>
        </div>
      ))}
    </Stack>
  );
}
