import { Trans, useLingui } from '@lingui/react/macro';
import { type RefObject, useId } from 'react';
import type { Game, GameExercise } from '#contract/game.ts';
import { newId } from '#web/browser/new-id.ts';
import { Button } from '#web/ui/controls/Button.tsx';
import { RadioCard, RadioGroup } from '#web/ui/fields/RadioGroup.tsx';
import { avatarOf, isOffered } from '../play/game-clips.ts';
import type { PlayController } from '../play/play-controller.ts';
import { canAnswer } from '../play/play-rules.ts';
import type { PlayState } from '../play/play-types.ts';
import styles from './AnswerCard.module.css';
import { Portrait } from './Portrait.tsx';

type AnswerCardProps = {
  game: Game;
  exercise: GameExercise;
  state: PlayState;
  controller: PlayController;
  heading: RefObject<HTMLHeadingElement | null>;
};

/** "Who is Correct?": the two people who made a claim, and the Okay button. */
export function AnswerCard({ game, exercise, state, controller, heading }: AnswerCardProps) {
  const { t } = useLingui();
  const titleId = useId();
  const offered = exercise.main.options.filter(isOffered);
  const okay = () =>
    controller.dispatch({ type: 'okayPressed', attemptId: newId(), at: new Date().toISOString() });
  return (
    <section className={styles.card} aria-labelledby={titleId}>
      <h2 ref={heading} id={titleId} tabIndex={-1}>
        <Trans>Who is Correct?</Trans>
      </h2>
      <RadioGroup label={<span className={styles.hidden}>{t`Who is Correct?`}</span>} layout="cards">
        {offered.map(({ id, character }) => (
          <RadioCard
            key={`${exercise.exercise_id}-${id}`}
            value={id}
            checked={state.choice === id}
            onChange={() => controller.dispatch({ type: 'chosen', optionId: id })}
            picture={<Portrait name={character} picture={avatarOf(game, character)} />}
            note={state.wrong.includes(id) ? t`You tried this one` : undefined}
          >
            {character}
          </RadioCard>
        ))}
      </RadioGroup>
      <Button
        variant="primary"
        className={styles.okay}
        onClick={okay}
        disabledBecause={canAnswer(state) ? undefined : t`Choose one person first.`}
      >
        <Trans>Okay</Trans>
      </Button>
      <div className={styles.replay}>
        {offered.map(({ id, character }) => (
          <Button
            key={id}
            variant="text"
            onClick={() => controller.dispatch({ type: 'clipSelected', optionId: id })}
          >
            <Trans>Watch {character} again</Trans>
          </Button>
        ))}
      </div>
    </section>
  );
}
