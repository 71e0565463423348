import { Plural, Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { Playthrough } from '#contract/answers.ts';
import type { Game } from '#contract/game.ts';
import { formatDate } from '#web/shell/dates.ts';
import styles from './RosaCard.module.css';
import { wordsFor } from './rosa-words.ts';

type RosaCardProps = { playthrough: Playthrough | null; total: number; game: Game | null };

/**
 * Rosa says how the game stands, in figures that are true; below, when and where the player stopped. How many are
 * answered is said by the lane.
 */
export function RosaCard({ playthrough, total, game }: RosaCardProps) {
  const picture = game?.people.find(({ name }) => name === 'Rosa')?.avatar_url;
  return (
    <section className={styles.card}>
      <span className={styles.face}>{picture && <img src={picture} alt="" />}</span>
      <div className={styles.words}>
        <p>
          <strong>
            <Trans>Rosa:</Trans>
          </strong>{' '}
          <q>
            <Words playthrough={playthrough} total={total} />
          </q>
        </p>
        {playthrough && <Facts playthrough={playthrough} />}
      </div>
    </section>
  );
}

function Words({ playthrough, total }: Omit<RosaCardProps, 'game'>): ReactNode {
  const words = wordsFor(playthrough, total);
  if (words.kind === 'new') {
    return <Trans>Every answer lights a window on our lane, right or not. Take all the time you need.</Trans>;
  }
  const { firstTry, house, dark } = words;
  return (
    <>
      {firstTry > 0 ? (
        <Trans>You spotted {firstTry} the first time.</Trans>
      ) : (
        <Trans>Every answer lights a window, right or not.</Trans>
      )}{' '}
      {house === null ? (
        <Trans>Every window on our lane is lit. Thank you!</Trans>
      ) : (
        <Plural
          value={dark}
          one={`House ${house} is next: # window to light.`}
          other={`House ${house} is next: # windows to light.`}
        />
      )}
    </>
  );
}

function Facts({ playthrough }: { playthrough: Playthrough }) {
  const { answerDate, lastAnsweredExercise, skipped } = playthrough;
  return (
    <ul className={styles.facts}>
      {answerDate && (
        <li>
          <Trans>Last played: {formatDate(answerDate, 'll')}</Trans>
        </li>
      )}
      {lastAnsweredExercise > 0 && (
        <li>
          <Trans>Last exercise answered: #{lastAnsweredExercise}</Trans>
        </li>
      )}
      {skipped > 0 && (
        <li>
          <Trans>{skipped} skipped</Trans>
        </li>
      )}
    </ul>
  );
}
