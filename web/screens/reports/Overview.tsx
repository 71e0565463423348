import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { Playthrough } from '#contract/answers.ts';
import { answeredExercises } from '#contract/rules/scoring.ts';
import { PorchLane } from '#web/screens/lane/PorchLane.tsx';
import { Row } from '#web/ui/layout/Row.tsx';
import { Stack } from '#web/ui/layout/Stack.tsx';
import { Progress } from '#web/ui/status/Progress.tsx';
import { GenerateReport } from './GenerateReport.tsx';
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
          {answered + skipped > 0 && (
            <Stack gap={2} className={styles.make}>
              <GenerateReport />
            </Stack>
          )}
        </Row>
      </Stack>
    </div>
  );
}
