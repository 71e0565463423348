import { Trans } from '@lingui/react/macro';
import type { Game, GameExercise } from '#contract/game.ts';
import { Hidden } from '#web/ui/Hidden.tsx';
import { avatarOf } from './game-clips.ts';
import { Portrait } from './Portrait.tsx';
import type { PlaySession } from './play-session.ts';
import styles from './SpeakerButtons.module.css';

type SpeakerButtonsProps = { game: Game; exercise: GameExercise; clip: number; session: PlaySession };

/** Which clip plays. Choosing one never answers the question (decision G5). */
export function SpeakerButtons({ game, exercise, clip, session }: SpeakerButtonsProps) {
  const { options } = exercise.main;
  return (
    <fieldset className={styles.speakers}>
      <legend>
        <Hidden>
          <Trans>Watch one person again</Trans>
        </Hidden>
      </legend>
      {options.map(({ id, character }) => (
        <button
          key={id}
          type="button"
          className={styles.speaker}
          aria-pressed={id === clip}
          onClick={() => session.dispatch({ type: 'clipSelected', optionId: id })}
        >
          <Portrait name={character} picture={avatarOf(game, character)} size="small" />
          <span className={styles.name}>
            {character}
            {id === clip && (
              <span className={styles.now}>
                <Trans>now</Trans>
              </span>
            )}
          </span>
        </button>
      ))}
    </fieldset>
  );
}
