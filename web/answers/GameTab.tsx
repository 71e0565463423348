import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router';
import type { AnswerRecord } from '#contract/answers.ts';
import type { Game } from '#contract/game.ts';
import { paths } from '#contract/paths.ts';
import { missedExercises } from '#contract/report-figures.ts';
import { nextOpenExercise } from '#contract/scoring.ts';
import { gameQuery } from '#web/game/game-queries.ts';
import { KeepGame } from '#web/offline/KeepGame.tsx';
import { useKeepAhead } from '#web/offline/use-keep-ahead.ts';
import { ResultsUnread } from '#web/reports/ResultsUnread.tsx';
import { useConfig } from '#web/shell/config.tsx';
import { formatDate } from '#web/shell/dates.ts';
import { Button } from '#web/ui/Button.tsx';
import { AlertDialog } from '#web/ui/Dialog.tsx';
import type { Answers } from './answers-query.ts';
import styles from './GameTab.module.css';

/** Where the person stands, and the ways into the game. */
export function GameTab({ answers }: { answers: Answers }) {
  const record = answers.data?.at(-1) ?? null;
  const isUnknown = answers.data === undefined;
  return (
    <div className={styles.tab}>
      {isUnknown && <ResultsUnread onRetry={() => void answers.refetch()} />}
      {!isUnknown && <Standing record={record} />}
      <WaysIn record={record} isUnknown={isUnknown} />
      {record && <ReadyToPlay record={record} />}
      {record && <KeepGame />}
    </div>
  );
}

/** Who has played before finds the game at hand: its screen, its words, and the clips of the exercise that comes next. */
function ReadyToPlay({ record }: { record: AnswerRecord }) {
  const game = useQuery({ ...gameQuery, retry: false });
  useEffect(() => void import('#web/game/PlayScreen.tsx'), []);
  return game.data ? <Ahead game={game.data} record={record} /> : null;
}

function Ahead({ game, record }: { game: Game; record: AnswerRecord }) {
  useKeepAhead(game, (record.lastAnsweredExercise % game.exercises.length) + 1, 0);
  return null;
}

function Standing({ record }: { record: AnswerRecord | null }) {
  const config = useConfig();
  const { totalAnswered = 0, totalExercises = config.totalExercises, answerDate, skipped = 0 } = record ?? {};
  return (
    <div className={styles.standing}>
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
      {record && (
        <p>
          <Trans>Last exercise answered: #{record.lastAnsweredExercise}</Trans>
        </p>
      )}
    </div>
  );
}

type WaysInProps = {
  record: AnswerRecord | null;
  /** The results could not be read: then the game looks by itself where the person stopped. */
  isUnknown: boolean;
};

function WaysIn({ record, isUnknown }: WaysInProps) {
  const { t } = useLingui();
  const navigate = useNavigate();
  const { totalExercises } = useConfig();
  const [isAsking, setAsking] = useState(false);
  const play = (state: object) => navigate(paths.game, { state: { GameId: '1', ...state } });
  const resumeAt = (lastExercise: number) => play({ lastExercise, resume: true, newSession: false });
  const finished = record?.finished ?? false;
  const total = record?.totalExercises ?? totalExercises;
  const missed = missedExercises(record);
  const nextOpen = record ? nextOpenExercise(record.exercises, record.lastAnsweredExercise, total) : null;

  return (
    <div className={styles.ways}>
      <Button
        kind="main"
        icon="play"
        onClick={() => (isUnknown ? play({}) : resumeAt(record?.lastAnsweredExercise ?? 0))}
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
              {record?.totalAnswered ?? 0}/{total}
            </span>
          </>
        )}
      </Button>
      {nextOpen !== null && record && nextOpen !== (record.lastAnsweredExercise % total) + 1 && (
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
              kind="main"
              onClick={() => play({ resume: false, newSession: true, session: crypto.randomUUID() })}
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
          {!record && !isUnknown && (
            <p>
              <Trans>You have no earlier results.</Trans>
            </p>
          )}
          {record && (
            <p>
              <Trans>
                They go when you give your first new answer. For 30 days you can bring them back in My
                account.
              </Trans>
            </p>
          )}
        </div>
      </AlertDialog>
    </div>
  );
}
