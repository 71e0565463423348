import { Trans, useLingui } from '@lingui/react/macro';
import { type FormEvent, type RefObject, useId } from 'react';
import type { Game, GameExercise } from '#contract/game.ts';
import { newId } from '#web/lib/new-id.ts';
import { Button } from '#web/ui/controls/Button.tsx';
import { RadioGroup } from '#web/ui/fields/RadioGroup.tsx';
import { Hidden } from '#web/ui/text/Hidden.tsx';
import { canAnswer } from '../play/play-rules.ts';
import type { PlayState } from '../play/play-types.ts';
import { isOffered } from '../player/game-clips.ts';
import type { PlayController } from '../player/play-controller.ts';
import styles from './AnswerCard.module.css';
import { PersonCard } from './PersonCard.tsx';

type AnswerCardProps = {
  game: Game;
  exercise: GameExercise;
  state: PlayState;
  controller: PlayController;
  heading: RefObject<HTMLHeadingElement | null>;
};

/** "Who is Correct?": the two people who made a claim, and the Okay button. Enter on a person presses it as well. */
export function AnswerCard({ game, exercise, state, controller, heading }: AnswerCardProps) {
  const { t } = useLingui();
  const titleId = useId();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    controller.dispatch({ type: 'okayPressed', attemptId: newId(), at: new Date().toISOString() });
  };
  return (
    <section className={styles.card} aria-labelledby={titleId}>
      <h2 ref={heading} id={titleId}>
        <Trans>Who is Correct?</Trans>
      </h2>
      <form className={styles.form} onSubmit={submit}>
        <RadioGroup label={<Hidden>{t`Who is Correct?`}</Hidden>} layout="cards">
          {exercise.main.options.filter(isOffered).map((option) => (
            <PersonCard
              key={`${exercise.exercise_id}-${option.id}`}
              game={game}
              option={option}
              state={state}
              onChoose={() => controller.dispatch({ type: 'chosen', optionId: option.id })}
            />
          ))}
        </RadioGroup>
        <Button
          type="submit"
          variant="primary"
          className={styles.okay}
          reasonInside
          disabledBecause={canAnswer(state) ? undefined : t`Choose one person first.`}
        >
          <Trans>Okay</Trans>
        </Button>
      </form>
    </section>
  );
}
