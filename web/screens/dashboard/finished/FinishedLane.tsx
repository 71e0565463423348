import { Trans } from '@lingui/react/macro';
import type { Playthrough } from '#contract/answers.ts';
import { answeredExercises } from '#contract/rules/scoring.ts';
import { Lamps } from '#web/screens/lane/Lamps.tsx';
import { PorchLane } from '#web/screens/lane/PorchLane.tsx';
import { RosaFace } from '#web/shell/RosaFace.tsx';
import { Row } from '#web/ui/layout/Row.tsx';
import styles from './FinishedLane.module.css';

/** Once everything is answered: the whole lane with its lights on and lamps over it, and Rosa, who gives thanks. */
export function FinishedLane({ playthrough }: { playthrough: Playthrough }) {
  const { exercises, totalAnswered: answered, totalExercises, firstTry } = playthrough;
  return (
    <section className={styles.panel}>
      <div className={styles.lane}>
        <PorchLane lit={answeredExercises(exercises)} isWhole />
        <div className={styles.lamps}>
          <Lamps />
        </div>
      </div>
      <Row gap={3} wrap={false} align="center" className={styles.rosa}>
        <RosaFace />
        <div className={styles.words}>
          <h2>
            <Trans>Every window is lit!</Trans>
          </h2>
          <p>
            <strong>
              <Trans>Rosa:</Trans>
            </strong>{' '}
            <q>
              {firstTry > 0 ? (
                <Trans>
                  You spotted {firstTry} of {answered} the first time.
                </Trans>
              ) : (
                <Trans>We looked at all of it together.</Trans>
              )}{' '}
              <Trans>Thank you, neighbor!</Trans>
            </q>
          </p>
        </div>
      </Row>
      <p className={styles.count}>
        <Trans>
          You have answered {answered} out of {totalExercises} exercises
        </Trans>
      </p>
    </section>
  );
}
