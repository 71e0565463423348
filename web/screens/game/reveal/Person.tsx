import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { GameOption } from '#contract/game.ts';
import { Portrait } from '../exercise/Portrait.tsx';
import type { PlayDialogsProps } from '../player/dialog-props.ts';
import { avatarOf } from '../player/game-clips.ts';
import styles from './Person.module.css';

type PersonProps = Pick<PlayDialogsProps, 'game'> & {
  option: GameOption;
  /** Marks the person who is right. */
  isRight?: boolean;
  /** The face and the name are a button that agrees with this person. */
  onPress?: () => void;
  children: ReactNode;
};

/** A person's face, and beside it what is said about them and what they claimed. */
export function Person({ game, option, isRight = false, onPress, children }: PersonProps) {
  const { character, character_id, short } = option;
  const face = <Portrait name={character} picture={avatarOf(game, character_id)} />;
  return (
    <div className={`${styles.person} ${isRight ? styles.right : ''}`}>
      {onPress ? (
        <button type="button" className={styles.face} onClick={onPress}>
          {face}
          {character}
        </button>
      ) : (
        <span className={styles.face}>{face}</span>
      )}
      <div className={styles.words}>
        {children}
        {short && (
          <p className={styles.quote}>
            <Trans>“{short}”</Trans>
          </p>
        )}
      </div>
    </div>
  );
}
