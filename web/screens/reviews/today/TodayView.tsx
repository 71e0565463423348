import { Trans } from '@lingui/react/macro';
import { useMemo } from 'react';
import type { Game } from '#contract/game.ts';
import { paths } from '#contract/pages/paths.ts';
import type { OfferedReview } from '#contract/rules/todays-three.ts';
import { useCacheExercises } from '#web/data/offline/use-cache-ahead.ts';
import { OneExercise } from '#web/screens/game/OneExercise.tsx';
import { SaveStatus } from '#web/screens/game/SaveStatus.tsx';
import { LinkButton } from '#web/ui/controls/Link.tsx';
import { Row } from '#web/ui/layout/Row.tsx';
import { gameOfReview } from '../review-game.ts';
import { AfterToday } from './AfterToday.tsx';
import { type TodayProps, useToday } from './use-today.ts';

/** One review after the other, then what was seen and when something comes again. */
export function TodayView(props: TodayProps) {
  const { game, playthrough } = props;
  const today = useToday(props);
  const { open, queue, made, schedule } = today;
  useCacheExercises(
    game,
    queue.map(({ exerciseId }) => exerciseId),
    { bothStates: true },
  );
  if (open === null) return <AfterToday {...{ game, playthrough, made, schedule }} onMore={today.add} />;
  return <OpenReview key={`${open.exerciseId} ${today.seen}`} game={game} offer={open} today={today} />;
}

type OpenReviewProps = { game: Game; offer: OfferedReview; today: ReturnType<typeof useToday> };

function OpenReview({ game, offer, today: { place, save, goOn } }: OpenReviewProps) {
  const one = useMemo(() => gameOfReview(game, offer), [game, offer]);
  return (
    <OneExercise game={one} kind="review" onReviewed={save} onDone={() => void goOn()}>
      <Row gap={3} align="center" spread>
        <Row lines={1} gap={4}>
          {place.of > 1 && (
            <p>
              <Trans>
                Today's three: {place.number} of {place.of}
              </Trans>
            </p>
          )}
          <SaveStatus />
        </Row>
        <LinkButton to={paths.dashboard}>
          <Trans>Stop for today</Trans>
        </LinkButton>
      </Row>
    </OneExercise>
  );
}
