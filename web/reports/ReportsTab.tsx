import { Trans } from '@lingui/react/macro';
import type { UseQueryResult } from '@tanstack/react-query';
import { useQuery } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import type { Playthrough } from '#contract/answers.ts';
import { paths } from '#contract/pages/paths.ts';
import { partFigures } from '#contract/scoring/report-figures.ts';
import { gameQuery, gamesQuery } from '#web/game/game-queries.ts';
import { useRefetch } from '#web/queries/use-refetch.ts';
import { useConfig } from '#web/shell/config.tsx';
import { formatDate } from '#web/shell/dates.ts';
import { Progress } from '#web/ui/status/Progress.tsx';
import { Waiting } from '#web/ui/status/Waiting.tsx';
import { Insights } from './Insights.tsx';
import { PartReport } from './PartReport.tsx';
import styles from './ReportsTab.module.css';
import { ResultsUnavailable } from './ResultsUnavailable.tsx';

/** The results so far, part by part. */
export function ReportsTab({ playthroughs }: { playthroughs: UseQueryResult<Playthrough[]> }) {
  const { totalExercises } = useConfig();
  const games = useQuery(gamesQuery);
  const refetch = useRefetch();
  const playthrough = playthroughs.data?.at(-1) ?? null;
  const resumeAt = useResumeAt();
  if (games.isPending) return <Waiting onRetry={() => refetch(gamesQuery)} />;
  if (playthroughs.data === undefined)
    return <ResultsUnavailable onRetry={() => void playthroughs.refetch()} />;
  const answered = playthrough?.totalAnswered ?? 0;
  const skipped = playthrough?.skipped ?? 0;
  const total = playthrough?.totalExercises ?? totalExercises;
  return (
    <div className={styles.reports}>
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
        <p>
          <Trans>{skipped} skipped</Trans>
        </p>
      )}
      {playthrough === null || answered === 0 ? (
        <p className={styles.empty}>
          <Trans>Your score and results will be displayed here</Trans>
        </p>
      ) : (
        <Score playthrough={playthrough} />
      )}
      {games.data === undefined ? (
        <ResultsUnavailable onRetry={() => void games.refetch()} />
      ) : (
        <div className={styles.parts}>
          {partFigures(playthrough, games.data[0]?.parts ?? []).map((part) => (
            <PartReport key={part.part} part={part} onResumeAt={resumeAt} />
          ))}
        </div>
      )}
      {playthrough && answered > 0 && <WithGame playthrough={playthrough} />}
      {playthrough?.answerDate && (
        <p className={styles.last}>
          <Trans>Last played on {formatDate(playthrough.answerDate, 'dddd, MMMM Do YYYY, h:mm a')}</Trans>
        </p>
      )}
    </div>
  );
}

function Score({ playthrough }: { playthrough: Playthrough }) {
  const { firstTry, totalAnswered, firstAttemptScore, multipleTryScore } = playthrough;
  return (
    <section className={styles.score}>
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

/** The part that needs the exercises themselves: their kinds of signal, explanations and pictures. */
function WithGame({ playthrough }: { playthrough: Playthrough }) {
  const game = useQuery({ ...gameQuery, retry: false });
  return game.data ? <Insights playthrough={playthrough} game={game.data} /> : null;
}

function useResumeAt() {
  const navigate = useNavigate();
  return (lastExercise: number) =>
    navigate(paths.game, { state: { GameId: '1', lastExercise, resume: true, newSession: false } });
}
