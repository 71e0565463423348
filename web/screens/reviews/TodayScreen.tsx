import { msg } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { paths } from '#contract/pages/paths.ts';
import { gameQuery } from '#web/data/game/game-queries.ts';
import { playthroughsQuery } from '#web/data/game/playthroughs-query.ts';
import { usePlaythroughs } from '#web/data/game/use-playthroughs.ts';
import { useRefetchThroughWorker } from '#web/data/offline/use-refetch-through-worker.ts';
import { useRefetch } from '#web/data/queries/use-refetch.ts';
import { CannotOpen } from '#web/screens/game/CannotOpen.tsx';
import { Footer } from '#web/shell/layout/Footer.tsx';
import { Page } from '#web/shell/layout/Page.tsx';
import { ScreenTitle } from '#web/shell/layout/ScreenTitle.tsx';
import { TopBar } from '#web/shell/layout/TopBar.tsx';
import type { ScreenHandle } from '#web/shell/screen.ts';
import { Waiting } from '#web/ui/status/Waiting.tsx';
import { reviewsQuery } from './reviews-query.ts';
import { TodayView } from './today/TodayView.tsx';
import { useReviews } from './use-reviews.ts';

export const handle: ScreenHandle = {
  title: msg`Today's Three`,
  questions: [
    {
      question: msg`What is this?`,
      answer: msg`Up to three moments that you have seen before. Seeing them again after some days keeps them fresh.`,
    },
    {
      question: msg`Why am I asked how sure I am?`,
      answer: msg`A moment comes back sooner when you were not sure. You may also keep it to yourself.`,
    },
    {
      question: msg`I cannot find the place in the picture.`,
      answer: msg`Choose Show me. A wrong place costs nothing.`,
    },
    {
      question: msg`Does this change my results?`,
      answer: msg`No. Your results stay those of your game.`,
    },
    {
      question: msg`What if I miss a day?`,
      answer: msg`Nothing piles up. Whenever you come back, up to three wait for you.`,
    },
  ],
};

/** /today: loads everything that decides what is due, then opens it. */
export function Component() {
  useRefetchThroughWorker();
  const game = useQuery(gameQuery);
  const playthroughs = usePlaythroughs();
  const reviews = useReviews();
  const refetch = useRefetch();
  const problem = game.error ?? playthroughs.error ?? reviews.error;
  const retry = () => {
    if (!game.data) refetch(gameQuery);
    if (!playthroughs.data) refetch(playthroughsQuery);
    if (!reviews.data) refetch(reviewsQuery);
  };
  return (
    <Page top={<TopBar home={paths.dashboard} hasDisplayInHelp />} footer={<Footer brief />}>
      {game.data && playthroughs.data && reviews.data ? (
        <TodayView game={game.data} playthrough={playthroughs.data.at(-1) ?? null} reviews={reviews.data} />
      ) : (
        <>
          <ScreenTitle />
          {problem ? (
            <CannotOpen problem={problem} onRetry={retry} />
          ) : (
            <Waiting onRetry={retry}>
              <Trans>Opening today's three...</Trans>
            </Waiting>
          )}
        </>
      )}
    </Page>
  );
}
