import { Trans } from '@lingui/react/macro';
import { Icon } from '#web/ui/controls/Icon.tsx';
import { Portrait } from '../exercise/Portrait.tsx';
import type { PlayDialogsProps } from '../player/dialog-props.ts';
import { avatarOf, optionOf } from '../player/game-clips.ts';
import styles from './Relief.module.css';

type ReliefProps = Pick<PlayDialogsProps, 'game' | 'exercise'> & { isSafe: boolean };

/** A line under the picture: what the ring marks, and once the scene is made safe, the relief of the person who told it. */
export function Relief({ game, exercise, isSafe }: ReliefProps) {
  const { character, character_id } = optionOf(exercise, 1);
  return (
    <p className={styles.relief} data-safe={isSafe}>
      {isSafe ? (
        <>
          <Portrait name={character} picture={avatarOf(game, character_id)} size="small" />
          <span>
            <Trans>
              <strong translate="no">{character}:</strong> “That is much safer. Thank you!”
            </Trans>
          </span>
        </>
      ) : (
        <>
          <Icon name="eye" />
          <span>
            <Trans>
              <strong>Look here:</strong> {exercise.signal_words}
            </Trans>
          </span>
        </>
      )}
    </p>
  );
}
