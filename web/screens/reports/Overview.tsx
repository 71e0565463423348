import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { Playthrough } from '#contract/answers.ts';
import { answeredExercises, foundPlaces } from '#contract/rules/scoring.ts';
import { PorchLane } from '#web/screens/lane/PorchLane.tsx';
import { Row } from '#web/ui/layout/Row.tsx';
import { Stack } from '#web/ui/layout/Stack.tsx';
import { Progress } from '#web/ui/status/Progress.tsx';
import styles from './Overview.module.css';

type OverviewProps = {
  playthrough: Playthrough | null;
  total: number;
  /** What the page says first. */
  children: ReactNode;
};

/** The top of the page: one sentence, the lane with its lit windows, and how many exercises are answered. */
export function Overview({ playthrough, total, children }: OverviewProps) {
  const { totalAnswered: answered = 0, skipped = 0, exercises = [] } = playthrough ?? {};
  return (
    <div className={styles.around}>
      <Stack as="section" className={styles.overview}>
        <div className={styles.words}>{children}</div>
        <div className={styles.lane}>
          <PorchLane lit={answeredExercises(exercises)} isWhole />
        </div>
        <Row gap={3} align="center" className={styles.figures}>
          <div className={styles.progress}>
            <Progress
              label={
                <Trans>
                  Answered {answered}/{total} exercises
                </Trans>
              }
              value={answered}
              max={total}
            />
            {skipped > 0 && (
              <p className={styles.skipped}>
                <Trans>{skipped} skipped</Trans>
              </p>
            )}
          </div>
        </Row>
        {playthrough && answered > 0 && <Score playthrough={playthrough} />}
      </Stack>
    </div>
  );
}

function Score({ playthrough }: { playthrough: Playthrough }) {
  const { firstTry, totalAnswered, firstAttemptScore, multipleTryScore } = playthrough;
  const looked = foundPlaces(playthrough);
  return (
    <section className={styles.score}>
      {looked && (
        <p>
          <Trans>
            You found {looked.found} of {looked.asked} places yourself, with the first tap.
          </Trans>
        </p>
      )}
      <p className={styles.summary}>
        <Trans>
          You have answered {firstTry} out of {totalAnswered} exercise(s) on the first try.
        </Trans>
      </p>
      <p>
        <Trans>First attempt correct score: {firstAttemptScore}%</Trans>
      </p>
      <p>
        <Trans>Multiple try score: {multipleTryScore}%</Trans>
      </p>
    </section>
  );
}
