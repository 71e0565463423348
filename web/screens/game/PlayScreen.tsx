import { msg } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import type { Game } from '#contract/game.ts';
import { paths } from '#contract/pages/paths.ts';
import { gameQuery, resumeQuery } from '#web/data/game/game-queries.ts';
import { withWaitingSaves } from '#web/data/game/with-waiting-saves.ts';
import { useRefetchThroughWorker } from '#web/data/offline/use-refetch-through-worker.ts';
import { waitingSaves } from '#web/data/outbox/waiting-saves.ts';
import { useRefetch } from '#web/data/queries/use-refetch.ts';
import { newId } from '#web/lib/new-id.ts';
import { Page } from '#web/shell/layout/Page.tsx';
import { ScreenTitle } from '#web/shell/layout/ScreenTitle.tsx';
import { TopBar } from '#web/shell/layout/TopBar.tsx';
import type { ScreenHandle } from '#web/shell/screen.ts';
import { Waiting } from '#web/ui/status/Waiting.tsx';
import { CannotOpen } from './CannotOpen.tsx';
import { type GameState, isStartKnown, type StartPoint, startPointOf } from './playthrough/start-point.ts';
import { PlayView } from './view/PlayView.tsx';

export const handle: ScreenHandle = {
  title: msg`Play`,
  questions: [
    {
      question: msg`How do I answer?`,
      answer: msg`Watch what the people say. Choose the person you agree with, then choose Okay.`,
    },
    {
      question: msg`I want to stop now. Are my answers kept?`,
      answer: msg`Yes. Every answer is kept at once. Choose Save and come back any time.`,
    },
    {
      question: msg`The people speak too fast.`,
      answer: msg`Choose Sound & captions, then Slower. Farther down you can also read the words.`,
    },
    {
      question: msg`I cannot see the picture well.`,
      answer: msg`Choose Need help?, Display, then Describe the picture. Each exercise then begins with what its picture shows.`,
    },
  ],
};

/** /gameInterface: loads the game and finds where the player stopped, then opens the exercise. */
export function Component() {
  useRefetchThroughWorker();
  const location = useLocation();
  const game = useQuery(gameQuery);
  const { startPoint, resume, isUnknown, reopen } = useStartPoint(
    location.state as GameState | null,
    game.data ?? null,
  );
  const problem = game.error ?? (isUnknown ? resume.error : null);
  const refetch = useRefetch();
  const retry = () => {
    if (!game.data) refetch(gameQuery);
    if (!resume.isSuccess) refetch(resumeQuery);
  };
  if (game.data && startPoint) {
    return <PlayView game={game.data} startPoint={startPoint} onReopen={reopen} />;
  }
  return (
    <Page top={<TopBar home={paths.dashboard} />}>
      <ScreenTitle />
      {problem ? (
        <CannotOpen problem={problem} onRetry={retry} />
      ) : (
        <Waiting onRetry={retry}>
          <Trans>Opening the game...</Trans>
        </Waiting>
      )}
    </Page>
  );
}

/**
 * Decides once, when the game is loaded: a later refetch must not move the player. As long as it is unknown where the
 * player stopped, nothing is decided: a game that started over would hide the real one.
 */
function useStartPoint(state: GameState | null, game: Game | null) {
  const [startPoint, setStartPoint] = useState<StartPoint | null>(null);
  const [isUnknown, setUnknown] = useState(false);
  const [isReopened, setReopened] = useState(false);
  const start = isReopened ? null : state;
  const resume = useQuery({ ...resumeQuery, retry: false });
  const isAsked = resume.isSuccess || resume.isError;
  useEffect(() => {
    if (!game || !isAsked || startPoint) return;
    const total = game.exercises.length;
    void waitingSaves().then((waiting) => {
      const isKnown = isStartKnown(start, { isRead: resume.isSuccess, waiting: waiting.length });
      setUnknown(!isKnown);
      if (!isKnown) return;
      clearNavigationState();
      setStartPoint(
        startPointOf(start, {
          total,
          playthrough: withWaitingSaves(resume.data ? [resume.data] : [], waiting, total).at(-1) ?? null,
          isNew: waiting.at(-1)?.body.newSession ?? false,
          newId,
          now: Date.now(),
        }),
      );
    });
  }, [game, isAsked, startPoint, start, resume.data, resume.isSuccess]);
  const reopen = () => {
    setReopened(true);
    setStartPoint(null);
  };
  return { startPoint, resume, isUnknown, reopen };
}

/** Browsers keep the navigation state across a reload; without it a reloaded game resumes instead of starting over (docs/product-decisions.md#game-by-address). */
function clearNavigationState() {
  history.replaceState({ ...history.state, usr: null }, '');
}
