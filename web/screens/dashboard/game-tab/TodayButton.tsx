import { Trans } from '@lingui/react/macro';
import { useNavigate } from 'react-router';
import type { Playthrough } from '#contract/answers.ts';
import { paths } from '#contract/pages/paths.ts';
import { specifiedParts } from '#contract/rules/porch-lane.ts';
import { answeredExercises } from '#contract/rules/scoring.ts';
import { useNextDay } from '#web/screens/reviews/use-next-day.ts';
import { Button } from '#web/ui/controls/Button.tsx';
import { PlayButton } from './PlayButton.tsx';
import styles from './TodayButton.module.css';

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
  if (as !== (playthrough.finished && !next ? 'main' : 'other')) return null;
  const label = <Trans>Today's Three</Trans>;
  if (as === 'main')
    return <PlayButton label={label} detail={<Trans>Moments worth a second look</Trans>} onPress={open} />;
  return (
    <Button onClick={open}>
      {label}
      <span className={styles.day}>
        {next === null && <Trans>Ready now</Trans>}
        {next && <Trans>Next: {next}</Trans>}
      </span>
    </Button>
  );
}

function hasPartOne({ exercises }: Playthrough): boolean {
  const answered = answeredExercises(exercises);
  const partOne = Array.from({ length: specifiedParts[0]?.last ?? 0 }, (_, index) => index + 1);
  return partOne.every((exerciseId) => answered.has(exerciseId));
}
