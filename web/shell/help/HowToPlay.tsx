import { Trans } from '@lingui/react/macro';
import { Stack } from '#web/ui/layout/Stack.tsx';
import styles from './HowToPlay.module.css';

/** The game in four steps, for "Need help?" and beside the intro video. */
export function HowToPlay() {
  return (
    <Stack as="ol" gap={2} className={styles.steps}>
      <li>
        <Trans>Watch a short film. You see a person at home or outside.</Trans>
      </li>
      <li>
        <Trans>Two people say what they think. Only one has the safer idea.</Trans>
      </li>
      <li>
        <Trans>Choose the person who is right. Then choose Okay.</Trans>
      </li>
      <li>
        <Trans>See why. Then continue to the next exercise, or stop and come back later.</Trans>
      </li>
    </Stack>
  );
}
