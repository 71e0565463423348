import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import type { ResponseOf } from '#contract/endpoint.ts';
import { getMemberResults } from '#contract/facilities.ts';
import { send } from '#web/data/api/client.ts';
import { useRefetch } from '#web/data/queries/use-refetch.ts';
import { statusIcon } from '#web/screens/reports/status-icon.ts';
import { formatDate } from '#web/shell/dates.ts';
import { Icon } from '#web/ui/controls/Icon.tsx';
import { Row } from '#web/ui/layout/Row.tsx';
import { Stack } from '#web/ui/layout/Stack.tsx';
import { Progress } from '#web/ui/status/Progress.tsx';
import { RetryNotice } from '#web/ui/status/RetryNotice.tsx';
import { Waiting } from '#web/ui/status/Waiting.tsx';
import styles from './MemberResults.module.css';

type Results = ResponseOf<typeof getMemberResults>;

/** A member's answers, dates and scores, as announced to the member before joining (docs/product-decisions.md#facility-views). */
export function MemberResults({ userId, userName }: { userId: string; userName: string }) {
  const queryKey = ['memberResults', userId];
  const results = useQuery({
    queryKey,
    queryFn: ({ signal }) => send(getMemberResults, { params: { userId }, signal }),
  });
  const refetchQuery = useRefetch();
  const refetch = () => refetchQuery({ queryKey });
  if (results.isPending) return <Waiting onRetry={refetch} />;
  if (results.isError) {
    return <RetryNotice onRetry={refetch}>{results.error.message}</RetryNotice>;
  }
  return <Figures results={results.data} userName={userName} />;
}

function Figures({ results, userName }: { results: Results; userName: string }) {
  const { totalAnswered, totalExercises, firstTry, completed, firstAttemptScore, multipleTryScore } = results;
  return (
    <Stack gap={2}>
      <p>
        <Trans>
          <span translate="no">{userName}</span> can see that you looked.
        </Trans>
      </p>
      <Progress
        label={
          <Trans>
            Answered {totalAnswered}/{totalExercises} exercises
          </Trans>
        }
        value={totalAnswered}
        max={totalExercises}
      />
      {results.answerDate && (
        <p>
          <Trans>Last played on {formatDate(results.answerDate, 'dddd, MMMM Do YYYY, h:mm a')}</Trans>
        </p>
      )}
      {totalAnswered > 0 && (
        <>
          <p>
            <Trans>
              {firstTry} of {totalAnswered} were right on the first try: {firstAttemptScore}%.
            </Trans>
          </p>
          <p>
            <Trans>
              {completed} of {totalAnswered} were right in the end: {multipleTryScore}%.
            </Trans>
          </p>
          <p>
            <Trans>Scores show how a game went. They are not a medical test.</Trans>
          </p>
        </>
      )}
      {results.exercises.length === 0 ? (
        <p>
          <Trans>No exercise has been played yet.</Trans>
        </p>
      ) : (
        <ol className={styles.exercises}>
          {results.exercises.map((exercise) => (
            <Exercise key={exercise.exerciseId} exercise={exercise} />
          ))}
        </ol>
      )}
    </Stack>
  );
}

function Exercise({ exercise }: { exercise: Results['exercises'][number] }) {
  const { exerciseId, title, status, correctAfter, lastAttemptAt } = exercise;
  return (
    <Row as="li" lines={1} gap={3} align="center" className={styles.exercise}>
      <p className={styles.title}>
        <Trans>
          Exercise {exerciseId}: {title}
        </Trans>
      </p>
      <Row as="p" gap={2} wrap={false} align="center" className={styles.status} data-status={status}>
        <Icon name={statusIcon[status]} />
        <span>
          {status === 'Skipped' && <Trans>Skipped</Trans>}
          {status === 'Incomplete' && <Trans>Incomplete</Trans>}
          {correctAfter === 1 && <Trans>Correct on first attempt</Trans>}
          {correctAfter !== null && correctAfter > 1 && <Trans>Correct after {correctAfter} attempts</Trans>}
        </span>
      </Row>
      {lastAttemptAt && <p className={styles.day}>{formatDate(lastAttemptAt, 'll')}</p>}
    </Row>
  );
}
