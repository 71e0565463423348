import { Trans } from '@lingui/react/macro';
import type { UseQueryResult } from '@tanstack/react-query';
import { useQuery } from '@tanstack/react-query';
import type { Playthrough } from '#contract/answers.ts';
import { foundPlaces } from '#contract/rules/report-figures.ts';
import { useConfig } from '#web/data/config.tsx';
import { gameQuery, gamesQuery } from '#web/data/game/game-queries.ts';
import { playthroughsQuery } from '#web/data/game/playthroughs-query.ts';
import { useRefetch } from '#web/data/queries/use-refetch.ts';
import { planQuery } from '#web/screens/plans/plan-query.ts';
import { reviewsQuery } from '#web/screens/reviews/reviews-query.ts';
import { formatDate } from '#web/shell/dates.ts';
import { Parts } from '#web/ui/layout/PartBoundary.tsx';
import { Stack } from '#web/ui/layout/Stack.tsx';
import { Waiting } from '#web/ui/status/Waiting.tsx';
import { DoctorSheet } from './doctor/DoctorSheet.tsx';
import { DaysOfPlay } from './insights/DaysOfPlay.tsx';
import { Insight } from './insights/Insight.tsx';
import { KindBars } from './insights/KindBars.tsx';
import { kindsIn } from './insights/kinds.ts';
import { WhatChanged } from './insights/WhatChanged.tsx';
import { WorthAnotherLook } from './insights/WorthAnotherLook.tsx';
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
    <Stack gap={4}>
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
          <div className={styles.insights}>
            <Parts>
              <WhatChanged playthrough={playthrough} game={game.data} />
              <KindBars kinds={kinds} />
              <WorthAnotherLook playthrough={playthrough} game={game.data} />
            </Parts>
          </div>
        )}
        {playthrough && answered > 0 && <Score playthrough={playthrough} />}
        {games.data === undefined ? (
          <ResultsUnavailable onRetry={() => refetch(gamesQuery)} />
        ) : (
          <PartReports playthrough={playthrough} parts={games.data[0]?.parts ?? []} game={game.data} />
        )}
        {playthrough && answered > 0 && <DaysOfPlay playthrough={playthrough} />}
        {playthrough?.answerDate && (
          <p className={styles.last}>
            <Trans>Last played on {formatDate(playthrough.answerDate, 'dddd, MMMM Do YYYY, h:mm a')}</Trans>
          </p>
        )}
      </Parts>
    </Stack>
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
