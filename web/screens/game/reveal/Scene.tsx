import { useLingui } from '@lingui/react/macro';
import type { GameExercise } from '#contract/game.ts';
import { SpokenVoice } from '#web/shell/clips/SpokenVoice.tsx';
import type { PlayDialogsProps } from '../player/dialog-props.ts';
import { optionOf } from '../player/game-clips.ts';
import { CloseUp } from './CloseUp.tsx';
import { Relief } from './Relief.tsx';
import { SafeSwitch } from './SafeSwitch.tsx';
import styles from './Scene.module.css';
import { safeStillOf, useMadeSafe } from './use-made-safe.ts';

type SceneProps = Pick<PlayDialogsProps, 'game' | 'exercise' | 'coaching'> & {
  /** With the answer: the ring, the scene made safe, and the reason spoken after the coaching clip. */
  isRevealed: boolean;
};

/** The scene again, close, while the Presenter speaks. */
export function Scene({ game, exercise, coaching, isRevealed }: SceneProps) {
  const { t } = useLingui();
  const madeSafe = useMadeSafe();
  const { look, places, reveal } = exercise;
  const reason = isRevealed ? { ...reveal, video_url: reveal.clip, isOnScreen: true } : undefined;
  const clips = [coaching && game.coaching[coaching], reason].filter((clip) => clip != null);
  return (
    <SpokenVoice
      clips={clips}
      line={isRevealed && look && <Relief {...{ game, exercise }} isSafe={madeSafe.isSafe} />}
      controls={reason && look && <SafeSwitch {...madeSafe} />}
    >
      {look ? (
        <CloseUp
          still={look.still}
          box={look.box}
          isMarked={isRevealed}
          alt={altOf(exercise)}
          safeStill={reason && safeStillOf(exercise)}
          safeBox={places?.find(({ is_look }) => is_look)?.box}
          madeSafe={madeSafe}
        />
      ) : (
        <img className={styles.whole} src={optionOf(exercise, 1).poster_url} alt={t`The scene again.`} />
      )}
    </SpokenVoice>
  );

  function altOf({ signal_words }: GameExercise): string {
    return isRevealed ? t`The scene again. The ring marks: ${signal_words}.` : t`The scene again, closer.`;
  }
}
