import { Trans } from '@lingui/react/macro';
import type { UseQueryResult } from '@tanstack/react-query';
import { useQuery } from '@tanstack/react-query';
import type { Playthrough } from '#contract/answers.ts';
import { useConfig } from '#web/data/config.tsx';
import { gameQuery, gamesQuery } from '#web/data/game/game-queries.ts';
import { playthroughsQuery } from '#web/data/game/playthroughs-query.ts';
import { useRefetch } from '#web/data/queries/use-refetch.ts';
import { planQuery } from '#web/screens/plans/plan-query.ts';
import { reviewsQuery } from '#web/screens/reviews/reviews-query.ts';
import { formatDate } from '#web/shell/dates.ts';
import { Parts } from '#web/ui/layout/PartBoundary.tsx';
import { Row } from '#web/ui/layout/Row.tsx';
import { Stack } from '#web/ui/layout/Stack.tsx';
import { Waiting } from '#web/ui/status/Waiting.tsx';
import { DoctorSheet } from './doctor/DoctorSheet.tsx';
import { GenerateReport } from './GenerateReport.tsx';
import { DaysOfPlay } from './insights/DaysOfPlay.tsx';
import { Insight } from './insights/Insight.tsx';
import { Insights } from './insights/Insights.tsx';
import { KindBars } from './insights/KindBars.tsx';
import { kindsIn } from './insights/kinds.ts';
import { Overview } from './Overview.tsx';
import { PartReports } from './parts/PartReports.tsx';
import styles from './ReportsTab.module.css';
import { ResultsUnavailable } from './ResultsUnavailable.tsx';

/** The results so far: one sentence and the lane, what the person notices, then the scores and the parts. */
export function ReportsTab({ playthroughs }: { playthroughs: UseQueryResult<Playthrough[]> }) {
  const { totalExercises } = useConfig();
  const games = useQuery(gamesQuery);
  const refetch = useRefetch();
  const playthrough = playthroughs.data?.at(-1) ?? null;
  const answered = playthrough?.totalAnswered ?? 0;
  // The exercises themselves: their kinds of signal, titles and explanations.
  const game = useQuery({ ...gameQuery, retry: false, enabled: answered > 0 });
  const reviews = useQuery({ ...reviewsQuery, retry: false, enabled: answered > 0 });
  const plan = useQuery({ ...planQuery, retry: false, enabled: answered > 0 });
  // The insights stand first, so that nothing is shown before it is known whether there are any.
  if (games.isPending || game.isLoading || reviews.isLoading || plan.isLoading) {
    return <Waiting onRetry={() => refetch(gamesQuery, gameQuery, reviewsQuery, planQuery)} />;
  }
  if (playthroughs.data === undefined)
    return <ResultsUnavailable onRetry={() => refetch(playthroughsQuery)} />;
  const kinds = playthrough && game.data && answered > 0 ? kindsIn(playthrough, game.data) : null;
  return (
    <Stack className={styles.tab}>
      {playthrough && kinds && game.data && (
        <DoctorSheet playthrough={playthrough} game={game.data} kinds={kinds} />
      )}
      <Parts>
        <Overview playthrough={playthrough} total={playthrough?.totalExercises ?? totalExercises}>
          {answered === 0 && (
            <p className={styles.empty}>
              <Trans>Your score and results will be displayed here</Trans>
            </p>
          )}
          {kinds && <Insight kinds={kinds} />}
        </Overview>
        {playthrough && kinds && game.data && (
          <Insights playthrough={playthrough} kinds={kinds} game={game.data} />
        )}
        {answered + (playthrough?.skipped ?? 0) > 0 && !kinds && (
          <Row lines={2} gap={3}>
            <GenerateReport />
          </Row>
        )}
        {games.data === undefined ? (
          <ResultsUnavailable onRetry={() => refetch(gamesQuery)} />
        ) : (
          <PartReports playthrough={playthrough} parts={games.data[0]?.parts ?? []} game={game.data} />
        )}
        <div className={styles.folds}>
          <Parts>
            {kinds && <KindBars kinds={kinds} />}
            {playthrough && answered > 0 && <DaysOfPlay playthrough={playthrough} />}
          </Parts>
        </div>
        {playthrough?.answerDate && (
          <p className={styles.last}>
            <Trans>Last played on {formatDate(playthrough.answerDate, 'dddd, MMMM Do YYYY, h:mm a')}</Trans>
          </p>
        )}
      </Parts>
    </Stack>
  );
}
