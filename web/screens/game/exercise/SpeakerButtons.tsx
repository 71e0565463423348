import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { Game, GameExercise, GameOption } from '#contract/game.ts';
import { Icon } from '#web/ui/controls/Icon.tsx';
import { Hidden } from '#web/ui/text/Hidden.tsx';
import { descriptionId } from '../play/play-rules.ts';
import type { PlayState } from '../play/play-types.ts';
import { avatarOf, hasClip } from '../player/game-clips.ts';
import type { PlayController } from '../player/play-controller.ts';
import { Portrait } from './Portrait.tsx';
import styles from './SpeakerButtons.module.css';

type SpeakerButtonsProps = {
  game: Game;
  exercise: GameExercise;
  state: PlayState;
  controller: PlayController;
};

/** Selects the clip to play. Choosing one never answers the question (docs/product-decisions.md#choosing-people). */
export function SpeakerButtons({ game, exercise, state, controller }: SpeakerButtonsProps) {
  const button = (optionId: number, sign: ReactNode, name: ReactNode) => {
    const isCurrent = optionId === state.clip;
    const isHeard = !isCurrent && state.heard.includes(optionId);
    return (
      <button
        key={optionId}
        type="button"
        className={styles.speaker}
        aria-pressed={isCurrent}
        onClick={() => controller.dispatch({ type: 'clipSelected', optionId })}
      >
        <span className={styles.sign}>
          {sign}
          {isHeard && (
            <span className={styles.tick}>
              <Icon name="check" size="16px" />
            </span>
          )}
        </span>
        <span>
          {name}{' '}
          <Hidden>
            {isCurrent && <Trans>now</Trans>}
            {isHeard && <Trans>heard</Trans>}
          </Hidden>
        </span>
      </button>
    );
  };
  const eye = (
    <span className={styles.icon}>
      <Icon name="eye" />
    </span>
  );
  const options = exercise.main.options.filter(hasClip);
  return (
    <fieldset className={styles.speakers}>
      <legend>
        <Hidden>
          <Trans>Watch one person again</Trans>
        </Hidden>
      </legend>
      {state.described && button(descriptionId, eye, <Trans>Description</Trans>)}
      {options.map(({ id, character, character_id }) =>
        button(
          id,
          <Portrait name={character} picture={avatarOf(game, character_id)} size="small" />,
          <SpeakerName character={character} turn={turnOf(id, options)} />,
        ),
      )}
    </fieldset>
  );
}

type Turn = 'only' | 'first' | 'question';

/** Who speaks twice opens the scene and asks the question at its end. */
function turnOf(optionId: number, options: readonly GameOption[]): Turn {
  const speaker = options.find(({ id }) => id === optionId)?.character_id;
  const [first, ...more] = options.filter(({ character_id }) => character_id === speaker);
  if (more.length === 0) return 'only';
  return first?.id === optionId ? 'first' : 'question';
}

function SpeakerName({ character, turn }: { character: string; turn: Turn }) {
  const name = <span translate="no">{character}</span>;
  if (turn === 'first')
    return (
      <Trans>
        <span translate="no">{name}</span>, first
      </Trans>
    );
  if (turn === 'question')
    return (
      <Trans>
        <span translate="no">{name}</span>, question
      </Trans>
    );
  return name;
}
