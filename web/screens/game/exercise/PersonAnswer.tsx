import { useLingui } from '@lingui/react/macro';
import type { Game, GameExercise, GameOption } from '#contract/game.ts';
import type { PlayState } from '../play/play-types.ts';
import { avatarOf } from '../player/game-clips.ts';
import type { PlayController } from '../player/play-controller.ts';
import { Claim } from './Claim.tsx';
import { HearAgain } from './HearAgain.tsx';
import styles from './PersonAnswer.module.css';
import { Portrait } from './Portrait.tsx';

type PersonAnswerProps = {
  game: Game;
  exercise: GameExercise;
  option: GameOption;
  state: PlayState;
  controller: PlayController;
};

/** The id of a person's radio button, which the person in the picture presses too. */
export function answerId({ exercise_id }: GameExercise, optionId: number): string {
  return `answer-${exercise_id}-${optionId}`;
}

/**
 * A person is an answer: face, name and what they claim, once it was heard; with the question all that they said, and "hear
 * again" (docs/product-decisions.md#people-answer).
 */
export function PersonAnswer({ game, exercise, option, state, controller }: PersonAnswerProps) {
  const { t } = useLingui();
  const { id, character, character_id } = option;
  const inputId = answerId(exercise, id);
  const isSpeaking = state.clip === id && state.playback === 'playing' && state.reminder !== 'playing';
  const isWrong = state.wrong.includes(id);
  return (
    <div
      className={styles.person}
      data-asked={state.asked || undefined}
      data-speaking={isSpeaking || undefined}
      data-tried={isWrong || undefined}
    >
      <input
        type="radio"
        id={inputId}
        name="answer"
        value={id}
        checked={state.choice === id}
        onChange={() => controller.dispatch({ type: 'chosen', optionId: id })}
        aria-describedby={`${inputId}-claim${isWrong ? ` ${inputId}-note` : ''}`}
      />
      <span className={styles.face}>
        <Portrait name={character} picture={avatarOf(game, character_id)} size="card" />
      </span>
      <div className={styles.bubble}>
        <div className={styles.head}>
          <label htmlFor={inputId} className={styles.name} translate="no">
            {character}
          </label>
          {state.asked && (
            <HearAgain
              name={character}
              onPress={() => controller.dispatch({ type: 'hearAgainPressed', optionId: id })}
            />
          )}
          {isWrong && (
            <span id={`${inputId}-note`} className={styles.note}>
              {t`You tried this one`}
            </span>
          )}
        </div>
        <p id={`${inputId}-claim`} className={styles.claim}>
          <Claim option={option} state={state} />
        </p>
      </div>
    </div>
  );
}
