import { Trans, useLingui } from '@lingui/react/macro';
import { type FormEvent, type RefObject, useId } from 'react';
import type { Game, GameExercise } from '#contract/game.ts';
import { newId } from '#web/lib/new-id.ts';
import { Button } from '#web/ui/controls/Button.tsx';
import { canAnswer } from '../play/play-rules.ts';
import type { PlayState } from '../play/play-types.ts';
import { offeredOf } from '../player/game-clips.ts';
import type { PlayController } from '../player/play-controller.ts';
import styles from './Answers.module.css';
import { PersonAnswer } from './PersonAnswer.tsx';

type AnswersProps = {
  game: Game;
  exercise: GameExercise;
  state: PlayState;
  controller: PlayController;
  heading: RefObject<HTMLHeadingElement | null>;
};

/** "Who is Correct?": the two people who made a claim, and the Okay button. Enter on a person presses it as well. */
export function Answers({ game, exercise, state, controller, heading }: AnswersProps) {
  const { t } = useLingui();
  const titleId = useId();
  const people = offeredOf(exercise);
  const chosen = people.find(({ id }) => id === state.choice);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    controller.dispatch({ type: 'okayPressed', attemptId: newId(), at: new Date().toISOString() });
  };
  return (
    <form
      className={styles.answers}
      data-asked={state.asked || undefined}
      aria-labelledby={titleId}
      onSubmit={submit}
    >
      <h2 ref={heading} id={titleId}>
        <Trans>Who is Correct?</Trans>
      </h2>
      <div role="radiogroup" aria-labelledby={titleId} className={styles.people}>
        {people.map((option) => (
          <PersonAnswer key={option.id} {...{ game, exercise, option, state, controller }} />
        ))}
      </div>
      <Button
        type="submit"
        variant="primary"
        className={styles.okay}
        reasonInside
        disabledBecause={canAnswer(state) ? undefined : t`Choose one person first.`}
      >
        <Trans>Okay</Trans>
        {chosen && (
          <span className={styles.agree}>
            <Trans>I agree with {chosen.character}</Trans>
          </span>
        )}
      </Button>
    </form>
  );
}
