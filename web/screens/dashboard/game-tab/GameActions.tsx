import { Trans } from '@lingui/react/macro';
import { type ReactNode, useState } from 'react';
import { useNavigate } from 'react-router';
import type { Playthrough } from '#contract/answers.ts';
import type { Game } from '#contract/game.ts';
import { paths } from '#contract/pages/paths.ts';
import { exercisesToPractice } from '#contract/rules/report-figures.ts';
import { nextOpenExercise } from '#contract/rules/scoring.ts';
import { newId } from '#web/lib/new-id.ts';
import { ShowAFriend } from '#web/screens/share/ShowAFriend.tsx';
import { RefundBeforeOpening } from '#web/screens/subscriptions/RefundRule.tsx';
import { PlayTogether } from '#web/screens/together/PlayTogether.tsx';
import { Button } from '#web/ui/controls/Button.tsx';
import { Stack } from '#web/ui/layout/Stack.tsx';
import { DownloadGame } from '../DownloadGame.tsx';
import styles from './GameActions.module.css';
import { PlayButton } from './PlayButton.tsx';
import { ResumeLabel } from './ResumeLabel.tsx';
import { resumesAt } from './resumes-at.ts';
import { StartNewDialog } from './StartNewDialog.tsx';
import { TodayButton } from './TodayButton.tsx';

type GameActionsProps = {
  playthrough: Playthrough | null;
  total: number;
  /** The results could not be read: the game then finds out by itself where the player stopped. */
  isUnknown: boolean;
  /** The results are a stored copy: the game reads again where the player stopped, perhaps on another device. */
  isOld: boolean;
  game: Game | null;
  /** What stands between the main button and the list. */
  children?: ReactNode;
};

/**
 * What opens the game: the large button for what most people want, and everything else as a quiet list below. Before the
 * first answer the large one opens exercise 1 as Resume Play does, without the warning of Start New, which replaces nothing.
 */
export function GameActions({ playthrough, total, isUnknown, isOld, game, children }: GameActionsProps) {
  const navigate = useNavigate();
  const [isAsking, setAsking] = useState(false);
  const play = (state: object) => navigate(paths.game, { state: { GameId: '1', ...state } });
  const resumeAt = (lastExercise: number, place?: number | null) =>
    play({ lastExercise, place, resume: true, newSession: false });
  const resume = () =>
    isUnknown || isOld ? play({}) : resumeAt(playthrough?.lastAnsweredExercise ?? 0, playthrough?.place);

  const answered = playthrough?.totalAnswered ?? 0;
  const hasResults = playthrough !== null && playthrough.lastAnsweredExercise > 0;
  const isNew = !isUnknown && !hasResults;
  const next = resumesAt(playthrough, total);
  const exercise = game?.exercises.find(({ exercise_id }) => exercise_id === (isNew ? 1 : next)) ?? null;
  const missed = exercisesToPractice(playthrough);
  const nextOpen =
    playthrough && nextOpenExercise(playthrough.exercises, playthrough.lastAnsweredExercise, total);
  const title = exercise?.title;

  const isFinished = playthrough?.finished ?? false;

  const startNew = <Trans>Start New</Trans>;
  const resumePlay = <ResumeLabel count={isUnknown || isNew ? null : { answered, total }} />;
  return (
    <>
      <Stack gap={1} className={styles.main}>
        {isNew && (
          <PlayButton
            label={<Trans>Light your first window</Trans>}
            detail={title && <Trans>First: {title}</Trans>}
            exercise={exercise}
            onPress={resume}
          />
        )}
        {isNew && <RefundBeforeOpening />}
        <TodayButton as="main" playthrough={playthrough} />
        {!isNew && !isFinished && (
          <PlayButton
            label={resumePlay}
            detail={title && !isUnknown && <Trans>Next: {title}</Trans>}
            exercise={isUnknown ? null : exercise}
            onPress={resume}
          />
        )}
      </Stack>
      {children}
      <div className={styles.list}>
        <TodayButton as="other" playthrough={playthrough} />
        {nextOpen !== null && playthrough && nextOpen !== next && (
          <Button onClick={() => resumeAt(nextOpen - 1)}>
            <Trans>Go to the next open exercise (#{nextOpen})</Trans>
          </Button>
        )}
        {missed.length > 0 && (
          <Button onClick={() => play({ resume: true, newSession: false, practice: missed })}>
            <Trans>Practice what I missed ({missed.length})</Trans>
          </Button>
        )}
        {isFinished && <ShowAFriend />}
        <PlayTogether />
        {playthrough && <DownloadGame />}
        {isNew && <Button onClick={resume}>{resumePlay}</Button>}
        <Button onClick={() => setAsking(true)}>{startNew}</Button>
      </div>
      <StartNewDialog
        isOpen={isAsking}
        hasResults={isUnknown ? null : hasResults}
        onClose={() => setAsking(false)}
        onStart={() => {
          const replaces = isUnknown ? undefined : (playthrough?.session ?? null);
          play({ resume: false, newSession: true, session: newId(), replaces });
        }}
      />
    </>
  );
}
