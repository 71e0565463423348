import { Trans } from '@lingui/react/macro';
import { useConfig } from '#web/shell/config.tsx';
import { Progress } from '#web/ui/Progress.tsx';
import { Waiting } from '#web/ui/Waiting.tsx';
import type { Answers } from './answers-query.ts';
import styles from './GameTab.module.css';

/** What was learned so far. */
export function ReportsTab({ answers }: { answers: Answers }) {
  const { totalExercises } = useConfig();
  if (answers.isPending) return <Waiting onRetry={() => void answers.refetch()} />;
  const record = answers.data?.at(-1) ?? null;
  const answered = record?.totalAnswered ?? 0;
  const total = record?.totalExercises ?? totalExercises;
  return (
    <div className={styles.tab}>
      <Progress
        label={
          <Trans>
            Answered {answered}/{total} exercises
          </Trans>
        }
        value={answered}
        max={total}
      />
      {answered === 0 && (
        <p>
          <Trans>Your score and results will be displayed here</Trans>
        </p>
      )}
    </div>
  );
}
