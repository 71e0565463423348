import { Trans } from '@lingui/react/macro';
import { type ReactNode, useEffect, useRef } from 'react';
import type { Playthrough } from '#contract/answers.ts';
import type { Game } from '#contract/game.ts';
import { paths } from '#contract/pages/paths.ts';
import type { SentReview } from '#contract/reviews.ts';
import type { Schedule } from '#contract/rules/schedule.ts';
import type { OfferedReview } from '#contract/rules/todays-three.ts';
import { SaveStatus } from '#web/screens/game/SaveStatus.tsx';
import { ShowAFriend } from '#web/screens/share/ShowAFriend.tsx';
import { Button } from '#web/ui/controls/Button.tsx';
import { LinkButton } from '#web/ui/controls/Link.tsx';
import { Row } from '#web/ui/layout/Row.tsx';
import { dayInWords, daysUntilNext } from '../next-day.ts';
import styles from './AfterToday.module.css';
import { SeenAgain } from './SeenAgain.tsx';
import { TodayOnTheLane } from './TodayOnTheLane.tsx';
import { offeredNow } from './use-today.ts';

type AfterTodayProps = {
  game: Game;
  playthrough: Playthrough | null;
  /** The reviews of this visit. */
  made: readonly SentReview[];
  schedule: Schedule;
  onMore: (offer: OfferedReview) => void;
};

/** The calm end: what was seen again, and when something comes next. What was not done is not mentioned. */
export function AfterToday({ game, playthrough, made, schedule, onMore }: AfterTodayProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const now = new Date();
  const { oneMore } = offeredNow(schedule);
  const days = daysUntilNext(schedule, now);
  if (days === null) return <NothingAnswered />;
  const day = dayInWords(days, now);
  return (
    <section className={styles.after}>
      <h1 ref={heading} tabIndex={-1}>
        {made.length > 0 ? <Trans>That's all for today.</Trans> : <Trans>Today's Three</Trans>}
      </h1>
      {made.length > 0 ? (
        <>
          <TodayOnTheLane {...{ game, playthrough, made }} />
          <SeenAgain game={game} made={made} />
          <Row lines={0} gap={4} align="center">
            <p>
              <Trans>Your next moments come {day}.</Trans>
            </p>
            <SaveStatus />
          </Row>
        </>
      ) : (
        <p>
          <Trans>Nothing to look at again today. Come back {day}.</Trans>
        </p>
      )}
      <Actions>
        {oneMore && (
          <Button icon="eye" onClick={() => onMore(oneMore)}>
            <Trans>One more</Trans>
          </Button>
        )}
        {made.length > 0 && <ShowAFriend />}
      </Actions>
    </section>
  );
}

/** Before the first answer of the game. */
function NothingAnswered() {
  return (
    <section className={styles.after}>
      <h1>
        <Trans>Today's Three</Trans>
      </h1>
      <p>
        <Trans>
          Here you will see moments again that you have answered in the game. Please answer some first, and
          come back in a few days.
        </Trans>
      </p>
      <Actions />
    </section>
  );
}

function Actions({ children }: { children?: ReactNode }) {
  return (
    <Row className={styles.actions}>
      <LinkButton variant="primary" to={paths.dashboard}>
        <Trans>Back to the dashboard</Trans>
      </LinkButton>
      {children && <Row className={styles.others}>{children}</Row>}
    </Row>
  );
}
