import { Trans } from '@lingui/react/macro';
import { useNavigate } from 'react-router';
import type { Playthrough } from '#contract/answers.ts';
import { paths } from '#contract/pages/paths.ts';
import { specifiedParts } from '#contract/rules/porch-lane.ts';
import { scheduleOf } from '#contract/rules/schedule.ts';
import { answeredExercises } from '#contract/rules/scoring.ts';
import { todaysThree } from '#contract/rules/todays-three.ts';
import { dayInWords, dayOf, daysUntilNext } from '#web/screens/reviews/next-day.ts';
import { useReviews } from '#web/screens/reviews/use-reviews.ts';
import { Button } from '#web/ui/controls/Button.tsx';
import { PlayButton } from './PlayButton.tsx';

type TodayButtonProps = { playthrough: Playthrough | null; as: 'main' | 'other' };

/**
 * Opens Today's three: one button among others once part 1 is answered, the main one once everything is and something is
 * due. Otherwise it says when the next ones come.
 */
export function TodayButton({ playthrough, as }: TodayButtonProps) {
  return playthrough && hasPartOne(playthrough) && <Shown playthrough={playthrough} as={as} />;
}

function Shown({ playthrough, as }: { playthrough: Playthrough; as: 'main' | 'other' }) {
  const navigate = useNavigate();
  const open = () => navigate(paths.today);
  const next = useNextDay(playthrough);
  if (as !== (playthrough.finished && next === null ? 'main' : 'other')) return null;
  const label = <Trans>Today's Three</Trans>;
  if (as === 'main')
    return <PlayButton label={label} detail={<Trans>Moments worth a second look</Trans>} onPress={open} />;
  return (
    <Button onClick={open}>
      {next === null ? label : <Trans>Today's Three: the next come {next}</Trans>}
    </Button>
  );
}

/** When the next ones come, in words; null if some are due now, or nobody knows yet. */
function useNextDay(playthrough: Playthrough): string | null {
  const { data: reviews } = useReviews();
  if (reviews === undefined) return null;
  const now = new Date();
  const schedule = scheduleOf(playthrough, reviews);
  if (todaysThree(schedule, dayOf(now)).offered.length > 0) return null;
  const days = daysUntilNext(schedule, now);
  return days === null ? null : dayInWords(days, now);
}

function hasPartOne({ exercises }: Playthrough): boolean {
  const answered = answeredExercises(exercises);
  const partOne = Array.from({ length: specifiedParts[0]?.last ?? 0 }, (_, index) => index + 1);
  return partOne.every((exerciseId) => answered.has(exerciseId));
}
