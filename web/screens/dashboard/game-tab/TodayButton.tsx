import { Trans } from '@lingui/react/macro';
import { useNavigate } from 'react-router';
import type { Playthrough } from '#contract/answers.ts';
import { paths } from '#contract/pages/paths.ts';
import { specifiedParts } from '#contract/rules/porch-lane.ts';
import { answeredExercises } from '#contract/rules/scoring.ts';
import { Button } from '#web/ui/controls/Button.tsx';
import { PlayButton } from './PlayButton.tsx';

type TodayButtonProps = { playthrough: Playthrough | null; as: 'main' | 'other' };

/** Opens Today's three: one button among others once part 1 is answered, the main one once everything is. */
export function TodayButton({ playthrough, as }: TodayButtonProps) {
  const navigate = useNavigate();
  const open = () => navigate(paths.today);
  if (placeOf(playthrough) !== as) return null;
  const label = <Trans>Today's Three</Trans>;
  if (as === 'other') return <Button onClick={open}>{label}</Button>;
  return <PlayButton label={label} detail={<Trans>Moments worth a second look</Trans>} onPress={open} />;
}

function placeOf(playthrough: Playthrough | null): 'main' | 'other' | null {
  if (playthrough === null) return null;
  if (playthrough.finished) return 'main';
  const answered = answeredExercises(playthrough.exercises);
  const partOne = Array.from({ length: specifiedParts[0]?.last ?? 0 }, (_, index) => index + 1);
  return partOne.every((exerciseId) => answered.has(exerciseId)) ? 'other' : null;
}
