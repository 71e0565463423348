import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router';
import type { Playthrough } from '#contract/answers.ts';
import type { Game } from '#contract/game.ts';
import { paths } from '#contract/pages/paths.ts';
import { missedExercises } from '#contract/scoring/report-figures.ts';
import { nextOpenExercise } from '#contract/scoring/scoring.ts';
import { newId } from '#web/browser/new-id.ts';
import { DownloadGame } from '#web/dashboard/DownloadGame.tsx';
import { gameQuery } from '#web/game/game-queries.ts';
import { useCacheAhead } from '#web/offline/use-cache-ahead.ts';
import { useIsOld } from '#web/queries/read.ts';
import { ResultsUnavailable } from '#web/reports/ResultsUnavailable.tsx';
import { useConfig } from '#web/shell/config.tsx';
import { formatDate } from '#web/shell/dates.ts';
import { Button } from '#web/ui/controls/Button.tsx';
import { AlertDialog } from '#web/ui/overlays/Dialog.tsx';
import { type PlaythroughsResult, playthroughsQuery } from '../answers/playthroughs-query.ts';
import styles from './GameTab.module.css';

/** The player's progress, and the buttons that open the game. */
export function GameTab({ playthroughs }: { playthroughs: PlaythroughsResult }) {
  const playthrough = playthroughs.data?.at(-1) ?? null;
  const isUnknown = playthroughs.data === undefined;
  const isOld = useIsOld(playthroughsQuery.queryKey);
  return (
    <div className={styles.tab}>
      {isUnknown && <ResultsUnavailable onRetry={() => void playthroughs.refetch()} />}
      {!isUnknown && <GameProgress playthrough={playthrough} />}
      <GameActions playthrough={playthrough} isUnknown={isUnknown} isOld={isOld} />
      {playthrough && <PreloadGame playthrough={playthrough} />}
      {playthrough && <DownloadGame />}
    </div>
  );
}

/** Preloads the game for people who have played before: its screen, its texts, and the clips of the next exercise. */
function PreloadGame({ playthrough }: { playthrough: Playthrough }) {
  const game = useQuery({ ...gameQuery, retry: false });
  useEffect(() => void import('#web/game/PlayScreen.tsx'), []);
  return game.data ? <CacheAhead game={game.data} playthrough={playthrough} /> : null;
}

function CacheAhead({ game, playthrough }: { game: Game; playthrough: Playthrough }) {
  useCacheAhead(game, resumesAt(playthrough, game.exercises.length), 0);
  return null;
}

/** The exercise that Resume Play opens. */
function resumesAt({ place, lastAnsweredExercise }: Playthrough, total: number): number {
  return place ?? (lastAnsweredExercise % total) + 1;
}

/** Whether something was answered or skipped: a playthrough may hold only a place. */
function hasResults(playthrough: Playthrough | null): playthrough is Playthrough {
  return playthrough !== null && playthrough.lastAnsweredExercise > 0;
}

function GameProgress({ playthrough }: { playthrough: Playthrough | null }) {
  const config = useConfig();
  const {
    totalAnswered = 0,
    totalExercises = config.totalExercises,
    answerDate,
    skipped = 0,
  } = playthrough ?? {};
  return (
    <div className={styles.progress}>
      <p className={styles.count}>
        <Trans>
          You have answered {totalAnswered} out of {totalExercises} exercises
        </Trans>
      </p>
      {skipped > 0 && (
        <p>
          <Trans>{skipped} skipped</Trans>
        </p>
      )}
      {answerDate && (
        <p>
          <Trans>Last played: {formatDate(answerDate, 'll')}</Trans>
        </p>
      )}
      {hasResults(playthrough) && (
        <p>
          <Trans>Last exercise answered: #{playthrough.lastAnsweredExercise}</Trans>
        </p>
      )}
    </div>
  );
}

type GameActionsProps = {
  playthrough: Playthrough | null;
  /** The results could not be read: the game then finds out by itself where the player stopped. */
  isUnknown: boolean;
  /** The results are a stored copy: the game reads again where the player stopped, perhaps on another device. */
  isOld: boolean;
};

function GameActions({ playthrough, isUnknown, isOld }: GameActionsProps) {
  const { t } = useLingui();
  const navigate = useNavigate();
  const { totalExercises } = useConfig();
  const [isAsking, setAsking] = useState(false);
  const play = (state: object) => navigate(paths.game, { state: { GameId: '1', ...state } });
  const resumeAt = (lastExercise: number, place?: number | null) =>
    play({ lastExercise, place, resume: true, newSession: false });
  const finished = playthrough?.finished ?? false;
  const total = playthrough?.totalExercises ?? totalExercises;
  const missed = missedExercises(playthrough);
  const nextOpen = playthrough
    ? nextOpenExercise(playthrough.exercises, playthrough.lastAnsweredExercise, total)
    : null;

  return (
    <div className={styles.actions}>
      <Button
        variant="primary"
        icon="play"
        onClick={() =>
          isUnknown || isOld ? play({}) : resumeAt(playthrough?.lastAnsweredExercise ?? 0, playthrough?.place)
        }
        disabledBecause={
          finished
            ? t`You have answered all ${total}. Choose an exercise in Reports to play it again.`
            : undefined
        }
      >
        <Trans>Resume Play</Trans>
        {!isUnknown && (
          <>
            {' '}
            <span className={styles.badge}>
              {playthrough?.totalAnswered ?? 0}/{total}
            </span>
          </>
        )}
      </Button>
      {nextOpen !== null && playthrough && nextOpen !== resumesAt(playthrough, total) && (
        <Button onClick={() => resumeAt(nextOpen - 1)}>
          <Trans>Go to the next open exercise (#{nextOpen})</Trans>
        </Button>
      )}
      {missed.length > 0 && (
        <Button onClick={() => play({ resume: true, newSession: false, practice: missed })}>
          <Trans>Practice what I missed ({missed.length})</Trans>
        </Button>
      )}
      <Button onClick={() => setAsking(true)}>
        <Trans>Start New</Trans>
      </Button>
      <AlertDialog
        isOpen={isAsking}
        onClose={() => setAsking(false)}
        title={<Trans>Start New</Trans>}
        actions={
          <>
            <Button onClick={() => setAsking(false)}>
              <Trans>Cancel</Trans>
            </Button>
            <Button
              variant="primary"
              onClick={() => {
                const replaces = isUnknown ? undefined : (playthrough?.session ?? null);
                play({ resume: false, newSession: true, session: newId(), replaces });
              }}
            >
              <Trans>OK</Trans>
            </Button>
          </>
        }
      >
        <div className={styles.warning}>
          <p>
            <Trans>Starting a new game will delete all your previous results!</Trans>
          </p>
          {!hasResults(playthrough) && !isUnknown && (
            <p>
              <Trans>You have no earlier results.</Trans>
            </p>
          )}
          {hasResults(playthrough) && (
            <p>
              <Trans>
                They are put away when you give your first new answer. For 30 days you can bring them back in
                My account.
              </Trans>
            </p>
          )}
        </div>
      </AlertDialog>
    </div>
  );
}
