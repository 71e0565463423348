import { Plural, Trans } from '@lingui/react/macro';
import type { Playthrough } from '#contract/answers.ts';
import type { Game } from '#contract/game.ts';
import type { SentReview } from '#contract/reviews.ts';
import { answeredExercises } from '#contract/rules/scoring.ts';
import { PorchLane } from '#web/screens/lane/PorchLane.tsx';
import { Row } from '#web/ui/layout/Row.tsx';
import styles from './TodayOnTheLane.module.css';

type TodayOnTheLaneProps = {
  game: Game;
  playthrough: Playthrough | null;
  /** The reviews of this visit. */
  made: readonly SentReview[];
};

/** The lane in the evening with the window of the last moment coming on, and Rosa, who says how it went. */
export function TodayOnTheLane({ game, playthrough, made }: TodayOnTheLaneProps) {
  const lit = answeredExercises(playthrough?.exercises ?? []);
  const face = game.people.find(({ name }) => name === 'Rosa')?.avatar_url;
  return (
    <section className={styles.card}>
      <div className={styles.lane}>
        <PorchLane parts={game.parts} lit={lit} newest={made.at(-1)?.exerciseId} isWhole />
      </div>
      <Row gap={3} wrap={false} align="center" className={styles.rosa}>
        {face && <img src={face} alt="" width={160} height={160} />}
        <p>
          <strong>
            <Trans>Rosa:</Trans>
          </strong>{' '}
          <q>
            <HowItWent made={made} />
          </q>
        </p>
      </Row>
    </section>
  );
}

function HowItWent({ made }: Pick<TodayOnTheLaneProps, 'made'>) {
  const right = made.filter(({ outcome }) => outcome === 'correct').length;
  const together = made.length - right;
  if (right === 0) return <Trans>We took a good look together. You will see it again soon.</Trans>;
  if (together === 0) return <Trans>You got it all right today. The lights are on for you.</Trans>;
  return (
    <Plural
      value={right}
      one={`You got # of ${made.length} right today. We looked at the rest together.`}
      other={`You got # of ${made.length} right today. We looked at the rest together.`}
    />
  );
}
