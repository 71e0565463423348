import { Trans, useLingui } from '@lingui/react/macro';
import type { GameExercise } from '#contract/game.ts';
import { fewestFirstTries, isNoticedWell, type KindFigures } from '#contract/rules/report-figures.ts';
import { Stack } from '#web/ui/layout/Stack.tsx';
import styles from './Insight.module.css';

/** The first sentence of the page: the best that the figures allow to say, and what to do next. */
export function Insight({ kinds }: { kinds: readonly KindFigures[] }) {
  const praiseOf = usePraise();
  const best = bestKind(kinds);
  if (best !== null) {
    return (
      <Stack gap={1}>
        <p className={styles.sentence}>{praiseOf(best)}</p>
        <p>
          <Trans>Keep looking that way at home, too.</Trans>
        </p>
      </Stack>
    );
  }
  if (kinds.some(({ answered }) => answered >= fewestFirstTries)) {
    return (
      <Stack gap={1}>
        <p className={styles.sentence}>
          <Trans>Every look counts.</Trans>
        </p>
        <p>
          <Trans>Below are the moments that are worth another one.</Trans>
        </p>
      </Stack>
    );
  }
  return (
    <Stack gap={1}>
      <p className={styles.sentence}>
        <Trans>You have made a good start.</Trans>
      </p>
      <p>
        <Trans>Play a few more. Then this page can tell you what you notice well.</Trans>
      </p>
    </Stack>
  );
}

/** The kind with the most first tries of those that are noticed well; null without one. */
function bestKind(kinds: readonly KindFigures[]): GameExercise['signal'] | null {
  const [best] = kinds.filter(isNoticedWell).toSorted((one, other) => other.firstTry - one.firstTry);
  return best?.kind ?? null;
}

function usePraise(): (kind: GameExercise['signal']) => string {
  const { t } = useLingui();
  return (kind) =>
    ({
      hazard: t`You notice hazards well.`,
      seen: t`You notice the signals that you can see well.`,
      heard: t`You notice the signals that you can hear well.`,
      felt: t`You notice the signals that you can feel well.`,
      unseen: t`You notice the signals inside you well.`,
      reminder: t`You notice reminders well.`,
      'personal item': t`You notice what personal items tell you well.`,
    })[kind];
}
