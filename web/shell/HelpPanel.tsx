import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useRouteError } from 'react-router';
import { Dialog } from '#web/ui/Dialog.tsx';
import { Icon } from '#web/ui/Icon.tsx';
import { Link } from '#web/ui/Link.tsx';
import { useConfig } from './config.tsx';
import styles from './HelpPanel.module.css';
import { HowToPlay } from './HowToPlay.tsx';
import { type Question, useScreen } from './screen.ts';

/** Where a screen broke, whichever it was. */
const questionsOnError: readonly Question[] = [
  {
    question: msg`Why do I not see the page?`,
    answer: msg`Part of it did not arrive. Check that you are online. Then press Load the page again.`,
  },
  {
    question: msg`Are my answers lost?`,
    answer: msg`No. They are kept on this device and sent when you are online again.`,
  },
];

/** The page's own questions first, then the game, then people to ask. */
export function HelpPanel({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  const { i18n } = useLingui();
  const { support, safety } = useConfig();
  const screen = useScreen();
  const isBroken = Boolean(useRouteError());
  const questions = isBroken ? questionsOnError : (screen?.questions ?? []);
  return (
    <Dialog title={<Trans>Need help?</Trans>} isOpen={isOpen} onClose={onClose}>
      <div className={styles.help}>
        {questions.length > 0 && (
          <section className={styles.part}>
            <h3>
              <Trans>About this page</Trans>
            </h3>
            {questions.map(({ question, answer }) => (
              <div key={question.id}>
                <p className={styles.question}>{i18n._(question)}</p>
                <p>{i18n._(answer)}</p>
              </div>
            ))}
          </section>
        )}
        <section className={styles.part}>
          <h3>
            <Trans>How to play</Trans>
          </h3>
          <HowToPlay />
        </section>
        <section className={styles.part}>
          <h3>
            <Trans>In an emergency</Trans>
          </h3>
          <p>{safety.emergency}</p>
        </section>
        <section className={styles.part}>
          <h3>
            <Trans>Talk to a person</Trans>
          </h3>
          {support.phone && (
            <p>
              <Link href={`tel:${support.phone.replaceAll(/[^+\d]/g, '')}`}>
                <Icon name="phone" />
                <Trans>Call {support.phone}</Trans>
              </Link>
            </p>
          )}
          <p>
            <Link href={`mailto:${support.email}`}>
              <Icon name="mail" />
              <Trans>Write to {support.email}</Trans>
            </Link>
          </p>
        </section>
      </div>
    </Dialog>
  );
}
