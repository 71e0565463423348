import type { GameExercise } from '#contract/game.ts';
import { offeredOf, optionOf } from '../player/game-clips.ts';
import styles from './BothPeople.module.css';
import { cutOutOf } from './cut-out.ts';
import { answerId } from './PersonAnswer.tsx';

const sides = ['left', 'right'] as const;

type BothPeopleProps = {
  exercise: GameExercise;
  /** The whole scene instead of its thing: before the film nobody is shown where to look. */
  isBefore?: boolean;
};

/** Over the film once it has ended: its thing, a step back, and on either side of it the two people, who are answers too. */
export function BothPeople({ exercise, isBefore }: BothPeopleProps) {
  const thing = (!isBefore && exercise.look?.still) || optionOf(exercise, 1).poster_url;
  return (
    <div className={styles.both}>
      <img className={styles.thing} src={thing} alt="" />
      {offeredOf(exercise).map(({ id, character_id }, index) => {
        const side = sides[index];
        const picture = side && cutOutOf(character_id, side);
        return (
          picture && (
            <label key={id} htmlFor={answerId(exercise, id)} className={styles.person} data-side={side}>
              <img src={picture} alt="" />
            </label>
          )
        );
      })}
    </div>
  );
}
