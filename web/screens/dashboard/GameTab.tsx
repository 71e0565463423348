import { useEffect } from 'react';
import type { Playthrough } from '#contract/answers.ts';
import type { Game } from '#contract/game.ts';
import { useConfig } from '#web/data/config.tsx';
import { type PlaythroughsResult, playthroughsQuery } from '#web/data/game/playthroughs-query.ts';
import { useCacheAhead } from '#web/data/offline/use-cache-ahead.ts';
import { useIsOld } from '#web/data/queries/read.ts';
import { useRefetch } from '#web/data/queries/use-refetch.ts';
import { useUser } from '#web/data/session/current-session.ts';
import { MembersCard } from '#web/screens/facilities/MembersCard.tsx';
import { FollowUpCard } from '#web/screens/plans/FollowUpCard.tsx';
import { ResultsUnavailable } from '#web/screens/reports/ResultsUnavailable.tsx';
import { lazyPart } from '#web/shell/loading/lazy-part.tsx';
import { Parts } from '#web/ui/layout/PartBoundary.tsx';
import { Stack } from '#web/ui/layout/Stack.tsx';
import { FinishedLane } from './finished/FinishedLane.tsx';
import { NothingToResume } from './finished/NothingToResume.tsx';
import styles from './GameTab.module.css';
import { GameActions } from './game-tab/GameActions.tsx';
import { LanePanel } from './game-tab/LanePanel.tsx';
import { RosaCard } from './game-tab/RosaCard.tsx';
import { resumesAt } from './game-tab/resumes-at.ts';
import { TriedOffer } from './game-tab/TriedOffer.tsx';
import { useShownGame } from './game-tab/use-shown-game.ts';

const StudyNote = lazyPart(async () => (await import('#web/screens/study/StudyNote.tsx')).StudyNote, {
  isDecoration: true,
});

/** The player's progress on Porch Lane, and the buttons that open the game. */
export function GameTab({ playthroughs }: { playthroughs: PlaythroughsResult }) {
  const { totalExercises } = useConfig();
  const user = useUser();
  const playthrough = playthroughs.data?.at(-1) ?? null;
  const isUnknown = playthroughs.data === undefined;
  const refetch = useRefetch();
  const isOld = useIsOld(playthroughsQuery.queryKey);
  const game = useShownGame(playthrough);
  const total = playthrough?.totalExercises ?? totalExercises;
  const finished = playthrough?.finished ? playthrough : null;
  return (
    <Stack gap={4} className={styles.around}>
      <Parts>
        <StudyNote />
      </Parts>
      <Stack gap={4} className={styles.tab} data-finished={finished !== null || undefined}>
        <div className={styles.progress}>
          {isUnknown ? (
            <ResultsUnavailable onRetry={() => refetch(playthroughsQuery)} />
          ) : finished ? (
            <FinishedLane playthrough={finished} />
          ) : (
            <LanePanel playthrough={playthrough} />
          )}
        </div>
        <GameActions {...{ playthrough, total, isUnknown, isOld, game }}>
          <Stack className={styles.words}>
            <Parts>
              {!isUnknown && !playthrough?.lastAnsweredExercise && <TriedOffer />}
              {!isUnknown && !finished && <RosaCard playthrough={playthrough} total={total} />}
              {playthrough && <FollowUpCard game={game} />}
              {finished && <NothingToResume playthrough={finished} />}
            </Parts>
          </Stack>
          {user?.userType === 'facilityAdmin' && (
            <div className={styles.people}>
              <Parts>
                <MembersCard />
              </Parts>
            </div>
          )}
        </GameActions>
      </Stack>
      {playthrough && <PreloadGame playthrough={playthrough} game={game} />}
    </Stack>
  );
}

/** Preloads the game for people who have played before: its screen, and the clips of the next exercise. */
function PreloadGame({ playthrough, game }: { playthrough: Playthrough; game: Game | null }) {
  useEffect(() => void import('#web/screens/game/PlayScreen.tsx'), []);
  return game && <CacheAhead playthrough={playthrough} game={game} />;
}

function CacheAhead({ playthrough, game }: { playthrough: Playthrough; game: Game }) {
  useCacheAhead(game, resumesAt(playthrough, game.exercises.length), 0);
  return null;
}
