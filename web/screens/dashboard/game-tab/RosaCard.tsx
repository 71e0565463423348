import { Plural, Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { Playthrough } from '#contract/answers.ts';
import { RosaFace } from '#web/shell/RosaFace.tsx';
import { Stack } from '#web/ui/layout/Stack.tsx';
import { Facts } from './Facts.tsx';
import styles from './RosaCard.module.css';
import { wordsFor } from './rosa-words.ts';

type RosaCardProps = { playthrough: Playthrough | null; total: number };

/**
 * Rosa says how the game stands, in figures that are true; below, when and where the player stopped. How many are
 * answered is said by the lane.
 */
export function RosaCard({ playthrough, total }: RosaCardProps) {
  return (
    <section className={styles.card}>
      <RosaFace />
      <Stack gap={1}>
        <p>
          <strong>
            <Trans>Rosa:</Trans>
          </strong>{' '}
          <q>
            <Words playthrough={playthrough} total={total} />
          </q>
        </p>
        {playthrough && <Facts playthrough={playthrough} />}
      </Stack>
    </section>
  );
}

function Words({ playthrough, total }: RosaCardProps): ReactNode {
  const words = wordsFor(playthrough, total);
  if (words.kind === 'new') {
    return <Trans>Every answer lights a window on our lane, right or not. Take all the time you need.</Trans>;
  }
  const { firstTry, house, dark } = words;
  return (
    <>
      {firstTry > 0 ? (
        <Trans>You spotted {firstTry} the first time.</Trans>
      ) : (
        <Trans>Every answer lights a window, right or not.</Trans>
      )}{' '}
      {house !== null && (
        <Plural
          value={dark}
          one={`House ${house} is next: # window to light.`}
          other={`House ${house} is next: # windows to light.`}
        />
      )}
    </>
  );
}
