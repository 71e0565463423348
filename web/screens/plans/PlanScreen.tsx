import { msg } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import type { Playthrough } from '#contract/answers.ts';
import { paths } from '#contract/pages/paths.ts';
import { gameQuery } from '#web/data/game/game-queries.ts';
import { playthroughsQuery } from '#web/data/game/playthroughs-query.ts';
import { usePlaythroughs } from '#web/data/game/use-playthroughs.ts';
import { useRefetch } from '#web/data/queries/use-refetch.ts';
import { Evening } from '#web/screens/lane/Evening.tsx';
import type { ScreenHandle } from '#web/shell/screen.ts';
import { LinkButton } from '#web/ui/controls/Link.tsx';
import { Screen } from '#web/ui/layout/Screen.tsx';
import { Stack } from '#web/ui/layout/Stack.tsx';
import { RetryNotice } from '#web/ui/status/RetryNotice.tsx';
import { Waiting } from '#web/ui/status/Waiting.tsx';
import styles from './PlanScreen.module.css';
import { PlanPage } from './page/PlanPage.tsx';
import { planQuery } from './plan-query.ts';

export const handle: ScreenHandle = {
  title: msg`My plan`,
  questions: [
    {
      question: msg`What is my plan for?`,
      answer: msg`Say what you have at home, and choose one thing to do first. We ask you after a week and after four weeks how it went.`,
    },
    {
      question: msg`Who can see my plan?`,
      answer: msg`Only you, and one person if you give them a link or a sheet. It is also in the report that you make. Your facility does not see it.`,
    },
  ],
};

/** /plan: what the player has at home, and the one thing to do first. */
export function Component() {
  const playthroughs = usePlaythroughs();
  const refetch = useRefetch();
  const playthrough = playthroughs.data?.at(-1) ?? null;
  return (
    <Screen width="page" className={styles.screen}>
      <h1>
        <Trans>My plan</Trans>
      </h1>
      {playthroughs.isPending && <Waiting onRetry={() => refetch(playthroughsQuery)} />}
      {playthroughs.isError && (
        <RetryNotice onRetry={() => refetch(playthroughsQuery)}>{playthroughs.error.message}</RetryNotice>
      )}
      {playthroughs.data &&
        (playthrough && playthrough.totalAnswered > 0 ? (
          <PlayedPlan playthrough={playthrough} />
        ) : (
          <NothingPlayed />
        ))}
    </Screen>
  );
}

/** The texts of the game are read only after the player has opened it (docs/product-decisions.md#refunds). */
function PlayedPlan({ playthrough }: { playthrough: Playthrough }) {
  const game = useQuery(gameQuery);
  const changes = useQuery(planQuery);
  const refetch = useRefetch();
  const retry = () => {
    if (!game.data) refetch(gameQuery);
    if (!changes.data) refetch(planQuery);
  };
  const problem = game.error ?? changes.error;
  if (game.data && changes.data) return <PlanPage game={game.data} playthrough={playthrough} />;
  if (problem) return <RetryNotice onRetry={retry}>{problem.message}</RetryNotice>;
  return <Waiting onRetry={retry} />;
}

function NothingPlayed() {
  return (
    <Stack align="start">
      <Evening />
      <p>
        <Trans>
          After each exercise you can say whether you have the same at home. What you have is then listed
          here.
        </Trans>
      </p>
      <LinkButton variant="primary" to={paths.dashboard}>
        <Trans>Go to the game</Trans>
      </LinkButton>
    </Stack>
  );
}
