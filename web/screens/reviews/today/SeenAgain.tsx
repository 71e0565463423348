import { Plural, Trans } from '@lingui/react/macro';
import type { Game } from '#contract/game.ts';
import type { SentReview } from '#contract/reviews.ts';
import { Icon } from '#web/ui/controls/Icon.tsx';
import { Card } from '#web/ui/layout/Card.tsx';
import styles from './SeenAgain.module.css';

/** The moments of this visit, each with its picture and how it went. */
export function SeenAgain({ game, made }: { game: Game; made: readonly SentReview[] }) {
  return (
    <>
      <p>
        <Plural value={made.length} one="You looked at this again:" other="You looked at these # again:" />
      </p>
      <Card as="ul" flush className={styles.list}>
        {made.map(({ id, exerciseId, outcome }) => {
          const exercise = game.exercises.find(({ exercise_id }) => exercise_id === exerciseId);
          const isRight = outcome === 'correct';
          return (
            <li key={id} className={styles.moment}>
              <img src={exercise?.main.options[0]?.poster_url} alt="" />
              <span className={styles.words}>
                <strong>{exercise?.title_after}</strong>
                <span className={styles.outcome} data-right={isRight || undefined}>
                  <Icon name={isRight ? 'good' : 'eye'} />
                  {isRight ? <Trans>Right</Trans> : <Trans>We looked at it together</Trans>}
                </span>
              </span>
            </li>
          );
        })}
      </Card>
    </>
  );
}
