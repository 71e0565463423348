import { useLingui } from '@lingui/react/macro';
import type { GameExercise } from '#contract/game.ts';

/** Names of the kinds of signal. */
export function useKindName(): (kind: GameExercise['signal']) => string {
  const { t } = useLingui();
  return (kind) =>
    ({
      hazard: t`Hazards`,
      seen: t`Signals you can see`,
      heard: t`Signals you can hear`,
      felt: t`Signals you can feel`,
      unseen: t`Signals inside you`,
      reminder: t`Reminders`,
      'personal item': t`Personal items`,
    })[kind];
}
